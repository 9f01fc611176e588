import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP that a test packs; its header may lie. */
export interface Packed {
  readonly path: string;
  readonly bytes?: Uint8Array;
  readonly isEncrypted?: boolean;
  /** The unpacked size given in the header, if it is not the true one. */
  readonly claims?: number;
}

const DEFLATED = 8;
const NOTHING = Buffer.alloc(0);

const words = (size: number, ...values: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]) => {
  const header = Buffer.alloc(size);
  for (const [at, bytes, value] of values) header.writeUIntLE(value, at, bytes);
  return header;
};

/** Packs files in their order, as PKWARE's APPNOTE describes. */
export function zip(files: readonly Packed[]): Buffer {
  const once = new Map<Uint8Array, readonly [packed: Buffer, sum: number]>();
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes = NOTHING, isEncrypted = false, claims = bytes.length } of files) {
    const name = Buffer.from(path);
    const [packed, sum] = once.get(bytes) ?? [deflateRawSync(bytes), crc32(bytes)];
    // A ZIP bomb has the same part many times.
    once.set(bytes, [packed, sum]);
    const flags = 0x800 + (isEncrypted ? 1 : 0);
    const sizes = (at: number) =>
      [
        [at, 4, sum],
        [at + 4, 4, packed.length],
        [at + 8, 4, claims],
        [at + 12, 2, name.length],
      ] as const;
    const local = words(30, [0, 4, 0x04034b50], [4, 2, 20], [6, 2, flags], [8, 2, DEFLATED], ...sizes(14));
    list.push(
      words(46, [0, 4, 0x02014b50], [4, 2, 20], [6, 2, 20], [8, 2, flags], [10, 2, DEFLATED], ...sizes(16), [
        42,
        4,
        offset,
      ]),
      name,
    );
    parts.push(local, name, packed);
    offset += local.length + name.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = words(
    22,
    [0, 4, 0x06054b50],
    [8, 2, Math.min(files.length, 0xffff)],
    [10, 2, Math.min(files.length, 0xffff)],
    [12, 4, directory.length],
    [16, 4, offset],
  );
  return Buffer.concat([...parts, directory, end]);
}
