import { scales } from './scales';
import type { Theme } from './theme';

/** Light text on dark; its name switches the browser's scroll bars and controls to dark too. */
export const darkTheme: Theme = {
  ...scales,
  name: 'dark',
  color: {
    ink: '#e8ebf2',
    inkMuted: '#a9b3c6',
    paper: '#1a2130',
    canvas: '#121722',
    line: '#2f394d',
    edge: '#7d89a1',
    primary: '#a3b2f7',
    primaryHover: '#c0cbff',
    primaryTint: '#27315a',
    onPrimary: '#121722',
    band: '#1c2547',
    onBand: '#e8ebf2',
    accent: '#f0a933',
    accentTint: '#2b2416',
    success: '#66cc99',
    successTint: '#17352a',
    danger: '#ff958c',
    dangerHover: '#ffb5ae',
    dangerTint: '#432322',
    onDanger: '#1b0b0a',
    warning: '#f0bd5e',
    warningTint: '#3b2e13',
    info: '#85bcf7',
    infoTint: '#17304c',
    focus: '#c0cbff',
    backdrop: 'rgb(0 0 0 / 65%)',
    shade: '#262f41',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 40%), 0 2px 8px rgb(0 0 0 / 30%)',
    dialog: '0 12px 40px rgb(0 0 0 / 60%)',
  },
};
