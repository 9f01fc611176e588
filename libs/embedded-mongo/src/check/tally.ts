import { crc32 } from 'node:zlib';
import { decode } from '../bson/decode';
import type { Doc } from '../bson/values';
import { CommandError } from '../errors';
import type { Collection, Index } from '../storage/catalog';
import { indexKeys } from '../storage/index-keys';
import { entryKey } from '../storage/keys';

const rowNumberLength = 6;

/**
 * What an index holds beside what the documents say it should: numbers of entries, and the sums of their checksums,
 * which tell two sets apart whatever their order, without keeping them.
 */
class IndexTally {
  private expected = { entries: 0, sum: 0 };
  private stored = { entries: 0, sum: 0 };
  private lastKey: Buffer | undefined;
  private twice = 0;

  constructor(readonly index: Index) {}

  expect(document: Doc, row: number): void {
    for (const { bytes } of indexKeys(this.index, document).values()) {
      this.expected.entries += 1;
      this.expected.sum += crc32(entryKey(this.index.id, bytes, row));
    }
  }

  /** Entries come in the order of their keys. */
  store(key: Buffer): void {
    this.stored.entries += 1;
    this.stored.sum += crc32(key);
    if (!this.index.unique) return;
    const unique = key.subarray(0, -rowNumberLength);
    if (this.lastKey?.equals(unique)) this.twice += 1;
    this.lastKey = Buffer.from(unique);
  }

  get entries(): number {
    return this.stored.entries;
  }

  problems(compares: boolean): string[] {
    const { expected, stored, twice } = this;
    const fits = expected.entries === stored.entries && expected.sum === stored.sum;
    return [
      ...(twice > 0 ? [`${this.index.name} is unique and holds ${twice} keys of several documents`] : []),
      ...(compares && !fits
        ? [
            `${this.index.name} does not fit the documents: ${stored.entries} entries where they want ${expected.entries}`,
          ]
        : []),
    ];
  }
}

/** What is found of one collection. */
export class CollectionTally {
  readonly indexes: IndexTally[];
  documents = 0;
  /** The first rows that are not whole, and how many there are. */
  private damaged: { count: number; first: number[] } = { count: 0, first: [] };
  private badEntries = 0;

  constructor(readonly collection: Collection) {
    this.indexes = collection.indexes.map((index) => new IndexTally(index));
  }

  get namespace(): string {
    return `${this.collection.db}.${this.collection.name}`;
  }

  addRow(row: number, bytes: Buffer, comparesDocuments: boolean): void {
    this.documents += 1;
    if (!comparesDocuments) return;
    try {
      const document = decode(bytes);
      for (const index of this.indexes) index.expect(document, row);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.damageRow(row);
    }
  }

  damageRow(row: number): void {
    this.damaged.count += 1;
    if (this.damaged.first.length < 20) this.damaged.first.push(row);
  }

  damageEntry(): void {
    this.badEntries += 1;
  }

  /** @param isWhole whether all has been added, so that numbers can be compared */
  problems(isWhole: boolean, comparesDocuments: boolean): string[] {
    const { count, first } = this.damaged;
    const { documents, collection } = this;
    return [
      ...(count > 0
        ? [`${count} damaged documents (rows ${first.join(', ')}${count > first.length ? ', ...' : ''})`]
        : []),
      ...(isWhole && documents !== collection.count
        ? [`${documents} whole documents of ${collection.count}`]
        : []),
      ...(this.badEntries > 0 ? [`${this.badEntries} damaged index entries`] : []),
      ...this.indexes.flatMap((index) => index.problems(isWhole && comparesDocuments)),
    ].map((problem) => `${this.namespace}: ${problem}`);
  }
}
