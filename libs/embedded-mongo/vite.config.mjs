import { defineConfig } from 'vite';

/** A process needs a file to run, so the library is built even where everything else runs from source. */
export default defineConfig({
  build: {
    ssr: true,
    // A database that runs starts backups from these files: they are written over, and never missing for a moment.
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        index: 'src/index.ts',
        worker: 'src/worker.ts',
        watchdog: 'src/process/watchdog.ts',
        backup: 'src/backup.ts',
        check: 'src/check.ts',
        'reader-process': 'src/apart/reader-process.ts',
        migrate: 'src/migrate.ts',
      },
      external: ['lmdb', 'bson', 'mongodb'],
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
    },
  },
});
