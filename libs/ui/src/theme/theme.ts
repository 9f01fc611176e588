import 'styled-components';
import type { scales } from './scales';

export interface Palette {
  readonly name: 'light' | 'dark' | 'print';
  readonly color: {
    readonly ink: string;
    readonly inkMuted: string;
    readonly paper: string;
    readonly canvas: string;
    /** Decorative rules and dividers; the edge of a control uses `edge`. */
    readonly line: string;
    readonly edge: string;
    readonly primary: string;
    readonly primaryHover: string;
    readonly primaryTint: string;
    readonly onPrimary: string;
    /** The background of the public site's footer, equally dark in every theme. */
    readonly band: string;
    readonly onBand: string;
    /** For marks and fills only: too light for text. */
    readonly accent: string;
    /** The warm background of the public pages. */
    readonly accentTint: string;
    readonly success: string;
    readonly successTint: string;
    readonly danger: string;
    readonly dangerHover: string;
    readonly dangerTint: string;
    readonly onDanger: string;
    readonly warning: string;
    readonly warningTint: string;
    readonly info: string;
    readonly infoTint: string;
    readonly focus: string;
    readonly backdrop: string;
    readonly shade: string;
  };
  readonly shadow: { readonly raised: string; readonly dialog: string };
}

export type Scales = typeof scales;

export interface Theme extends Palette, Scales {}

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- styled-components asks for this merge
  export interface DefaultTheme extends Theme {}
}

export type Tone = 'success' | 'danger' | 'warning' | 'info';
