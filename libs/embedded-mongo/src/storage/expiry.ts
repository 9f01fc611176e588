import { decode } from '../bson/decode';
import { DateTime, doc } from '../bson/values';
import type { Filter } from '../query/filter';
import { allRows, everything } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import type { Catalog } from './catalog';
import { changeRow } from './rows';
import type { Store } from './store';

/** So many documents go at once; the rest waits for the next round, and other commands need not. */
const perRound = 500;

/** Deletes what TTL indexes say is over. */
export function deleteExpired(store: Store, catalog: Catalog, now: number): void {
  for (const collection of catalog.databases().flatMap((db) => catalog.of(db))) {
    for (const { fields, partial, expireAfterSeconds } of collection.indexes) {
      const path = fields[0]?.path;
      if (expireAfterSeconds === undefined || path === undefined) continue;
      const limit = new DateTime(BigInt(now - expireAfterSeconds * 1000));
      const expired = parseFilter(new Map([[path, doc({ $lte: limit })]]));
      const filter: Filter = { kind: '$and', filters: partial ? [partial.filter, expired] : [expired] };
      for (const row of allRows(store, collection, { ...everything(filter), limit: perRound }))
        changeRow(store, collection, row, decode(row.bytes), undefined);
    }
  }
}
