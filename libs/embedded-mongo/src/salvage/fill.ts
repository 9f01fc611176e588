import { collectionFrom, groupSize, perDocument } from '../backup/restore-backup';
import { Turns, type Watch } from '../backup/watch';
import { decode } from '../bson/decode';
import { describeValue } from '../bson/describe';
import { type Doc, isDoc } from '../bson/values';
import { CommandError } from '../errors';
import { Catalog, type Collection } from '../storage/catalog';
import { insertRow } from '../storage/rows';
import type { Store } from '../storage/store';
import type { Found, SalvagedCollection, SalvageReport } from './found';

type FoundDocument = Extract<Found, { kind: 'document' }>;

/** Fills a new store with what is found, and says what is missing. */
export async function fillStore(
  store: Store,
  found: Iterable<Found | undefined>,
  { signal }: Watch,
): Promise<SalvageReport> {
  const filling = new Filling(store);
  const turns = new Turns(signal);
  for (const item of found) {
    if (turns.isDue) await turns.take();
    if (item) filling.add(item);
  }
  return filling.report();
}

class Filling {
  private readonly catalog: Catalog;
  private readonly collections: SalvagedCollection[] = [];
  private readonly notes: string[] = [];
  private isLoss = false;
  private current: { collection: Collection; report: SalvagedCollection } | undefined;
  private waiting: FoundDocument[] = [];
  private size = 0;

  constructor(private readonly store: Store) {
    this.catalog = new Catalog(store);
  }

  add(item: Found): void {
    if (item.kind === 'note') {
      this.notes.push(item.sentence);
      this.isLoss ||= item.isLoss;
      return;
    }
    if (item.kind === 'document') {
      this.waiting.push(item);
      this.size += item.bytes.length + perDocument;
      if (this.size >= groupSize) this.flush();
      return;
    }
    if (item.kind === 'missing') {
      this.reportNow.listed.push(item.which);
      return;
    }
    this.flush();
    if (item.kind === 'end') this.end(item.documents);
    else this.begin(item.description);
  }

  private begin(description: Doc): void {
    const collection = this.store.transaction(() => {
      const made = collectionFrom(this.catalog, description);
      this.catalog.flush();
      return made;
    });
    const namespace = `${collection.db}.${collection.name}`;
    const report = { namespace, documents: 0, missing: undefined, listed: [], doubtful: [] };
    this.collections.push(report);
    this.current = { collection, report };
  }

  private get reportNow(): SalvagedCollection {
    if (!this.current) throw new Error('there is something of no collection');
    return this.current.report;
  }

  private end(wanted: number | undefined): void {
    const report = this.reportNow;
    report.missing = wanted === undefined ? undefined : Math.max(0, wanted - report.documents);
  }

  private flush(): void {
    const { current, waiting } = this;
    if (current && waiting.length > 0)
      this.store.transaction(() => {
        for (const document of waiting) this.insert(current.collection, current.report, document);
        this.catalog.flush();
      });
    this.waiting = [];
    this.size = 0;
  }

  private insert(
    collection: Collection,
    report: SalvagedCollection,
    { bytes, place, doubt }: FoundDocument,
  ): void {
    let name = place;
    try {
      const document = decode(bytes);
      if (!place.startsWith('_id')) name = `_id ${describeValue(document.get('_id'))} (${place})`;
      insertRow(this.store, collection, document, bytes);
      report.documents += 1;
      if (doubt !== undefined) report.doubtful.push(`${name}, ${doubt}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      report.listed.push(`${name}, ${reasonOf(error)}`);
    }
  }

  report(): SalvageReport {
    this.flush();
    const { collections, notes, isLoss } = this;
    const isWhole =
      !isLoss &&
      collections.every(
        ({ missing, listed, doubtful }) => missing === 0 && listed.length === 0 && doubtful.length === 0,
      );
    return { collections, notes, isWhole };
  }
}

/** Why a document was left out, without what it holds. */
function reasonOf({ code, details }: CommandError): string {
  const pattern = details?.get('keyPattern');
  if (code !== 11000) return 'which cannot be read';
  return `as another one that was brought has the same ${isDoc(pattern) ? [...pattern.keys()].join(', ') : 'key'}`;
}
