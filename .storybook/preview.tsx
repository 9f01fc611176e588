import type { Decorator, Preview } from '@storybook/react-vite';
import { darkTheme, KitProvider, lightTheme, printTheme } from '@school/ui';
import '@school/ui/fonts';

const themes = { light: lightTheme, dark: darkTheme, print: printTheme };
const isTheme = (name: unknown): name is keyof typeof themes => typeof name === 'string' && name in themes;

const withKit: Decorator = (Story, { globals }) => {
  const name: unknown = globals['theme'];
  return (
    <KitProvider theme={themes[isTheme(name) ? name : 'light']}>
      <Story />
    </KitProvider>
  );
};

const preview: Preview = {
  decorators: [withKit],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: ['light', 'dark', 'print'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        office: { name: 'Office 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        a4: { name: 'A4 sheet', styles: { width: '794px', height: '1123px' }, type: 'other' },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // A story is a part of a page: landmarks, one h1 and their order are the page's to keep.
        rules: Object.fromEntries(
          ['region', 'page-has-heading-one', 'heading-order', 'landmark-one-main'].map((rule) => [
            rule,
            { enabled: false },
          ]),
        ),
      },
    },
  },
};

export default preview;
