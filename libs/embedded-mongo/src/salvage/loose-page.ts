import { unless } from '../errors';
import { DamagedStoreError } from '../storage/damage';
import {
  bigLength,
  header,
  headerSize,
  isBig,
  kind,
  lasting,
  maxValue,
  nodeHeaderSize,
  type PageFile,
} from '../storage/page-file';
import { contentOf } from '../storage/sums';

/** An entry of a page that may be damaged: only its checksum tells whether it is what was written. */
export interface LooseEntry {
  key: Buffer;
  /** Its value with the checksum; `undefined` where that cannot be there. */
  stored: () => Buffer | undefined;
  /** The pages of a long value. */
  long: { first: number; pages: number } | undefined;
}

export interface PageHead {
  isLeaf: boolean;
  isBranch: boolean;
  /** How many pages a long value begins here with; 0 for other pages. */
  valuePages: number;
  transaction: number;
  /** Whether it says its own number. */
  isInPlace: boolean;
}

export function headOf(page: number, bytes: Buffer): PageHead {
  const flags = bytes.readUInt16LE(header.flags) & lasting;
  return {
    isLeaf: flags === kind.leaf,
    isBranch: flags === kind.branch,
    valuePages: flags === kind.overflow ? bytes.readUInt32LE(header.pages) : 0,
    transaction: Number(bytes.readBigUInt64LE(header.transaction)),
    isInPlace: bytes.readBigUInt64LE(header.page) === BigInt(page),
  };
}

/**
 * What a page of entries holds, each entry for itself: one that is out of bounds is left out, the others stay. Entries
 * lie behind `upper`, and what lies before it is left of earlier ones: so neither bound is guessed where both are wrong.
 */
export function entriesIn(file: PageFile, bytes: Buffer): LooseEntry[] {
  const [lower, upper] = [bytes.readUInt16LE(header.lower), bytes.readUInt16LE(header.upper)];
  if (lower > upper || headerSize + upper > bytes.length) return [];
  return Array.from({ length: Math.floor(lower / 2) }, (_, index) => index).flatMap((index): LooseEntry[] => {
    const at = headerSize + bytes.readUInt16LE(headerSize + 2 * index);
    if (at < headerSize + upper || at + nodeHeaderSize > bytes.length) return [];
    const start = at + nodeHeaderSize + bytes.readUInt16LE(at + 6);
    const isLong = bytes.readUInt16LE(at + 4) === isBig;
    const length = bytes.readUInt32LE(at);
    if (start + (isLong ? bigLength : length) > bytes.length) return [];
    const key = bytes.subarray(at + nodeHeaderSize, start);
    if (!isLong) return [{ key, stored: () => bytes.subarray(start, start + length), long: undefined }];
    const [first, pages] = [start, start + 16].map((place) => Number(bytes.readBigUInt64LE(place)));
    if (first === undefined || pages === undefined || length > maxValue) return [];
    const stored = () => file.bytesAt(first, headerSize + length)?.subarray(headerSize);
    return [{ key, stored, long: { first, pages } }];
  });
}

/** @returns what an entry holds, `undefined` where that is not what was written */
export const wholeContent = ({ key, stored }: LooseEntry, mayLackSum: boolean): Buffer | undefined =>
  unless(DamagedStoreError, () => {
    const bytes = stored();
    return bytes && contentOf(key, bytes, mayLackSum);
  });
