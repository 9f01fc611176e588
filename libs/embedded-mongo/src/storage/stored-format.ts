import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from './format';
import { storeFile } from './layout';
import { openSnapshot } from './snapshot';

/** The format of the store in a folder; `undefined` where there is no store yet, or an empty one. */
export async function storedFormat(folder: string): Promise<number | undefined> {
  if (!existsSync(join(folder, storeFile))) return undefined;
  const store = await openSnapshot(folder);
  try {
    return formatOf(store);
  } finally {
    await store.close();
  }
}
