import { scales } from './scales';
import type { Theme } from './theme';

const black = '#000000';
const white = '#ffffff';

/** Black on white without shadows, for printing. */
export const printTheme: Theme = {
  ...scales,
  name: 'print',
  color: {
    ink: black,
    inkMuted: '#333333',
    paper: white,
    canvas: white,
    line: black,
    edge: black,
    primary: black,
    primaryHover: black,
    primaryTint: white,
    onPrimary: white,
    band: white,
    onBand: black,
    accent: black,
    accentTint: white,
    success: black,
    successTint: white,
    danger: black,
    dangerHover: black,
    dangerTint: white,
    onDanger: white,
    warning: black,
    warningTint: white,
    info: black,
    infoTint: white,
    focus: black,
    backdrop: white,
    shade: white,
  },
  shadow: { raised: 'none', dialog: 'none' },
};
