import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { fstatSync, readSync } from 'node:fs';

/**
 * An encrypted backup is a header and chunks. The header has a magic line, the cost of scrypt (log2 N, r, p: one byte each), a
 * salt, and an HMAC of all that, which reveals a wrong passphrase. Each chunk is sealed by AES-256-GCM together with the header;
 * its nonce holds its number and whether it is the last, so no chunk can be moved, left out or cut off. The key comes from the
 * salt and so serves one file only: no nonce is used twice.
 */
export const sealedMagic = Buffer.from('school embedded-mongo encrypted backup\n');

/** The cost of scrypt for anybody who guesses: 128 MB and some tenths of a second for each try. */
const usualCost = { logN: 17, r: 8, p: 1 };

/** A header that asks for more memory than this was not written by this program. */
const maxMemory = 512 * 1024 * 1024;

const saltLength = 16;
const macLength = 32;
const keyLength = 32;
const tagLength = 16;
const chunkLength = 64 * 1024;
const costAt = sealedMagic.length;
const saltAt = costAt + 3;
const macAt = saltAt + saltLength;
const headerLength = macAt + macLength;

function keysOf(passphrase: string, header: Buffer) {
  const [logN = 0, r = 0, p = 0] = header.subarray(costAt, saltAt);
  const memory = 128 * r * (2 ** logN + p);
  if (logN < 1 || r < 1 || p < 1 || p > 16 || memory > maxMemory) return undefined;
  // Another system may write the same text with other code points.
  const text = passphrase.normalize('NFC');
  const cost = { N: 2 ** logN, r, p, maxmem: 2 * maxMemory };
  const derivedKeys = scryptSync(text, header.subarray(saltAt), 2 * keyLength, cost);
  return { chunks: derivedKeys.subarray(0, keyLength), mac: derivedKeys.subarray(keyLength) };
}

const macOf = (key: Buffer, header: Buffer) => createHmac('sha256', key).update(header).digest();

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/**
 * @param cost of scrypt, which tests lower
 * @returns functions to add bytes and to `end`, which seals the rest; without `end` the file is incomplete
 */
export function seal(
  store: (bytes: Buffer) => void,
  passphrase: string,
  { logN, r, p } = usualCost,
): { write(bytes: Buffer): void; end(): void } {
  const start = Buffer.concat([sealedMagic, Buffer.of(logN, r, p), randomBytes(saltLength)]);
  const keys = keysOf(passphrase, start);
  if (!keys) throw new Error('scrypt is given a cost beyond its bounds');
  const header = Buffer.concat([start, macOf(keys.mac, start)]);
  store(header);
  let waiting: Buffer = Buffer.alloc(0);
  let chunk = 0;
  const sealChunk = (length: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.chunks, nonceOf(chunk, isLast)).setAAD(header);
    store(Buffer.concat([cipher.update(waiting.subarray(0, length)), cipher.final(), cipher.getAuthTag()]));
    waiting = waiting.subarray(length);
    chunk += 1;
  };
  return {
    write: (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      // A full chunk may be the last, so it waits for more bytes.
      while (waiting.length > chunkLength) sealChunk(chunkLength, false);
    },
    end: () => sealChunk(waiting.length, true),
  };
}

export function isSealed(handle: number): boolean {
  const start = Buffer.alloc(sealedMagic.length);
  readSync(handle, start, 0, start.length, 0);
  return start.equals(sealedMagic);
}

/**
 * @returns a function that reads the content, and throws where a chunk was changed
 * @throws Error when the passphrase is missing or wrong
 */
export function openSealed(handle: number, path: string, passphrase?: string): (into: Buffer) => number {
  if (passphrase === undefined)
    throw new Error(
      `${path} is encrypted: set BACKUP_PASSPHRASE_FILE to the file that holds its passphrase.`,
    );
  const header = Buffer.alloc(headerLength);
  const start = header.subarray(0, macAt);
  const isHeaderComplete = readSync(handle, header, 0, headerLength, 0) === headerLength;
  const keys = isHeaderComplete ? keysOf(passphrase, start) : undefined;
  if (!keys || !timingSafeEqual(macOf(keys.mac, start), header.subarray(macAt)))
    throw new Error(
      `The passphrase does not open ${path}: the backup was made with another one, or its beginning is damaged.`,
    );
  const { size } = fstatSync(handle);
  let offset = headerLength;
  let chunk = 0;
  let opened: Buffer = Buffer.alloc(0);
  const decrypt = (bytes: Buffer, isLast: boolean): Buffer | undefined => {
    const decipher = createDecipheriv('aes-256-gcm', keys.chunks, nonceOf(chunk, isLast), {
      authTagLength: tagLength,
    });
    decipher.setAAD(header).setAuthTag(bytes.subarray(-tagLength));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]);
    } catch {
      return undefined;
    }
  };
  const openChunk = () => {
    const bytes = Buffer.alloc(Math.min(chunkLength + tagLength, size - offset));
    const isChunkComplete =
      bytes.length >= tagLength && readSync(handle, bytes, 0, bytes.length, offset) === bytes.length;
    const content = isChunkComplete ? decrypt(bytes, offset + bytes.length === size) : undefined;
    if (!content) throw new Error(`${path} is no whole backup: it is cut or changed at byte ${offset}.`);
    opened = content;
    offset += bytes.length;
    chunk += 1;
  };
  return (target) => {
    // If the file ends before any chunk, it is cut off; after a chunk, that chunk itself says whether it is the last.
    if (opened.length === 0 && (offset < size || chunk === 0)) openChunk();
    const length = Math.min(target.length, opened.length);
    opened.copy(target, 0, 0, length);
    opened = opened.subarray(length);
    return length;
  };
}
