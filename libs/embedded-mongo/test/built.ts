import type * as Library from '../src/index';

/** The library as it is built: its process needs a file to run, so the source alone does not do. */
export const { startEmbeddedMongo, DataFolderInUseError, backupApart, backupBeforeUpgrade } =
  jest.requireActual<typeof Library>('../dist/index.cjs');
