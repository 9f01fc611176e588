import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer } from '../bson/values';
import { DamagedStoreError } from './damage';
import { changedBy, type Digest, noEntries } from './digests';
import { formatVersion } from './format-version';
import { catalogRange, formatKey, placeOf, tableOf, wholeStore } from './keys';
import type { Store } from './store';
import { sumOf } from './sums';

/** The version before this one had no digests. */
const versionBefore = formatVersion - 1;

/** Entries are read in portions of this many bytes. */
const portionBytes = 1024 * 1024;

/** The format of a store; `undefined` while it is empty. */
export function formatOf(store: Pick<Store, 'get'>): number | undefined {
  const record = store.get(formatKey);
  return record && asInteger(decode(record).get('version'));
}

export const hasDigests = (store: Pick<Store, 'get'>): boolean => formatOf(store) !== versionBefore;

/** @throws Error with a sentence for a store of a version that this program cannot read */
export function checkFormat(store: Pick<Store, 'get'>): void {
  const version = formatOf(store) ?? formatVersion;
  if (version > formatVersion)
    throw new Error(
      `The data folder was written by a newer version of this program (format ${version}, this one reads ${formatVersion}).`,
    );
  if (version < versionBefore)
    throw new Error(
      `The data folder was written by a version of this program that is too old (format ${version}, this one reads ${versionBefore} and ${formatVersion}): start a version of between once, or restore a backup.`,
    );
}

/** Only inside a transaction. */
export const writeFormat = (store: Store): void =>
  store.put(formatKey, encode(doc({ version: integer(formatVersion) })));

/**
 * Brings the store of the version before up to this one, in one transaction: all is read once, and each table gets its
 * digest.
 *
 * @throws DamagedStoreError where something is not what was written
 */
export function upgradeFormat(store: Store): void {
  if (hasDigests(store)) return;
  store.transaction(() => {
    const digests = new Map<number, Digest>();
    let start = wholeStore.start;
    for (;;) {
      const entries = store.range({ ...wholeStore, start, limit: 2000, bytes: portionBytes });
      for (const { key, value } of entries) {
        const place = placeOf(key);
        if (!place || key.compare(start) < 0)
          throw new DamagedStoreError(key, 'there is an entry that belongs to nothing');
        start = Buffer.concat([key, Buffer.of(0)]);
        if (place.kind === 'digest') continue;
        const table = tableOf(key);
        digests.set(table, changedBy(digests.get(table) ?? noEntries, 1, sumOf(key, value)));
      }
      if (entries.length === 0) break;
    }
    refuseMissing(store, digests);
    for (const [table, digest] of digests) store.seed(table, digest);
    writeFormat(store);
  });
}

/** The catalogue of the version before counted the documents of each collection. */
function refuseMissing(store: Store, digests: ReadonlyMap<number, Digest>): void {
  for (const { key, value } of store.range(catalogRange)) {
    const record = decode(value);
    const found = digests.get(asInteger(record.get('id')) ?? -1)?.count ?? 0;
    const count = asInteger(record.get('count')) ?? 0;
    if (found !== count) throw new DamagedStoreError(key, `${found} documents of ${count} are there`);
  }
}
