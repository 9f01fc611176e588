import { decode, documentLength } from '../bson/decode';
import { encode } from '../bson/encode';
import { type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { crc32c } from './crc32c';

export const maxMessageSize = 48_000_000;
export const headerSize = 16;

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

const flag = { checksumPresent: 1, moreToCome: 2 } as const;
/** The low bits are for things a receiver must understand. */
const mustUnderstand = 0xffff & ~(flag.checksumPresent | flag.moreToCome);

/** Bytes that are not a message: the connection is closed, as nobody knows where the next one would begin. */
export class ProtocolError extends Error {}

export interface Request {
  id: number;
  kind: 'message' | 'query';
  command: Doc;
  /** The client does not wait for an answer. */
  silent: boolean;
}

/**
 * Reads the length of the message that begins in `bytes`.
 *
 * @throws ProtocolError for a length that no message has
 */
export function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length < headerSize + 4 || length > maxMessageSize) throw new ProtocolError(`message length ${length}`);
  return length;
}

/** The number of a message, to answer it also when the rest cannot be read. */
export const requestId = (bytes: Buffer): number => bytes.readInt32LE(4);

/**
 * Reads a whole message.
 *
 * @throws ProtocolError when the frame is broken or unknown, CommandError 22 when a document inside is
 */
export function readRequest(bytes: Buffer): Request {
  const code = bytes.readInt32LE(12);
  if (code === opMsg) return readMessage(bytes);
  if (code === opQuery) return readQuery(bytes);
  throw new ProtocolError(`operation ${code}`);
}

function readMessage(bytes: Buffer): Request {
  const flags = bytes.readUInt32LE(headerSize);
  if ((flags & mustUnderstand) !== 0) throw new ProtocolError('a required flag that is unknown');
  const checked = (flags & flag.checksumPresent) !== 0;
  const end = checked ? bytes.length - 4 : bytes.length;
  if (checked && crc32c(bytes.subarray(0, end)) !== bytes.readUInt32LE(end))
    throw new ProtocolError('a wrong checksum');
  const sequences = new Map<string, Value[]>();
  let command: Doc | undefined;
  let at = headerSize + 4;
  while (at < end) {
    const kind = bytes[at];
    if (kind === 0 && command === undefined) {
      const length = framed(bytes.subarray(0, end), at + 1);
      command = decode(bytes.subarray(at + 1, at + 1 + length));
      at += 1 + length;
    } else if (kind === 1) at = readSequence(bytes.subarray(0, end), at + 1, sequences);
    else throw new ProtocolError('a section of unknown kind');
  }
  if (command === undefined) throw new ProtocolError('a message without a body');
  for (const [name, documents] of sequences) {
    if (command.has(name)) throw new CommandError(22, `the field '${name}' is given twice`);
    command.set(name, documents);
  }
  return { id: requestId(bytes), kind: 'message', command, silent: (flags & flag.moreToCome) !== 0 };
}

function framed(bytes: Buffer, at: number): number {
  try {
    return documentLength(bytes, at);
  } catch {
    throw new ProtocolError('a document of wrong length');
  }
}

function readSequence(bytes: Buffer, start: number, sequences: Map<string, Value[]>): number {
  if (start + 5 > bytes.length) throw new ProtocolError('a section that is cut off');
  const end = start + bytes.readInt32LE(start);
  const nameEnd = bytes.indexOf(0, start + 4);
  if (end > bytes.length || nameEnd < 0 || nameEnd >= end)
    throw new ProtocolError('a section of wrong length');
  const name = bytes.toString('utf8', start + 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolError('a section given twice');
  const documents: Value[] = [];
  let at = nameEnd + 1;
  while (at < end) {
    const length = framed(bytes.subarray(0, end), at);
    documents.push(decode(bytes.subarray(at, at + length)));
    at += length;
  }
  sequences.set(name, documents);
  return end;
}

function readQuery(bytes: Buffer): Request {
  const nameEnd = bytes.indexOf(0, headerSize + 4);
  const at = nameEnd + 9;
  if (nameEnd < 0 || at + 5 > bytes.length) throw new ProtocolError('a query that is cut off');
  const namespace = bytes.toString('utf8', headerSize + 4, nameEnd);
  if (!namespace.endsWith('.$cmd')) throw new ProtocolError('a query that is no command');
  const command = decode(bytes.subarray(at, at + framed(bytes, at)));
  command.set('$db', namespace.slice(0, -'.$cmd'.length));
  return { id: requestId(bytes), kind: 'query', command, silent: false };
}

function header(length: number, responseTo: number, code: number): Buffer {
  const bytes = Buffer.alloc(headerSize);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(responseTo & 0x7fffffff, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(code, 12);
  return bytes;
}

/** The answer to a request, in the form that its kind asks for. */
export function writeReply(request: Pick<Request, 'id' | 'kind'>, reply: Doc): Buffer {
  const body = encode(reply);
  if (request.kind === 'message') {
    const length = headerSize + 5 + body.length;
    return Buffer.concat([header(length, request.id, opMsg), Buffer.alloc(5), body]);
  }
  const fixed = Buffer.alloc(20);
  fixed.writeInt32LE(8, 0);
  fixed.writeInt32LE(1, 16);
  return Buffer.concat([header(headerSize + 20 + body.length, request.id, opReply), fixed, body]);
}
