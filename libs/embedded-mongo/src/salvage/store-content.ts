import { decode } from '../bson/decode';
import type { Doc } from '../bson/values';
import { CommandError, unless } from '../errors';
import type { Collection } from '../storage/catalog';
import { collectionFromRecord } from '../storage/catalog-records';
import { formatKey, metaKey, placeOf } from '../storage/keys';
import { lacksSum } from '../storage/sums';
import { type LooseEntry, wholeContent } from './loose-page';
import type { Standing, StoreSurvey } from './survey';

/** Where the best copy of an entry is. */
export interface Copy {
  page: number;
  standing: Standing;
  transaction: number;
}

/** One of the collections, and what the pages hold of it. */
export interface Gathered {
  id: number;
  /** As `collectionFrom` takes it; `undefined` until it is known which one it is. */
  description: Doc | undefined;
  /** `undefined` where the catalogue's own record cannot be read. */
  count: number | undefined;
  /** By the number of the row. */
  rows: Map<number, Copy>;
  /** Rows that are there and not whole. */
  damaged: Set<number>;
  /** The keys of the `_id` index, by the number of the row. */
  ids: Map<number, Buffer>;
}

const ranks: Record<Standing, number> = { old: 0, lost: 1, live: 1 };

const isBetter = (copy: Copy, than: Copy | undefined): boolean =>
  !than ||
  ranks[copy.standing] > ranks[than.standing] ||
  (ranks[copy.standing] === ranks[than.standing] && copy.transaction > than.transaction);

/** Something of the catalogue that is whole. */
export interface Kept {
  copy: Copy;
  content: Buffer;
}

/** What stands for itself in the store: the catalogue and the notes of the database. */
export interface Records {
  /** By their keys as text in latin1. */
  whole: Map<string, Kept>;
  /** Keys whose record of the last state is not whole. */
  damaged: Set<string>;
  mayLackSums: boolean;
}

const isRecord = ({ key }: LooseEntry): boolean => ['meta', 'collection'].includes(placeOf(key)?.kind ?? '');

/** Reads the records; gives nothing now and then. */
export function* readRecords(survey: StoreSurvey): Generator<undefined, Records> {
  const whole = new Map<string, Kept>();
  const damaged = new Set<string>();
  let mayLackSums = false;
  for (const found of survey.pages()) {
    yield undefined;
    for (const entry of found?.entries.filter(isRecord) ?? []) {
      if (!found) continue;
      const stored = entry.stored();
      const isOfFirstFormat = entry.key.equals(formatKey) && found.standing !== 'old';
      if (isOfFirstFormat && stored && lacksSum(stored)) mayLackSums = true;
      const key = entry.key.toString('latin1');
      const content = wholeContent(entry, true);
      const { page, standing, transaction } = found;
      const copy: Copy = { page, standing, transaction };
      if (!content && standing !== 'old') damaged.add(key);
      if (content && isBetter(copy, whole.get(key)?.copy)) whole.set(key, { copy, content });
    }
  }
  for (const [key, { copy }] of whole) if (copy.standing !== 'old') damaged.delete(key);
  return { whole, damaged, mayLackSums };
}

export const noteOf = ({ whole }: Records, name: string): Kept | undefined =>
  whole.get(metaKey(name).toString('latin1'));

/** The collection of a record, if it can be read. */
export const readCollection = ({ content }: Kept): Collection | undefined =>
  unless(CommandError, () => collectionFromRecord(decode(content)));

/** Names whose records are there and not whole. */
export const damagedNames = ({ damaged }: Records): string[] =>
  [...damaged].flatMap((key) => {
    const place = placeOf(Buffer.from(key, 'latin1'));
    return place?.kind === 'collection' ? [place.name] : [];
  });

/** Adds to `of` the rows of collections and the entries of their `_id` indexes; gives nothing now and then. */
export function* readRows(
  survey: StoreSurvey,
  of: (collection: number) => Gathered,
  ofIndex: (index: number) => Gathered | undefined,
  mayLackSums: boolean,
): Generator<undefined> {
  for (const found of survey.pages()) {
    yield undefined;
    if (!found) continue;
    const { page, standing, transaction } = found;
    for (const entry of found.entries) {
      const place = placeOf(entry.key);
      if (place?.kind === 'row') {
        const { rows, damaged } = of(place.collection);
        const copy: Copy = { page, standing, transaction };
        if (!isBetter(copy, rows.get(place.row))) continue;
        if (wholeContent(entry, mayLackSums)) rows.set(place.row, copy);
        else if (standing !== 'old') damaged.add(place.row);
      } else if (place?.kind === 'entry' && standing !== 'old') {
        const gathered = ofIndex(place.index);
        if (gathered && wholeContent(entry, mayLackSums))
          gathered.ids.set(place.row, Buffer.from(entry.key.subarray(5, -6)));
      }
    }
  }
}
