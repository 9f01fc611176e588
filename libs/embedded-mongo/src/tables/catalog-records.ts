import {
  asInteger,
  asText,
  doc,
  emptyDoc,
  integer,
  isDoc,
  isTruthy,
  type Doc,
  type Value,
} from '../bson/values';
import { parseFilter } from '../match/parse-filter';
import type { Collection, Index } from './catalog';

export function indexFromSpec(
  id: number,
  spec: Doc,
  flags: Pick<Index, 'multikey' | 'cut'> = { multikey: false, cut: false },
): Index {
  const partial = spec.get('partialFilterExpression');
  return {
    id,
    name: asText(spec.get('name')),
    fields: [...asDoc(spec.get('key'))].map(([path, order]) => ({
      path,
      parts: path.split('.'),
      descending: asInteger(order) === -1,
    })),
    // The `_id` index is unique although its spec does not say so.
    unique: isTruthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: isTruthy(spec.get('sparse')),
    spec,
    ...(isDoc(partial) && { partial: { filter: parseFilter(partial) } }),
    ...flags,
  };
}

export function toRecord({ id, db, name, indexes, building }: Collection): Doc {
  const recordOf = ({ id: index, spec, multikey, cut }: Index): Value =>
    doc({ id: integer(index), spec, multikey, cut });
  return doc({
    id: integer(id),
    db,
    name,
    indexes: indexes.map(recordOf),
    building: building.length > 0 ? building.map(recordOf) : undefined,
  });
}

const asDoc = (value: Value | undefined): Doc => (isDoc(value) ? value : emptyDoc());

const numberIn = (record: Doc, name: string): number => asInteger(record.get(name)) ?? 0;

function indexesIn(records: Value | undefined): Index[] {
  return (Array.isArray(records) ? records : []).map(asDoc).map((index) =>
    indexFromSpec(numberIn(index, 'id'), asDoc(index.get('spec')), {
      multikey: isTruthy(index.get('multikey')),
      cut: isTruthy(index.get('cut')),
    }),
  );
}

export function collectionFromRecord(record: Doc): Collection {
  return {
    id: numberIn(record, 'id'),
    db: asText(record.get('db')),
    name: asText(record.get('name')),
    // The previous version kept the count here.
    count: numberIn(record, 'count'),
    nextRow: 1,
    changes: 0,
    watches: new Set(),
    dirty: false,
    indexes: indexesIn(record.get('indexes')),
    building: indexesIn(record.get('building')),
  };
}
