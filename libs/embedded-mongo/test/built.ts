import { createRequire } from 'node:module';
import type * as Library from '../src/index';

const built = createRequire(import.meta.url)('../dist/index.cjs') as typeof Library;

/** The built library: its process needs a file to run, so the source alone is not enough. */
export const { startEmbeddedMongo, DataFolderInUseError, backupApart, backupBeforeUpgrade } = built;
