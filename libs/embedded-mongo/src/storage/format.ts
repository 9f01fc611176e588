import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer } from '../bson/values';
import { formatVersion } from './format-version';
import { formatKey, wholeStore } from './keys';
import { snapshotBeside } from './opening';
import { type Store, storeFile } from './store';

/** So many bytes go into one transaction of an upgrade. */
const groupSize = 4 * 1024 * 1024;

/** The format of a store; `undefined` while it is empty. */
export function formatOf(store: Store): number | undefined {
  const record = store.get(formatKey);
  return record && asInteger(decode(record).get('version'));
}

/** @throws Error with a sentence for a store that a newer version of this program wrote */
export function checkFormat(store: Store): void {
  const version = formatOf(store);
  if (version !== undefined && version > formatVersion)
    throw new Error(
      `The data folder was written by a newer version of this program (format ${version}, this one reads ${formatVersion}).`,
    );
}

/** Only inside a transaction. */
export const writeFormat = (store: Store): void =>
  store.put(formatKey, encode(doc({ version: integer(formatVersion) })));

/**
 * The format of the store in a folder, which a start brings up to `formatVersion`; whoever wants a backup first makes it
 * before that.
 *
 * @returns `undefined` where there is no store yet, or an empty one
 */
export async function storedFormat(folder: string): Promise<number | undefined> {
  if (!existsSync(join(folder, storeFile))) return undefined;
  const store = await snapshotBeside(folder);
  try {
    return formatOf(store);
  } finally {
    await store.close();
  }
}

/**
 * Brings the store of an older version up to this one: every value is written again, which gives it its sum. Killed on
 * the way, the next start does it again; the format changes last.
 *
 * @throws DamagedStoreError for a value that is no document
 */
export function upgradeFormat(store: Store): void {
  const version = formatOf(store);
  if (version === undefined || version >= formatVersion) return;
  let next: Buffer | undefined = wholeStore.start;
  while (next) {
    const start: Buffer = next;
    next = store.transaction(() => rewriteGroup(store, start));
  }
  store.transaction(() => writeFormat(store));
}

/** @returns where the next group begins; nothing after the last one */
function rewriteGroup(store: Store, start: Buffer): Buffer | undefined {
  const group: [key: Buffer, content: Buffer][] = [];
  let size = 0;
  for (const { key, value } of store.range({ ...wholeStore, start })) {
    group.push([Buffer.from(key), Buffer.from(value)]);
    size += key.length + value.length;
    if (size >= groupSize) break;
  }
  // The format has its sum when all others have theirs.
  for (const [key, content] of group) if (!key.equals(formatKey)) store.put(key, content);
  const last = group.at(-1);
  return last && Buffer.concat([last[0], Buffer.of(0)]);
}
