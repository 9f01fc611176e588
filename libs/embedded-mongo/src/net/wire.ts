import { decode, documentLength } from '../bson/decode';
import { encode } from '../bson/encode';
import type { Doc, Value } from '../bson/values';
import { CommandError } from '../errors';

const maxMessageSize = 48_000_000;
export const headerSize = 16;

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

const moreToCome = 2;
/** The low bits are for things a receiver must understand; checksums, which no driver sends unasked, are not. */
const mustUnderstand = 0xffff & ~moreToCome;

const bodySection = 0;
const sequenceSection = 1;

export interface Request {
  id: number;
  /** Asked by OP_QUERY, as drivers do for their first hello, and answered by OP_REPLY. */
  isQuery: boolean;
  command: Doc;
  /** The client does not wait for an answer. */
  isSilent: boolean;
}

/**
 * Reads the length of the message that begins in `bytes`.
 *
 * @throws Error for a length that no message has
 */
export function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length < headerSize + 4 || length > maxMessageSize) throw new Error(`message length ${length}`);
  return length;
}

/** The number of a message, to answer it also when the rest cannot be read. */
export const requestId = (bytes: Buffer): number => bytes.readInt32LE(4);

/**
 * Reads a whole message.
 *
 * @throws Error when the frame is broken or unknown, CommandError 22 when a document inside is
 */
export function readRequest(bytes: Buffer): Request {
  const code = bytes.readInt32LE(12);
  if (code === opMsg) return readMessage(bytes);
  if (code === opQuery) return readQuery(bytes);
  throw new Error(`operation ${code}`);
}

function readMessage(bytes: Buffer): Request {
  const flags = bytes.readUInt32LE(headerSize);
  if ((flags & mustUnderstand) !== 0) throw new Error('a required flag that is unknown');
  const sequences = new Map<string, Value[]>();
  let command: Doc | undefined;
  for (let at = headerSize + 4; at < bytes.length;) {
    const kind = bytes[at];
    const section = bytes.subarray(at + 1, at + 1 + sectionLength(bytes, at + 1));
    if (kind === bodySection && !command) command = decode(section);
    else if (kind === sequenceSection) readSequence(section, sequences);
    else throw new Error('a section of unknown kind');
    at += 1 + section.length;
  }
  if (!command) throw new Error('a message without a body');
  for (const [name, documents] of sequences) {
    if (command.has(name)) throw new CommandError(22, `the field '${name}' is given twice`);
    command.set(name, documents);
  }
  return { id: requestId(bytes), isQuery: false, command, isSilent: (flags & moreToCome) !== 0 };
}

/** The length that begins a document or a sequence of them, checked against what is there. */
function sectionLength(bytes: Buffer, at: number): number {
  try {
    return documentLength(bytes, at);
  } catch {
    throw new Error('a section of wrong length');
  }
}

/** A sequence is its length, a name and documents. */
function readSequence(section: Buffer, sequences: Map<string, Value[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new Error('a section of wrong length');
  const name = section.toString('utf8', 4, nameEnd);
  if (sequences.has(name)) throw new Error('a section given twice');
  const documents: Value[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const length = sectionLength(section, at);
    documents.push(decode(section.subarray(at, at + length)));
    at += length;
  }
  sequences.set(name, documents);
}

function readQuery(bytes: Buffer): Request {
  const nameEnd = bytes.indexOf(0, headerSize + 4);
  const namespace = bytes.toString('utf8', headerSize + 4, nameEnd);
  if (nameEnd < 0 || !namespace.endsWith('.$cmd')) throw new Error('a query that is no command');
  // Between the name and the document stand how many to skip and to return.
  const at = nameEnd + 9;
  const command = decode(bytes.subarray(at, at + sectionLength(bytes, at)));
  command.set('$db', namespace.slice(0, -'.$cmd'.length));
  return { id: requestId(bytes), isQuery: true, command, isSilent: false };
}

/** The answer to a request, in the form that it asks for. */
export function writeReply({ id, isQuery }: Pick<Request, 'id' | 'isQuery'>, reply: Doc): Buffer {
  const body = encode(reply);
  const head = Buffer.alloc(isQuery ? headerSize + 20 : headerSize + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id & 0x7fffffff, 4);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isQuery ? opReply : opMsg, 12);
  if (isQuery) {
    // The flag that servers set since 2.0, and one document.
    head.writeInt32LE(8, headerSize);
    head.writeInt32LE(1, headerSize + 16);
  }
  return Buffer.concat([head, body]);
}
