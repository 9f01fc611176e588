import type { Scales } from './theme';

type SizeName = keyof Scales['font']['size'];

interface TypeStyle {
  readonly sizes: readonly SizeName[];
  readonly weight: keyof Scales['font']['weight'];
  readonly line: keyof Scales['font']['line'];
}

/** The type styles of `Heading` and `Text`; `npm run tokens` exports each of them. */
export const typeStyles = {
  heading: { sizes: ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'], weight: 'bold', line: 'tight' },
  text: { sizes: ['xs', 's', 'm', 'l'], weight: 'regular', line: 'body' },
} as const satisfies Readonly<Record<string, TypeStyle>>;

export type HeadingSize = (typeof typeStyles.heading.sizes)[number];
export type TextSize = (typeof typeStyles.text.sizes)[number];
