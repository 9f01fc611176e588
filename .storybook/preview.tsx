import type { Decorator, Preview } from '@storybook/react-vite';
import { KitProvider, kitMessagesEn } from '@school/ui';
import { schoolEn, SchoolWords } from '@school/ui/school';
import { schoolHi } from '@school/ui/school/hindi';
import '@school/ui/fonts';
import { configure } from 'storybook/test';
import { lazy, Suspense, useLayoutEffect, type ComponentProps } from 'react';
import { hi } from '@school/ui/hindi';
import { withoutUselessControls } from './controls';
import { answerAsTheStorySays } from './server';
import { chosenLanguage, chosenTheme, globalTypes, initialGlobals } from './globals';

const messages = { en: kitMessagesEn, hi };
const schoolMessages = { en: schoolEn, hi: schoolHi };

// A play may have to wait on a busy machine; the library's default of one second was too short for the test run.
configure({ asyncUtilTimeout: 15_000 });

// Loaded on demand: a single story needs none of the documentation code, a third of what would be loaded.
const ComponentPage = lazy(() => import('./docs/component-page'));
const KitDocsContainer = lazy(() => import('./docs/docs-container'));

/** The tags of stories that a component's page does not list among its states. */
const noStates = new Set(['example', 'behaviour', 'copy']);

const docs = {
  container: (props: ComponentProps<typeof KitDocsContainer>) => (
    <Suspense fallback={null}>
      <KitDocsContainer {...props} />
    </Suspense>
  ),
  page: ComponentPage,
  toc: { headingSelector: 'h2, h3' },
  stories: {
    filter: ({ tags }: { readonly tags?: readonly string[] }) =>
      !(tags ?? []).some((tag) => noStates.has(tag)),
  },
  // The code shown is an example that compiles: `*.example.tsx`.
  canvas: { sourceState: 'none' },
};

const withKit: Decorator = (Story, { globals, viewMode }) => {
  const lang = chosenLanguage(globals);
  // On a story page the whole page changes, for content that lies over it; on a documentation page only the story does.
  useLayoutEffect(() => {
    if (viewMode === 'story') document.documentElement.lang = lang;
  }, [lang, viewMode]);
  const story = (
    <KitProvider theme={chosenTheme(globals)} messages={messages[lang]}>
      <SchoolWords messages={schoolMessages[lang]}>
        <Story />
      </SchoolWords>
    </KitProvider>
  );
  return viewMode === 'story' ? story : <div lang={lang}>{story}</div>;
};

const preview: Preview = {
  decorators: [withKit],
  beforeEach: answerAsTheStorySays,
  argTypesEnhancers: [withoutUselessControls],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          ['Overview', 'Other names', 'Tokens', 'Changes'],
          'Foundations',
          ['Colours', 'Type', 'Space', 'Icons', 'Writing'],
          'Forms',
          'Actions',
          'Feedback',
          'Navigation',
          'Display',
          'School',
          'Patterns',
          'Screens',
          ['*', 'Parts'],
        ],
      },
    },
    // The modes in which chromatic.com takes a picture of every story: the toolbar's choices by their names.
    chromatic: {
      modes: {
        office: { theme: 'light', language: 'en', viewport: 'office' },
        dark: { theme: 'dark', language: 'en', viewport: 'office' },
        'hindi on a phone': { theme: 'light', language: 'hi', viewport: 'phone' },
      },
    },
    viewport: {
      options: {
        office: { name: 'Office 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '768px' }, type: 'desktop' },
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
        // A story is only part of a page: landmarks, a single h1 and their order are up to the page.
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
