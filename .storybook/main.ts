import type { StorybookConfig } from '@storybook/react-vite';
import ofElements from './of-elements.json' with { type: 'json' };

/** What styled-components adds to every part, and what is the same for all. */
const ofNoPart = new Set(['as', 'forwardedAs', 'ref', 'key', 'theme']);

/** Whether a property stands in the table of a documentation page. */
const isShown = (property: { readonly name: string; readonly parent?: { readonly fileName: string } }) =>
  !ofNoPart.has(property.name) &&
  !property.name.startsWith('$') &&
  (property.parent?.fileName.includes('node_modules') !== true || property.name in ofElements);

/** What stands beside a part, or comes when it is first opened. */
const apart = ['.stories.tsx', '.example.tsx', '.example.tsx?raw', '-popup.tsx'];

/** Whether a file is always loaded with the kit. */
const isOfKit = (file: string) =>
  file.includes('/libs/ui/src/') && !apart.some((ending) => file.endsWith(ending));

const config: StorybookConfig = {
  stories: ['../libs/ui/docs/*.mdx', '../libs/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // The pictures that the program finds beside its page.
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
    // Tests of what happens on a key or a click: from outside they look as another story does.
    behaviour: { defaultFilterSelection: 'exclude' },
    // A story once more in dark or in Hindi, which the toolbar shows too.
    copy: { defaultFilterSelection: 'exclude' },
  },
  // Storybook hides what it prepares when that takes long; what is hidden cannot take the focus as it comes. What it shows
  // meanwhile moves, which takes two processors without a graphics card away from what everybody waits for.
  previewHead: (head) =>
    `${head ?? ''}<style>
      .sb-show-preparing-story > #storybook-root { display: block !important; }
      .sb-loader, .sb-preparing-story *, .sb-preparing-docs * { animation: none !important; }
    </style>`,
  viteFinal: (vite) => ({
    ...vite,
    // The list of files that were written is no news; warnings are.
    logLevel: 'warn',
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Each story loads the whole kit through its one door: as one file instead of a hundred.
        output: { codeSplitting: { groups: [{ name: 'kit', test: isOfKit }] } },
        // How long a plugin took depends on what else the machine does; it is no fault of the build.
        checks: { ...vite.build?.rolldownOptions?.checks, bundlerTimings: false },
        // 'use client' in a dependency means nothing here: there is no server that renders.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
      // Storybook's own preview is one large chunk; the limit is for what we ship to the school.
      chunkSizeWarningLimit: 4000,
    },
  }),
};

export default config;
