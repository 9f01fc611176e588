import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../libs/ui/docs/*.mdx', '../libs/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The list of files that were written is no news; warnings are.
    logLevel: 'warn',
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
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
