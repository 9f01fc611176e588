import { scales } from './scales';
import type { Theme } from './theme';

/** The default theme of a `KitProvider`. */
export const lightTheme: Theme = {
  ...scales,
  name: 'light',
  color: {
    ink: '#1b2333',
    inkMuted: '#5a6478',
    paper: '#ffffff',
    canvas: '#f5f6f8',
    line: '#dfe3ea',
    edge: '#7a8499',
    primary: '#2b3f8c',
    primaryHover: '#22336f',
    primaryTint: '#e9ecf8',
    onPrimary: '#ffffff',
    band: '#22336f',
    onBand: '#ffffff',
    accent: '#d98a00',
    accentTint: '#fdf3e0',
    success: '#1f7a4d',
    successTint: '#e9f5ee',
    danger: '#b3261e',
    dangerHover: '#8f1e18',
    dangerTint: '#fcedec',
    onDanger: '#ffffff',
    warning: '#8a5a00',
    warningTint: '#fdf4e1',
    info: '#1d5fa8',
    infoTint: '#e8f1fa',
    focus: '#2b3f8c',
    backdrop: 'rgb(27 35 51 / 55%)',
    shade: '#eceff4',
  },
  shadow: {
    raised: '0 1px 2px rgb(27 35 51 / 8%), 0 2px 8px rgb(27 35 51 / 6%)',
    dialog: '0 12px 40px rgb(27 35 51 / 28%)',
  },
};
