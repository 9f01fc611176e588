import { Turns, type Watch } from '../backup/watch';
import { decode } from '../bson/decode';
import { CommandError, unless } from '../errors';
import { collectionFromRecord } from '../storage/catalog-records';
import { DamagedStoreError } from '../storage/damage';
import { placeOf } from '../storage/keys';
import type { Leaf, PageFault, Tree } from '../storage/page-file';
import { markFreePages, type Passed, UsedPages, walkTree } from '../storage/page-tree';
import type { Snapshot } from '../storage/store';
import { contentOf } from '../storage/sums';
import { CollectionTally } from './tally';

export interface StoreReport {
  pages: number;
  documents: number;
  entries: number;
  collections: { namespace: string; documents: number }[];
  /** What is wrong, a sentence each; none for a whole store. */
  problems: string[];
  /** Less than 1 where the time was over before everything was looked at. */
  looked: number;
}

export interface CheckOptions extends Watch {
  /** Leaves out what takes longest, comparing documents with their index entries, and ends after so many milliseconds. */
  quick?: number;
}

const mostFaults = 20;

/**
 * Reads all of a store: every page and its bounds, which pages are free, every checksum and document, and whether each
 * index holds just what the documents say. Nothing is written.
 */
export async function checkStore(snapshot: Snapshot, options: CheckOptions = {}): Promise<StoreReport> {
  const { signal, progress, quick } = options;
  const { file } = snapshot;
  const { main, lastPage, free } = file.newest;
  const faults: PageFault[] = [...file.metaFaults];
  const fault = (error: PageFault) => void faults.push(error);
  const used = new UsedPages(lastPage);
  const passed: Passed = { branches: 0, leaves: 0, overflows: 0, entries: 0 };
  const content = new Contents(snapshot.mayLackSums, quick === undefined);
  const end = performance.now() + (quick ?? Infinity);
  const turns = new Turns(signal);
  let isOver = false;
  for (const entries of walkTree(file, main, { fault, used }, passed)) {
    for (const entry of entries) content.add(entry);
    if (!turns.isDue) continue;
    isOver = performance.now() > end;
    if (isOver) break;
    await turns.take();
    progress?.(Math.min(0.99, passed.entries / Math.max(1, main.entries)));
  }
  const pages: string[] = [];
  if (!isOver) {
    if (faults.length === 0) pages.push(...differences('the tree of entries', main, passed));
    const passedFree = markFreePages(file, file.newest, used, fault);
    if (faults.length === 0) pages.push(...differences('the tree of free pages', free, passedFree));
  }
  const shown = faults.slice(0, mostFaults).map(({ message }) => message);
  if (faults.length > mostFaults) shown.push(`${faults.length - mostFaults} more pages are damaged`);
  progress?.(1);
  return {
    ...content.found(),
    pages: passed.branches + passed.leaves + passed.overflows,
    problems: [...shown, ...pages, ...content.problems(!isOver)],
    looked: isOver ? passed.entries / Math.max(1, main.entries) : 1,
  };
}

function differences(name: string, wanted: Tree, passed: Passed): string[] {
  const names = ['branches', 'leaves', 'overflows', 'entries'] as const;
  return names
    .filter((of) => wanted[of] !== passed[of])
    .map((of) => `${name} should have ${wanted[of]} ${of} and has ${passed[of]}`);
}

/** Sorts the entries of a store to the collections and indexes that they belong to. */
class Contents {
  private readonly others: string[] = [];
  private readonly collections = new Map<number, CollectionTally>();
  private readonly indexes = new Map<number, CollectionTally>();

  constructor(
    private readonly mayLackSums: boolean,
    private readonly comparesDocuments: boolean,
  ) {}

  /** The catalogue comes before all rows, and these before all index entries. */
  add({ key, value }: Leaf): void {
    const place = placeOf(key);
    const bytes = unless(DamagedStoreError, () => contentOf(key, value, this.mayLackSums));
    if (place?.kind === 'row') {
      const tally = this.collections.get(place.collection);
      if (bytes) tally?.addRow(place.row, bytes, this.comparesDocuments);
      else tally?.damageRow(place.row);
    } else if (place?.kind === 'entry') {
      const tally = this.indexes.get(place.index);
      if (bytes) tally?.indexes.find(({ index }) => index.id === place.index)?.store(key);
      else tally?.damageEntry();
    } else if (!place) this.others.push('there is an entry that belongs to nothing');
    else if (!bytes) this.others.push(`the record of the ${place.kind} ${place.name} is damaged`);
    else if (place.kind === 'collection') this.register(place.name, bytes);
  }

  private register(name: string, record: Buffer): void {
    const collection = unless(CommandError, () => collectionFromRecord(decode(record)));
    if (!collection) {
      this.others.push(`the description of ${name} cannot be read`);
      return;
    }
    const tally = new CollectionTally(collection);
    this.collections.set(collection.id, tally);
    for (const { id } of collection.indexes) this.indexes.set(id, tally);
  }

  private get tallies(): CollectionTally[] {
    return [...this.collections.values()];
  }

  problems(isWhole: boolean): string[] {
    return [
      ...this.others,
      ...this.tallies.flatMap((tally) => tally.problems(isWhole, this.comparesDocuments)),
    ];
  }

  found(): Pick<StoreReport, 'documents' | 'entries' | 'collections'> {
    const collections = this.tallies.map(({ namespace, documents }) => ({ namespace, documents }));
    return {
      collections,
      documents: collections.reduce((sum, { documents }) => sum + documents, 0),
      entries: this.tallies.flatMap(({ indexes }) => indexes).reduce((sum, { entries }) => sum + entries, 0),
    };
  }
}
