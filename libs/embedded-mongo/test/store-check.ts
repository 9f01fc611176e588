import type * as Check from '../src/check/index';

/** As it is built: the check is a process of its own. */
export const { checkFolder } = jest.requireActual<typeof Check>('../dist/check.cjs');

/** Fails unless every entry of a folder's store is what was written; a server may be running on it. */
export async function expectGoodStore(folder: string): Promise<void> {
  expect((await checkFolder(folder)).problems).toEqual([]);
}
