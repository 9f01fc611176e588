import type { Theme } from '@school/ui';
import { create } from 'storybook/theming/create';

/** Storybook's own interface in the colours and fonts of the kit. */
export const storybookLook = ({ name, color, font }: Theme, brandTitle?: string) =>
  create({
    base: name === 'dark' ? 'dark' : 'light',
    ...(brandTitle !== undefined && { brandTitle }),
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.canvas,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    barTextColor: color.inkMuted,
    barSelectedColor: color.primary,
    barHoverColor: color.primary,
    barBg: color.paper,
    fontBase: font.family,
  });
