import { decode } from '../bson/decode';
import { DateTime, doc } from '../bson/values';
import type { Filter } from '../query/filter';
import { everything, findRows } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import type { Catalog } from './catalog';
import { changeRow } from './rows';
import type { IsOver, Store } from './store';

/**
 * Deletes what TTL indexes say is over, as much as there is time for. Only inside a transaction.
 *
 * @param now the time of day in milliseconds
 * @returns whether nothing is left to delete
 */
export function deleteExpired(store: Store, catalog: Catalog, now: number, isOver: IsOver): boolean {
  for (const collection of catalog.databases().flatMap((db) => catalog.of(db))) {
    for (const { fields, partial, expireAfterSeconds } of collection.indexes) {
      const path = fields[0]?.path;
      if (expireAfterSeconds === undefined || path === undefined) continue;
      const limit = new DateTime(BigInt(now - expireAfterSeconds * 1000));
      const expired = parseFilter(new Map([[path, doc({ $lte: limit })]]));
      const filter: Filter = { kind: '$and', filters: partial ? [partial.filter, expired] : [expired] };
      for (const row of findRows(store, collection, everything(filter))) {
        if (!row) continue;
        changeRow(store, collection, row, decode(row.bytes), undefined);
        if (isOver()) return false;
      }
    }
  }
  return true;
}
