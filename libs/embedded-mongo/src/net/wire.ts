import { decodeReceived, documentLength } from '../bson/decode';
import { encode } from '../bson/encode';
import { RawDoc, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';

const maxMessageSize = 48_000_000;
export const headerSize = 16;

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

/** Flags a receiver must understand: checksums and writes without an answer are refused, as no driver sends them unasked. */
const mustUnderstand = 0xffff;

const bodySection = 0;
const sequenceSection = 1;

/** @throws Error for a length that no message has */
export function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length < headerSize + 4 || length > maxMessageSize) throw new Error(`message length ${length}`);
  return length;
}

const isQuery = (message: Buffer): boolean => message.readInt32LE(12) === opQuery;

/** @throws Error when the frame is broken or unknown, CommandError 22 when a document inside is */
export function readCommand(bytes: Buffer): Doc {
  if (isQuery(bytes)) return readQuery(bytes);
  if (bytes.readInt32LE(12) !== opMsg) throw new Error('an unknown operation');
  if ((bytes.readUInt32LE(headerSize) & mustUnderstand) !== 0) throw new Error('an unknown required flag');
  const sequences = new Map<string, Value[]>();
  let command: Doc | undefined;
  for (let at = headerSize + 4; at < bytes.length;) {
    const kind = bytes[at];
    const section = bytes.subarray(at + 1, at + 1 + sectionLength(bytes, at + 1));
    if (kind === bodySection && !command) command = decodeReceived(section);
    else if (kind === sequenceSection) readSequence(section, sequences);
    else throw new Error('a section of unknown kind');
    at += 1 + section.length;
  }
  if (!command) throw new Error('a message without a body');
  for (const [name, documents] of sequences) {
    if (command.has(name)) throw new CommandError(22, `the field '${name}' is given twice`);
    command.set(name, documents);
  }
  return command;
}

/** The length at the start of a document or of a sequence of documents, checked against the bytes there are. */
function sectionLength(bytes: Buffer, at: number): number {
  try {
    return documentLength(bytes, at);
  } catch {
    throw new Error('a section of wrong length');
  }
}

/** Reads a sequence: its length, a name and documents, which stay bytes until they are needed. */
function readSequence(section: Buffer, sequences: Map<string, Value[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new Error('a section of wrong length');
  const name = section.toString('utf8', 4, nameEnd);
  if (sequences.has(name)) throw new Error('a section given twice');
  const documents: Value[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const length = sectionLength(section, at);
    documents.push(new RawDoc(section.subarray(at, at + length)));
    at += length;
  }
  sequences.set(name, documents);
}

/** Reads the old message that drivers use for their first hello. */
function readQuery(bytes: Buffer): Doc {
  const nameEnd = bytes.indexOf(0, headerSize + 4);
  const namespace = bytes.toString('utf8', headerSize + 4, nameEnd);
  if (nameEnd < 0 || !namespace.endsWith('.$cmd')) throw new Error('a query that is no command');
  // The numbers of documents to skip and to return stand between the name and the document.
  const at = nameEnd + 9;
  const command = decodeReceived(bytes.subarray(at, at + sectionLength(bytes, at)));
  return command.set('$db', namespace.slice(0, -'.$cmd'.length));
}

export function writeReply(message: Buffer, reply: Doc): Buffer {
  const legacy = isQuery(message);
  const body = encode(reply);
  const head = Buffer.alloc(legacy ? headerSize + 20 : headerSize + 5);
  head.writeInt32LE(head.length + body.length, 0);
  message.copy(head, 8, 4, 8);
  head.writeInt32LE(legacy ? opReply : opMsg, 12);
  if (legacy) {
    // The flag that servers set since 2.0, and the number of documents, one.
    head.writeInt32LE(8, headerSize);
    head.writeInt32LE(1, headerSize + 16);
  }
  return Buffer.concat([head, body]);
}
