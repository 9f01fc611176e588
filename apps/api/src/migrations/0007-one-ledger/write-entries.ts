import { throughRestarts } from '../../database/database-away';
import { isDuplicateKey } from '../../database/duplicate-key';
import { wherePresent, type Collections } from './collections';
import type { NewEntry } from './new-entries';

/** How many entries one call inserts: a few megabytes, in less than a second. */
const AT_ONCE = 1000;

/** How often the missing entries are looked up again while an insert of another start was still under way. */
const TRIES = 5;

const placeOf = ({ student, seq }: Pick<NewEntry, 'student' | 'seq'>) => `${student} ${seq}`;

/** The entries that are not stored yet, in their order: a start that was killed has stored the first of them. */
async function missingOf({ ledger }: Collections, entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const students = [...new Set(entries.map(({ student }) => student))];
  const stored = await ledger
    .find({ student: { $in: students } }, { projection: { _id: 0, student: 1, seq: 1 } })
    .toArray();
  const places = new Set(stored.map(placeOf));
  return entries.filter((entry) => !places.has(placeOf(entry)));
}

/** How often each reference stands in the ledger. */
async function usesOf({ ledger }: Collections, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const found = await ledger
    .aggregate<{ readonly _id: string; readonly uses: number }>([
      { $match: { $and: [{ referenceKey: { $in: keys } }, wherePresent('referenceKey')] } },
      { $group: { _id: '$referenceKey', uses: { $max: '$referenceUse' } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, uses }) => [_id, uses]));
}

/** Entries with their places among the payments of one reference: 1, 2, 3 over the whole school. */
async function withUses(collections: Collections, entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const keys = new Set(entries.flatMap(({ referenceKey }) => referenceKey ?? []));
  const uses = await usesOf(collections, [...keys]);
  return entries.map((entry) => {
    const { referenceKey } = entry;
    if (referenceKey === undefined) return entry;
    const referenceUse = (uses.get(referenceKey) ?? 0) + 1;
    uses.set(referenceKey, referenceUse);
    return { ...entry, referenceUse };
  });
}

/** Inserts the missing ones of some entries, in their order. */
async function insertMissing(collections: Collections, entries: readonly NewEntry[]): Promise<void> {
  const missing = await withUses(collections, await missingOf(collections, entries));
  for (let from = 0; from < missing.length; from += AT_ONCE)
    await collections.ledger.insertMany(missing.slice(from, from + AT_ONCE), { ordered: true });
}

/** Stores each entry once, wherever an earlier start was killed. */
export async function writeEntries(collections: Collections, entries: readonly NewEntry[]): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1)
    try {
      await throughRestarts(() => insertMissing(collections, entries));
      return;
    } catch (error) {
      // An insert of a start that was killed arrived after all; entries that never get in are found by the comparison later.
      if (!isDuplicateKey(error)) throw error;
    }
}
