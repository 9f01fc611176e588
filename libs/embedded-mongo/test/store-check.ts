import { checkFolder } from '../src/check/index';

/** Fails unless every page, document and index entry of a folder's store is whole; a server may be running on it. */
export async function expectGoodStore(folder: string): Promise<void> {
  expect((await checkFolder(folder)).problems).toEqual([]);
}
