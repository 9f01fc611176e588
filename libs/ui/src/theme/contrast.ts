import type { Palette } from './theme';

export type ColorName = keyof Palette['color'];

/** A colour and the background behind it. */
export type Pairing = readonly [front: ColorName, ground: ColorName];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two `#rrggbb` colours by WCAG 2.2, from 1 (the same) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast by WCAG 2.2 AA: text 1.4.3, edges of controls and focus rings 1.4.11. */
export const leastContrast = { text: 4.5, edge: 3 } as const;

/** Every text colour with every background that the screens use it on. */
export const textPairings: readonly Pairing[] = [
  ['ink', 'paper'],
  ['ink', 'canvas'],
  ['ink', 'shade'],
  ['ink', 'primaryTint'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'canvas'],
  ['inkMuted', 'shade'],
  ['inkMuted', 'primaryTint'],
  ['ink', 'accentTint'],
  ['inkMuted', 'accentTint'],
  ['primary', 'accentTint'],
  ['primary', 'paper'],
  ['primary', 'canvas'],
  ['primary', 'primaryTint'],
  ['primaryHover', 'paper'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onBand', 'band'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'paper'],
  ['danger', 'canvas'],
  ...(['success', 'danger', 'warning', 'info'] as const).flatMap((tone): Pairing[] => [
    [tone, 'paper'],
    [tone, `${tone}Tint`],
    ['ink', `${tone}Tint`],
  ]),
];

/** Every control edge and focus ring with every background that it is drawn on. */
export const edgePairings: readonly Pairing[] = [
  ['edge', 'paper'],
  ['edge', 'canvas'],
  ['danger', 'paper'],
  ['focus', 'paper'],
  ['focus', 'canvas'],
  ['focus', 'primaryTint'],
  ['focus', 'accentTint'],
  ['primary', 'paper'],
  ['onBand', 'band'],
];
