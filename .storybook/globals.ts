import type { Preview } from '@storybook/react-vite';
import { darkTheme, lightTheme, printTheme, type Theme } from '@school/ui';

const themes = { light: lightTheme, dark: darkTheme, print: printTheme };

/** The toolbar's choices as Storybook passes them, unchecked, because the address can contain anything. */
type Globals = Readonly<Record<string, unknown>>;

/** The theme chosen in the toolbar; light by default. */
export const chosenTheme = ({ theme }: Globals): Theme =>
  themes[theme === 'dark' || theme === 'print' ? theme : 'light'];

export const chosenLanguage = ({ language }: Globals) => (language === 'hi' ? 'hi' : 'en');

const item = (value: string, title: string) => ({ value, title });

/** The choices in the toolbar above every story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [item('light', 'Light'), item('dark', 'Dark'), item('print', 'Print')],
      dynamicTitle: true,
    },
  },
  language: {
    description: "Language of the kit's own words",
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [item('en', 'English'), item('hi', 'हिन्दी')],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'light', language: 'en' };
