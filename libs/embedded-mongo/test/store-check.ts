import { createRequire } from 'node:module';
import type * as Check from '../src/check';
import { checkFolderHere } from '../src/check/check-folder';

const built = createRequire(import.meta.url)('../dist/check.cjs') as typeof Check;

/** As it is built: the check is a process of its own, for a store that may be damaged. */
export const { checkFolder } = built;

/** Fails unless every entry of a folder's store is what was written; a server may be running on it. */
export async function expectGoodStore(folder: string): Promise<void> {
  expect((await checkFolderHere(folder)).problems).toEqual([]);
}
