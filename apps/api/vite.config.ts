import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin.ts',
        demo: 'src/demo.ts',
        'write-openapi': 'tools/write-openapi.ts',
        'workbook-thread': 'src/exports/workbook-thread.js',
        'register-thread': 'src/imports/register-thread.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: ['@school/domain'], external: ['@school/embedded-mongo'] },
});
