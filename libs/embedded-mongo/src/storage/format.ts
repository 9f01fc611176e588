import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer } from '../bson/values';
import { Tables } from './digests';
import { formatVersion } from './format-version';
import { catalogRange, formatKey, wholeStore } from './keys';
import { entries } from './portions';
import { DamagedStoreError, type Store } from './store';

/** The previous version, which had no digests. */
const versionBefore = formatVersion - 1;

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
 * Upgrades a store of the previous version, in one transaction: everything is read once, and each table gets its digest.
 *
 * @throws DamagedStoreError where something is not what was written
 */
export function upgradeFormat(store: Store): void {
  if (hasDigests(store)) return;
  store.transaction(() => {
    const tables = new Tables();
    for (const { key, value } of entries(store, wholeStore, false)) tables.add(key, value);
    refuseMissing(store, tables);
    for (const [table, digest] of tables.found) store.seed(table, digest);
    writeFormat(store);
  });
}

/** Refuses a store with missing documents, which the previous version's catalogue counted for each collection. */
function refuseMissing(store: Store, tables: Tables): void {
  for (const { key, value } of store.range(catalogRange)) {
    const record = decode(value);
    const found = tables.digestOf(asInteger(record.get('id')) ?? -1).count;
    const count = asInteger(record.get('count')) ?? 0;
    if (found !== count) throw new DamagedStoreError(key, `${found} documents of ${count} are there`);
  }
}
