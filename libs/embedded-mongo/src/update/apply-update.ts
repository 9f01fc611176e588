import { randomBytes } from 'node:crypto';
import { runStages } from '../aggregate/pipeline';
import { describeValue } from '../bson/describe';
import { sameBits } from '../bson/encode';
import {
  BsonType,
  isDoc,
  ObjectId,
  Regex,
  Timestamp,
  typeName,
  typeOf,
  type Doc,
  type Value,
} from '../bson/values';
import { badValue, CommandError } from '../errors';
import { type Filter, matches } from '../query/filter';
import type { ChangeContext } from './operators';
import type { Update } from './parse-update';
import { locate } from './target';

export interface UpdateContext extends ChangeContext {
  /** Index that `$` stands for. */
  position: number | undefined;
}

/**
 * The document after an update; the one given stays as it is.
 *
 * @throws CommandError when the update does not fit the document, or would change `_id` (66)
 */
export function applyUpdate(original: Doc, update: Update, context: UpdateContext): Doc {
  const id = original.get('_id');
  const result = resultOf(original, update, context);
  const newId = result.get('_id');
  if (id !== undefined && !sameBits(id, newId))
    throw new CommandError(
      66,
      `The update would change the immutable field '_id' to ${describeValue(newId)}`,
    );
  checkId(newId);
  return result;
}

function resultOf(original: Doc, update: Update, context: UpdateContext): Doc {
  if (update.kind === 'operators') {
    const result = copyOf(original);
    for (const { parts, change } of update.changes)
      for (const place of placesOf(result, parts, update.arrayFilters, context))
        change(result, place, context);
    return result;
  }
  const [replacement = original] =
    update.kind === 'replace'
      ? [update.replacement]
      : [...runStages(update.stages, [original])].filter(isDoc);
  const id = replacement.get('_id') ?? original.get('_id');
  return new Map([...(id === undefined ? [] : [['_id', id] as const]), ...replacement]);
}

/** Everything that an update changes in place is new; single values never change. */
const copyOf = (document: Doc): Doc =>
  new Map([...document].map(([name, value]) => [name, copyOfValue(value)]));

function copyOfValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOfValue);
  return isDoc(value) ? copyOf(value) : value;
}

/** A path's places with `$`, `$[]` and `$[name]` filled in. */
function placesOf(
  doc: Doc,
  parts: string[],
  filters: Map<string, Filter>,
  context: UpdateContext,
): string[][] {
  const at = parts.findIndex((part) => part === '$' || /^\$\[\w*\]$/.test(part));
  if (at < 0) return [parts];
  const [part = '', before, after] = [parts[at], parts.slice(0, at), parts.slice(at + 1)];
  const indices = part === '$' ? positional(context) : elements(doc, before, part.slice(2, -1), filters);
  return indices.flatMap((index) => placesOf(doc, [...before, String(index), ...after], filters, context));
}

function positional({ position }: UpdateContext): number[] {
  if (position === undefined)
    throw badValue('The positional operator did not find the match needed from the query.');
  return [position];
}

/** The positions in an array of the elements that a filter fits; without a name all of them. */
function elements(doc: Doc, path: string[], name: string, filters: Map<string, Filter>): number[] {
  const value = locate(doc, path, false)?.get();
  if (!Array.isArray(value))
    throw badValue(
      `Cannot apply array updates to '${path.join('.')}', which is ${typeName(value)}, no array`,
    );
  const filter = filters.get(name);
  return [...value.keys()].filter(
    (index) => name === '' || (filter && matches(filter, new Map([[name, value[index] ?? null]]))),
  );
}

/**
 * Checks what MongoDB asks of a stored document's `_id`: no array, regular expression or undefined, and no `$` names.
 *
 * @throws CommandError 53 or 52 when it cannot be one
 */
function checkId(id: Value | undefined): void {
  if (id === undefined) return;
  if (Array.isArray(id) || id instanceof Regex || typeOf(id) === BsonType.undefined)
    throw new CommandError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  for (const name of isDoc(id) ? id.keys() : [])
    if (name.startsWith('$') && !['$ref', '$id', '$db'].includes(name))
      throw new CommandError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
      );
}

/** A document about to be stored for the first time: `_id` first and made if missing, empty timestamps filled. */
export function prepareInsert(document: Doc, now: bigint): Doc {
  const result: Doc = new Map([['_id', document.has('_id') ? null : newObjectId(now)]]);
  for (const [name, value] of document) {
    const isEmpty = name !== '_id' && value instanceof Timestamp && value.bits === 0n;
    result.set(name, isEmpty ? nextTimestamp(now) : value);
  }
  checkId(result.get('_id'));
  return result;
}

let increments = 0;
function nextTimestamp(now: bigint): Timestamp {
  increments = (increments + 1) % 0x7fffffff;
  return new Timestamp(((now / 1000n) << 32n) | BigInt(increments));
}

const processPart = randomBytes(5);
let counter = randomBytes(3).readUIntBE(0, 3);

function newObjectId(now: bigint): ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Number(now / 1000n) >>> 0);
  processPart.copy(bytes, 4);
  counter = (counter + 1) % 0x1000000;
  bytes.writeUIntBE(counter, 9, 3);
  return new ObjectId(bytes);
}
