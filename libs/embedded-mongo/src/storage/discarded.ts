import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, emptyDoc, integer, type Value } from '../bson/values';
import { entriesOf, metaKey, rowsOf } from './keys';
import { entries } from './portions';
import type { IsOver, Range, Store } from './store';

/** The numbers of dropped collections and indexes that may still have rows and entries. */
export interface Discarded {
  collections: number[];
  indexes: number[];
}

const discardedKey = metaKey('discarded');

export function readDiscarded(store: Pick<Store, 'get'>): Discarded {
  const bytes = store.get(discardedKey);
  const record = bytes ? decode(bytes) : emptyDoc();
  const numbers = (name: string) => {
    const list = record.get(name);
    return (Array.isArray(list) ? list : []).flatMap((number) => asInteger(number) ?? []);
  };
  return { collections: numbers('collections'), indexes: numbers('indexes') };
}

function writeDiscarded(store: Store, { collections, indexes }: Discarded): void {
  const list = (numbers: number[]): Value[] => numbers.map(integer);
  if (collections.length + indexes.length === 0) store.remove(discardedKey);
  else store.put(discardedKey, encode(doc({ collections: list(collections), indexes: list(indexes) })));
}

export function discard(store: Store, { collections, indexes }: Discarded): void {
  const before = readDiscarded(store);
  writeDiscarded(store, {
    collections: [...before.collections, ...collections],
    indexes: [...before.indexes, ...indexes],
  });
}

/** Removes as much as there is time for. Only inside a transaction. @returns whether nothing is left */
export function removeDiscarded(store: Store, isOver: IsOver): boolean {
  const { collections, indexes } = readDiscarded(store);
  if (collections.length + indexes.length === 0) return true;
  const isCleared = (range: Range) => clear(store, range, isOver);
  while (indexes[0] !== undefined && isCleared(entriesOf(indexes[0]))) indexes.shift();
  if (indexes.length === 0)
    while (collections[0] !== undefined && isCleared(rowsOf(collections[0]))) collections.shift();
  writeDiscarded(store, { collections, indexes });
  return collections.length + indexes.length === 0;
}

function clear(store: Store, range: Range, isOver: IsOver): boolean {
  for (const { key } of entries(store, range, false)) {
    store.remove(key);
    if (isOver()) return false;
  }
  return true;
}
