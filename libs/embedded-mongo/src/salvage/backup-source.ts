import { createHash } from 'node:crypto';
import { magic, openBackupFile } from '../backup/backup-file';
import { readRecords as readWholeRecords, sumLength, tag } from '../backup/records';
import { decode } from '../bson/decode';
import { describeValue } from '../bson/describe';
import { asInteger, asText, doc, type Doc } from '../bson/values';
import { CommandError, unless } from '../errors';
import type { Found } from './found';
import { RecordWindow, type WholeRecord } from './record-window';

/**
 * What a damaged backup holds; nothing now and then.
 *
 * @throws Error where it is encrypted and the passphrase does not open it
 */
export function* foundInBackup(path: string, passphrase?: string): Generator<Found | undefined> {
  const file = openBackupFile(path, passphrase, true);
  let isOfFirstFormat: boolean;
  try {
    const window = new RecordWindow(file);
    if (window.peek(0, magic.length).equals(magic)) window.pass(magic.length);
    isOfFirstFormat = lacksSums(window);
    if (!isOfFirstFormat) yield* foundByRecords(window);
  } finally {
    file.close();
  }
  if (isOfFirstFormat) yield* foundUpToDamage(path, passphrase);
}

const note = (sentence: string, isLoss = true): Found => ({ kind: 'note', sentence, isLoss });

const readable = (bytes: Buffer): Doc | undefined => unless(CommandError, () => decode(bytes));

function lacksSums(window: RecordWindow): boolean {
  const head = window.peek(0, 5);
  if (head.length < 5 || head[0] !== tag.header) return false;
  return asInteger(readable(window.peek(1, Math.max(0, head.readInt32LE(1))))?.get('format')) === 1;
}

function* foundByRecords(window: RecordWindow): Generator<Found | undefined> {
  const reading: Reading = { collection: 0, isOpen: false, inCollection: 0, whole: 0, hasEnd: false };
  while (window.peek(0, 1).length > 0) {
    const record = window.recordAt(0, reading.collection);
    if (!record) {
      yield* passDamage(window, reading);
      continue;
    }
    yield* taken(record, reading);
    window.pass(1 + record.bytes.length + sumLength);
  }
  const { isOpen, hasEnd, total, whole } = reading;
  if (isOpen) yield { kind: 'end' };
  if (!hasEnd) yield note('The backup has no end: what stood there is missing.');
  if (total !== whole)
    yield note(`The backup had ${total ?? 'an unknown number of'} documents; ${whole} of them are whole.`);
}

/** How far the file has been read. */
interface Reading {
  /** The last collection's place in the file, and whether its end is still to come. */
  collection: number;
  isOpen: boolean;
  inCollection: number;
  whole: number;
  /** What the backup says it holds. */
  total?: number | undefined;
  hasEnd: boolean;
}

function* taken(record: WholeRecord, reading: Reading): Generator<Found> {
  const { kind, bytes, collection } = record;
  if (kind === tag.collection || (kind !== tag.trailer && collection !== reading.collection)) {
    if (reading.isOpen) yield { kind: 'end' };
    Object.assign(reading, { isOpen: true, inCollection: 0, collection });
    yield* begun(record);
  }
  if (kind === tag.header) reading.total = asInteger(decode(bytes).get('documents'));
  if (kind === tag.document) {
    reading.whole += 1;
    reading.inCollection += 1;
    yield { kind: 'document', bytes: Buffer.from(bytes), place: `document ${reading.inCollection}` };
  }
  if (kind === tag.end) {
    yield { kind: 'end', documents: asInteger(decode(bytes).get('documents')) };
    reading.isOpen = false;
  }
  reading.hasEnd = kind === tag.trailer;
}

/** A record whose collection's description was lost still says which one in the file it belongs to. */
function* begun({ kind, bytes, collection }: WholeRecord): Generator<Found> {
  if (kind === tag.collection) {
    yield { kind: 'collection', description: decode(bytes) };
    return;
  }
  const name = `salvaged_${collection}`;
  yield note(
    `The name of collection ${collection} of the backup is lost; its documents are brought as school.${name}.`,
  );
  yield { kind: 'collection', description: doc({ db: 'school', name }) };
}

function* passDamage(window: RecordWindow, reading: Reading): Generator<Found | undefined> {
  const lost = lostOf(window);
  const from = window.position;
  const passed = yield* window.skip(reading.collection);
  const stretch = `bytes ${from} to ${from + passed} of the backup’s content`;
  const isDocument = lost.length === passed && lost.kind === tag.document;
  const which = isDocument
    ? `document ${reading.inCollection + 1}${lost.id}`
    : `what stood after document ${reading.inCollection}, in ${stretch}`;
  if (reading.isOpen) yield { kind: 'missing', which };
  else yield note(`What stood in ${stretch} cannot be read.`);
  if (isDocument) reading.inCollection += 1;
}

/** What a record that is not whole says of itself. */
function lostOf(window: RecordWindow): { length: number | undefined; kind: number | undefined; id: string } {
  const length = window.lengthAt(0);
  if (length === undefined) return { length, kind: undefined, id: '' };
  const id = readable(window.peek(1, length - 1 - sumLength))?.get('_id');
  return {
    length,
    kind: window.peek(0, 1)[0],
    id: id === undefined ? '' : ` (its _id reads ${describeValue(id)})`,
  };
}

/** Backups of earlier versions have no checksum for each record: they are read up to the damage, collection by collection. */
function* foundUpToDamage(path: string, passphrase: string | undefined): Generator<Found> {
  let namespace = '';
  let isOpen = false;
  let hash = createHash('sha256');
  try {
    for (const { tag: kind, bytes, content } of readWholeRecords(path, passphrase)) {
      if (kind === tag.collection) {
        namespace = `${asText(content.get('db'))}.${asText(content.get('name'))}`;
        hash = createHash('sha256');
        isOpen = true;
        yield { kind: 'collection', description: content };
      } else if (kind === tag.document) {
        hash.update(bytes);
        yield { kind: 'document', bytes: Buffer.from(bytes), place: 'a document' };
      } else if (kind === tag.end) {
        isOpen = false;
        yield { kind: 'end', documents: asInteger(content.get('documents')) };
        if (content.get('sha256') !== hash.digest('hex'))
          yield note(
            `Documents of ${namespace} were changed. Which ones cannot be told of a backup of an earlier version: compare all of them with what is on paper.`,
          );
      }
    }
  } catch (error) {
    if (isOpen) yield { kind: 'end' };
    yield note(`${error instanceof Error ? error.message : String(error)} What stood after it is missing.`);
  }
}
