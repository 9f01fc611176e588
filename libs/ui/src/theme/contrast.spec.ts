import { darkTheme } from './dark';
import { lightTheme } from './light';
import { printTheme } from './print';
import type { Palette } from './theme';

type ColorName = keyof Palette['color'];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const text: readonly (readonly [ColorName, ColorName])[] = [
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
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'paper'],
  ['danger', 'canvas'],
  ...(['success', 'danger', 'warning', 'info'] as const).flatMap((tone): [ColorName, ColorName][] => [
    [tone, 'paper'],
    [tone, `${tone}Tint`],
    ['ink', `${tone}Tint`],
  ]),
];

const edges: readonly (readonly [ColorName, ColorName])[] = [
  ['edge', 'paper'],
  ['edge', 'canvas'],
  ['danger', 'paper'],
  ['focus', 'paper'],
  ['focus', 'canvas'],
  ['focus', 'primaryTint'],
  ['focus', 'accentTint'],
  ['primary', 'paper'],
];

describe.each([lightTheme, darkTheme, printTheme])('contrast of the $name theme', ({ color }) => {
  it.each(text)('text: %s on %s', (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('edge or ring: %s on %s', (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3);
  });
});
