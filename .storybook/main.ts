import type { StorybookConfig } from '@storybook/react-vite';
import ofElements from './of-elements.json' with { type: 'json' };

/** The props that styled-components adds to every component, and others that are the same for all. */
const ofNoPart = new Set(['as', 'forwardedAs', 'ref', 'key', 'theme']);

/** Whether a property appears in the table of a documentation page. */
const isShown = (property: { readonly name: string; readonly parent?: { readonly fileName: string } }) =>
  !ofNoPart.has(property.name) &&
  !property.name.startsWith('$') &&
  (property.parent?.fileName.includes('node_modules') !== true || property.name in ofElements);

/** The endings of files that are not part of the kit itself, or that are loaded only when a popup first opens. */
const apart = ['.stories.tsx', '.example.tsx', '.example.tsx?raw', '-popup.tsx'];

/** Whether a file is always loaded with the kit. */
const isOfKit = (file: string) =>
  file.includes('/libs/ui/src/') && !apart.some((ending) => file.endsWith(ending));

const config: StorybookConfig = {
  stories: ['../libs/ui/docs/*.mdx', '../libs/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // The pictures that the web app serves beside its page.
  staticDirs: ['../apps/web/public'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './libs/ui/tsconfig.json',
      include: ['libs/ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.example.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: isShown,
    },
  },
  features: { experimentalSearchDocsHeadings: true },
  tags: {
    // Tests of what a key or a click does; without interaction they look like another story.
    behaviour: { defaultFilterSelection: 'exclude' },
    // A story repeated in dark or in Hindi, which the toolbar can show too.
    copy: { defaultFilterSelection: 'exclude' },
  },
  // Storybook hides a story that takes long to prepare, and hidden elements cannot take the focus. The animation it shows
  // meanwhile would slow down everything on a machine with two processors and no graphics card.
  previewHead: (head) =>
    `${head ?? ''}<style>
      .sb-show-preparing-story > #storybook-root { display: block !important; }
      .sb-loader, .sb-preparing-story *, .sb-preparing-docs * { animation: none !important; }
    </style>`,
  viteFinal: (vite) => ({
    ...vite,
    // The list of written files is noise; warnings are shown.
    logLevel: 'warn',
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Every story imports the whole kit through its index, so it is built as one file instead of a hundred.
        output: { codeSplitting: { groups: [{ name: 'kit', test: isOfKit }] } },
        // The share of time that a plugin took depends on the load of the machine, so it is no fault of the build.
        checks: { ...vite.build?.rolldownOptions?.checks, bundlerTimings: false },
        // 'use client' in a dependency has no meaning here, as nothing is rendered on a server.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
      // Storybook's own preview is one large chunk; the limit is meant for the code shipped to the school.
      chunkSizeWarningLimit: 4000,
    },
  }),
};

export default config;
