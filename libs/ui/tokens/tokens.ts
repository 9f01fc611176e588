import { colourUses } from '../docs/blocks/colour-uses';
import type { ColorName } from '../src/theme/contrast';
import { darkTheme } from '../src/theme/dark';
import { lightTheme } from '../src/theme/light';
import { printTheme } from '../src/theme/print';
import { scales } from '../src/theme/scales';
import type { Palette } from '../src/theme/theme';
import { typeStyles } from '../src/theme/type-styles';

const themes: readonly Palette[] = [lightTheme, darkTheme, printTheme];

/** `inkMuted` as CSS writes names: `ink-muted`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Value = string | number;
interface Tree {
  readonly [name: string]: Value | Tree;
}

/** Every value of a tree with the way to it. */
function leaves(tree: Tree, way: readonly string[] = []): readonly (readonly [readonly string[], Value])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? leaves(value, [...way, name]) : [[[...way, name], value] as const],
  );
}

/** The name of a token as a CSS variable: `['color', 'inkMuted']` is `--kit-color-ink-muted`. */
export const variableOf = (...way: readonly string[]) => `--kit-${way.map(kebab).join('-')}`;

const declarations = (tree: Tree) =>
  leaves(tree).map(([way, value]) => `  ${variableOf(...way)}: ${String(value)};`);

const block = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;

const colours = ({ color, shadow }: Palette) => declarations({ color: { ...color }, shadow: { ...shadow } });

type TypeName = keyof typeof typeStyles;

/** Headings and text in each of their sizes, as CSS has fonts: `font: var(--kit-type-heading-m)`. */
const typeAsCss = () =>
  (Object.keys(typeStyles) as TypeName[]).flatMap((name) => {
    const { sizes, weight, line } = typeStyles[name];
    const { font } = scales;
    return sizes.map(
      (size) =>
        `  ${variableOf('type', name, size)}: ${String(font.weight[weight])} ${font.size[size]}/${String(font.line[line])} ${font.family};`,
    );
  });

/** All tokens as CSS variables: light unless `data-theme` on an element above says `dark` or `print`. */
const tokensAsCss = () =>
  [
    '/* Written by `npm run tokens` from libs/ui/src/theme: change it there. */\n',
    block(':root', [...declarations(scales), ...typeAsCss(), ...colours(lightTheme)]),
    block("[data-theme='dark']", colours(darkTheme)),
    block("[data-theme='print']", colours(printTheme)),
  ].join('\n');

const fraction = (part: number) => Number((part / 255).toFixed(4));

/** `#rrggbb`, or `rgb(r g b / a%)`, as the format of the Design Tokens Community Group has colours. */
function colourValue(css: string) {
  if (css.startsWith('#')) {
    const components = [1, 3, 5].map((at) => fraction(parseInt(css.slice(at, at + 2), 16)));
    return { colorSpace: 'srgb', components, alpha: 1, hex: css };
  }
  const [r = 0, g = 0, b = 0, percent = 100] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { colorSpace: 'srgb', components: [r, g, b].map(fraction), alpha: percent / 100 };
}

const measure = (css: string) => ({
  value: parseFloat(css),
  unit: css === '0' ? 'px' : css.replace(/[\d.]+/, ''),
});

const shadowValue = (css: string) =>
  [...css.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]*\))/g)].map(
    ([, x = '0', y = '0', blur = '0', color = '']) => ({
      color: colourValue(color),
      offsetX: measure(x),
      offsetY: measure(y),
      blur: measure(blur),
      spread: measure('0'),
    }),
  );

const mapped = <T>(tree: Readonly<Record<string, T>>, token: (value: T, name: string) => object) =>
  Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, token(value, name)]));

const coloursOf = ({ color }: Palette) =>
  mapped({ ...color }, (css, name) => ({
    $value: colourValue(css),
    $description: colourUses[name as ColorName],
  }));

/** Lengths in rem and px; the format knows no others, so what is in vh or mm stays in the CSS alone. */
function lengths(tree: Tree): object {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      if (typeof value === 'object') return [[name, lengths(value)]];
      const { value: number, unit } = measure(String(value));
      return ['rem', 'px'].includes(unit) ? [[name, { $value: { value: number, unit } }]] : [];
    }),
  );
}

const family = scales.font.family.split(', ').map((name) => name.replaceAll("'", ''));

/** The same for design tools: each refers to the tokens of the font. */
const typeAsDtcg = () =>
  mapped(typeStyles, ({ sizes, weight, line }) =>
    Object.fromEntries(
      sizes.map((size) => [
        size,
        {
          $value: {
            fontFamily: '{font.family}',
            fontSize: `{font.size.${size}}`,
            fontWeight: `{font.weight.${weight}}`,
            letterSpacing: measure('0'),
            lineHeight: `{font.line.${line}}`,
          },
        },
      ]),
    ),
  );

/** All tokens of one mode in the format of the Design Tokens Community Group (2025.10): the names are those of the others. */
export const tokensAsDtcg = (theme: Palette) => ({
  $description: `The mode ${theme.name}. Written by \`npm run tokens\` from libs/ui/src/theme: change it there.`,
  color: { $type: 'color', ...coloursOf(theme) },
  shadow: {
    $type: 'shadow',
    // Nothing on paper lies over something else.
    ...(theme.name !== 'print' && mapped({ ...theme.shadow }, (css) => ({ $value: shadowValue(css) }))),
  },
  font: {
    family: { $type: 'fontFamily', $value: family },
    size: { $type: 'dimension', ...lengths(scales.font.size) },
    weight: { $type: 'fontWeight', ...mapped(scales.font.weight, ($value) => ({ $value })) },
    line: { $type: 'number', ...mapped(scales.font.line, ($value) => ({ $value })) },
  },
  type: { $type: 'typography', ...typeAsDtcg() },
  space: { $type: 'dimension', ...lengths(scales.space) },
  size: { $type: 'dimension', ...lengths(scales.size) },
  radius: { $type: 'dimension', ...lengths(scales.radius) },
  border: { $type: 'dimension', ...lengths(scales.border) },
  breakpoint: { $type: 'dimension', ...lengths(scales.breakpoint) },
  motion: { $type: 'duration', ...mapped(scales.motion, (css) => ({ $value: measure(css) })) },
});

/** The files that `npm run tokens` writes, by their names: the variables, and one file a mode. */
export const tokenFiles = (): Readonly<Record<string, string>> => ({
  'tokens.css': tokensAsCss(),
  ...Object.fromEntries(
    themes.map((theme) => [`${theme.name}.tokens.json`, `${JSON.stringify(tokensAsDtcg(theme), null, 2)}\n`]),
  ),
});
