import { createRequire } from 'node:module';
import type * as Check from '../src/check';
import { checkFolderHere } from '../src/check/check-folder';

const built = createRequire(import.meta.url)('../dist/check.cjs') as typeof Check;

/** The built check: it runs in a process of its own, because a store may be damaged. */
export const { checkFolder } = built;

/** Fails unless every entry in a folder's store is intact; a server may be running on it. */
export async function expectGoodStore(folder: string): Promise<void> {
  expect((await checkFolderHere(folder)).problems).toEqual([]);
}
