import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
    // What is built in is handed on with it, so its authors are named beside it.
    license: { fileName: 'licenses.md' },
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
  // A few files, where an old PC would read two thousand at each start. Left out are the packages that are made for one kind of
  // PC, and the database, which is a process of its own.
  ssr: { noExternal: true, external: ['@school/embedded-mongo', 'argon2', 'sharp'] },
});
