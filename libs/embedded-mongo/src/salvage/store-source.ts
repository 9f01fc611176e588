import { decode } from '../bson/decode';
import { encodeKey, fitKey } from '../bson/key-encoding';
import { asText, doc } from '../bson/values';
import { DataFolderInUseError } from '../errors';
import type { Collection } from '../storage/catalog';
import { readDiscarded } from '../storage/discarded';
import { rowKey } from '../storage/keys';
import { livingOwner } from '../storage/ownership';
import type { Found } from './found';
import { idOfKey } from './id-of-key';
import { entriesIn, wholeContent } from './loose-page';
import {
  type Copy,
  damagedNames,
  type Gathered,
  noteOf,
  readCollection,
  readRecords,
  readRows,
  type Records,
} from './store-content';
import { StoreSurvey } from './survey';

/**
 * What a damaged store holds; nothing now and then.
 *
 * @param folder for the sentence
 * @param alsoUnreferenced takes in what only stands on pages that nothing refers to
 * @throws DataFolderInUseError while it is in use
 * @throws PageFault where the file is no store
 */
export function* foundInStore(
  path: string,
  folder: string,
  alsoUnreferenced: boolean,
): Generator<Found | undefined> {
  const survey = new StoreSurvey(path);
  try {
    const records = yield* readRecords(survey);
    const owned = noteOf(records, 'owner');
    const owner = owned?.copy.standing === 'live' ? livingOwner({ get: () => owned.content }) : undefined;
    if (owner !== undefined) throw new DataFolderInUseError(folder, owner);
    if (survey.state.note) yield { kind: 'note', ...survey.state.note };
    if (survey.lacksState) yield note(withoutState, true);
    const gathered = new Gatherer(survey, records);
    yield* readRows(
      survey,
      (id) => gathered.of(id),
      (index) => gathered.ofIndex(index),
      records.mayLackSums,
    );
    yield* gathered.name();
    for (const collection of gathered.collections())
      yield* foundOf(survey, collection, alsoUnreferenced, records.mayLackSums);
  } finally {
    survey.close();
  }
}

/** Which rows belong to which collection. */
class Gatherer {
  private readonly gathered = new Map<number, Gathered>();
  private readonly otherIndexes = new Set<number>();
  private readonly discarded: ReadonlySet<number>;
  /** Records of earlier states, and of collections that are dropped by now. */
  private readonly earlier: Collection[] = [];

  constructor(
    private readonly survey: StoreSurvey,
    private readonly records: Records,
  ) {
    this.discarded = new Set(readDiscarded({ get: () => noteOf(records, 'discarded')?.content }).collections);
    for (const record of records.whole.values()) {
      const collection = readCollection(record);
      if (!collection?.name) continue;
      for (const { id } of [...collection.indexes, ...collection.building])
        if (id !== collection.id + 1) this.otherIndexes.add(id);
      if (record.copy.standing !== 'old')
        Object.assign(this.of(collection.id), described(collection, collection.count));
      else if (survey.lacksState) Object.assign(this.of(collection.id), described(collection, undefined));
      else this.earlier.push(collection);
    }
  }

  of(id: number): Gathered {
    const known = this.gathered.get(id);
    if (known) return known;
    const [description, count] = [undefined, undefined];
    const made = { id, description, count, rows: new Map(), damaged: new Set<number>(), ids: new Map() };
    this.gathered.set(id, made);
    return made;
  }

  /** A collection is given its number and, next, its `_id` index. */
  ofIndex(index: number): Gathered | undefined {
    return this.otherIndexes.has(index) ? undefined : this.of(index - 1);
  }

  /** Finds out whose the rows are that no record of the last state speaks of. */
  *name(): Generator<Found> {
    const lost = new Set(damagedNames(this.records));
    // Of a row that is not whole the key may be what is damaged.
    const isThere = ({ rows }: Gathered) =>
      [...rows.values()].some(({ standing }) => standing !== 'old' || this.survey.lacksState);
    const nameless = [...this.gathered.values()].filter(
      ({ id, description }) => !description && !this.discarded.has(id),
    );
    const taken = new Set(this.collections().map(({ description }) => namespaceIn(description)));
    for (const one of nameless) {
      const earlier = this.earlier.find(({ id }) => id === one.id);
      const namespace = earlier && `${earlier.db}.${earlier.name}`;
      if (!earlier || !namespace || taken.has(namespace) || !(lost.delete(namespace) || isThere(one)))
        continue;
      Object.assign(one, described(earlier, undefined));
      yield note(`The description of ${namespace} is damaged; one of an earlier state was taken.`, false);
    }
    const still = nameless.filter((one) => !one.description && isThere(one));
    const [only] = lost;
    for (const one of still) {
      const isOnly = lost.size === 1 && still.length === 1;
      const namespace = isOnly && only !== undefined ? only : `school.salvaged_${one.id}`;
      const dot = namespace.indexOf('.');
      const [db, name] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
      one.description = doc({ db, name });
      if (isOnly) lost.clear();
      yield note(
        isOnly
          ? `The description of ${namespace} is damaged: it is brought without its indexes, which the office makes when it starts.`
          : `The name of a collection is lost; its documents are brought as ${namespace}.`,
        !isOnly,
      );
    }
    for (const namespace of lost)
      yield note(`The description of ${namespace} is damaged, and no document of it was found.`, true);
  }

  collections(): Gathered[] {
    return [...this.gathered.values()].filter(({ description }) => description).sort((a, b) => a.id - b.id);
  }
}

const withoutState =
  'Nothing tells which pages belong to the last state: every document that is found may be of an earlier one.';

const note = (sentence: string, isLoss: boolean): Found => ({ kind: 'note', sentence, isLoss });

const namespaceIn = (description: Gathered['description']): string =>
  `${asText(description?.get('db'))}.${asText(description?.get('name'))}`;

function described({ db, name, options, indexes }: Collection, count: number | undefined): Partial<Gathered> {
  return { description: doc({ db, name, options, indexes: indexes.map(({ spec }) => spec) }), count };
}

function* foundOf(
  survey: StoreSurvey,
  { id, description, count, rows, damaged, ids }: Gathered,
  alsoUnreferenced: boolean,
  mayLackSums: boolean,
): Generator<Found | undefined> {
  if (!description) return;
  yield { kind: 'collection', description };
  const reader = new CopyReader(survey, id, mayLackSums);
  const wanted = count ?? (ids.size > 0 ? ids.size : undefined);
  // Then a row that it does not name was deleted.
  const knowsAll = count !== undefined && ids.size === count;
  const isCurrent = (row: number) => {
    const standing = rows.get(row)?.standing;
    return standing === 'live' || (standing === 'lost' && (!knowsAll || ids.has(row)));
  };
  const current = [...rows.keys()].filter(isCurrent).length;
  const lacksSome = wanted === undefined || current < wanted;
  const numbers = new Set([...rows.keys(), ...ids.keys(), ...damaged]);
  for (const row of [...numbers].sort((a, b) => a - b)) {
    const [copy, key] = [rows.get(row), ids.get(row)];
    const isNamed = key !== undefined || (damaged.has(row) && !knowsAll);
    if (!isCurrent(row) && !isNamed && (knowsAll || !lacksSome)) continue;
    const name = key && idOfKey(key);
    const place = name === undefined ? `row ${row}` : `_id ${name} (row ${row})`;
    const bytes = copy && reader.read(row, copy);
    if (bytes && isCurrent(row)) yield { kind: 'document', bytes, place };
    else if (!bytes || (key && !hasKey(bytes, key))) yield { kind: 'missing', which: place };
    else if (!alsoUnreferenced) yield { kind: 'missing', which: `${place}, ${doubt}` };
    else yield { kind: 'document', bytes, place, doubt };
    yield undefined;
  }
  yield { kind: 'end', documents: wanted };
}

const doubt =
  'of which a page that nothing refers to any more has a copy: it may be of an earlier state, or have been deleted';

/** Whether a document is of the `_id` that the index says: a row's number may have been another's. */
function hasKey(bytes: Buffer, key: Buffer): boolean {
  const id = decode(bytes).get('_id');
  return id !== undefined && fitKey(encodeKey(id)).key.equals(key);
}

/** Rows that follow one another are often on one page. */
class CopyReader {
  private page: { number: number; entries: ReturnType<typeof entriesIn> } | undefined;

  constructor(
    private readonly survey: StoreSurvey,
    private readonly collection: number,
    private readonly mayLackSums: boolean,
  ) {}

  read(row: number, { page }: Copy): Buffer | undefined {
    if (this.page?.number !== page) {
      const bytes = this.survey.file.bytesAt(page);
      this.page = { number: page, entries: bytes ? entriesIn(this.survey.file, bytes) : [] };
    }
    const key = rowKey(this.collection, row);
    for (const entry of this.page.entries) {
      const content = entry.key.equals(key) ? wholeContent(entry, this.mayLackSums) : undefined;
      if (content) return Buffer.from(content);
    }
    return undefined;
  }
}
