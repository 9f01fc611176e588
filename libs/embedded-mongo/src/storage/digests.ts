import { digestKey, placeOf, tableOf } from './keys';
import { DamagedStoreError, type Store } from './store';
import { sumOf } from './sums';

/**
 * The expected contents of a table (a collection's rows or an index's entries): their number, and the sum of their checksums,
 * which differs between two sets of entries whatever their order and can be updated with each entry alone.
 */
export interface Digest {
  readonly count: number;
  readonly sum: number;
}

/** A digest as it is stored, with the number of the transaction that wrote it. */
export interface StoredDigest extends Digest {
  readonly transaction: number;
}

export const noEntries: StoredDigest = { count: 0, sum: 0, transaction: 0 };

const modulus = 2 ** 48;
const fieldLength = 6;

function changedBy(digest: Digest, count: 1 | -1, checksum: number): Digest {
  return { count: digest.count + count, sum: (digest.sum + count * checksum + modulus) % modulus };
}

function written({ count, sum, transaction }: StoredDigest): Buffer {
  const bytes = Buffer.alloc(3 * fieldLength);
  for (const [index, field] of [count, sum, transaction].entries())
    bytes.writeUIntBE(field, index * fieldLength, fieldLength);
  return bytes;
}

function readDigest(bytes: Buffer): StoredDigest {
  const field = (index: number) => bytes.readUIntBE(index * fieldLength, fieldLength);
  return { count: field(0), sum: field(1), transaction: field(2) };
}

/** All entries of a store, table by table, as they are read in their order. */
export class Tables {
  read = 0;
  readonly found = new Map<number, Digest>();
  readonly expected = new Map<number, Digest>();
  private lastKey: Buffer = Buffer.alloc(0);

  /** @throws DamagedStoreError for an entry that is impossible, or in the wrong place */
  add(key: Buffer, value: Buffer): void {
    if (key.compare(this.lastKey) <= 0) throw new DamagedStoreError(key, 'a key is not in its order');
    this.lastKey = key;
    this.read += 1;
    const place = placeOf(key);
    if (!place) throw new DamagedStoreError(key, 'there is an entry that belongs to nothing');
    const table = tableOf(key);
    if (place.kind === 'digest') this.expected.set(place.table, readDigest(value));
    else this.found.set(table, changedBy(this.digestOf(table), 1, sumOf(key, value)));
  }

  digestOf(table: number): Digest {
    return this.found.get(table) ?? noEntries;
  }

  /** The tables whose entries differ from what was written, with the numbers found and expected. */
  differences(): { table: number; found: number; expected: number }[] {
    return [...new Set([...this.found.keys(), ...this.expected.keys()])].flatMap((table) => {
      const [found, expected] = [this.digestOf(table), this.expected.get(table) ?? noEntries];
      const isSame = found.count === expected.count && found.sum === expected.sum;
      return isSame ? [] : [{ table, found: found.count, expected: expected.count }];
    });
  }
}

/** The table of the catalogue and the store's own records; every transaction writes its digest, and so its own number. */
export const headTable = 0;

export class Digests {
  private readonly changed = new Map<number, Digest>();

  constructor(private readonly records: Pick<Store, 'get' | 'put' | 'remove'>) {}

  digestOf(table: number): StoredDigest {
    const stored = this.records.get(digestKey(table));
    return stored ? readDigest(stored) : noEntries;
  }

  begin(): void {
    this.changed.clear();
  }

  /** Replaces an entry of one checksum by one of another; `undefined` stands for no entry. */
  change(key: Buffer, before: number | undefined, after: number | undefined): void {
    const table = tableOf(key);
    let digest = this.changed.get(table) ?? this.digestOf(table);
    if (before !== undefined) digest = changedBy(digest, -1, before);
    if (after !== undefined) digest = changedBy(digest, 1, after);
    this.changed.set(table, digest);
  }

  seed(table: number, digest: Digest): void {
    this.changed.set(table, digest);
  }

  /** Ends a transaction, which has this number; nothing may follow in it. @returns whether it changed anything */
  end(transaction: number): boolean {
    if (this.changed.size === 0) return false;
    if (!this.changed.has(headTable)) this.changed.set(headTable, this.digestOf(headTable));
    for (const [table, digest] of this.changed)
      if (digest.count > 0) this.records.put(digestKey(table), written({ ...digest, transaction }));
      else this.records.remove(digestKey(table));
    return true;
  }
}
