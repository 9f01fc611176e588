import { ObjectId as NewObjectId } from 'bson';
import { describeValue } from '../bson/describe';
import { sameBits } from '../bson/encode';
import { BsonType, isDoc, ObjectId, Regex, Timestamp, typeName, typeOf } from '../bson/values';
import type { Doc, Value } from '../bson/values';
import { CommandError } from '../errors';
import type { UpdateContext } from './operators';
import type { Update } from './parse-update';

/**
 * The document after an update; the one given stays as it is.
 *
 * @throws CommandError when the update does not fit the document, or would change `_id` (66)
 */
export function applyUpdate(original: Doc, update: Update, context: UpdateContext): Doc {
  const result = update.apply(original, context);
  const [id, newId] = [original.get('_id'), result.get('_id')];
  if (id !== undefined && !sameBits(id, newId))
    throw new CommandError(66, `The update would change the immutable '_id' to ${describeValue(newId)}`);
  checkId(newId);
  return result;
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
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name}`);
}

const isEmptyTimestamp = (value: Value): boolean => value instanceof Timestamp && value.bits === 0n;

function isReady(document: Doc): boolean {
  const [first] = document.keys();
  if (first !== '_id') return false;
  for (const value of document.values()) if (isEmptyTimestamp(value)) return false;
  return true;
}

/**
 * A document about to be stored for the first time: `_id` first and made if missing, empty timestamps filled.
 *
 * @returns the document itself where nothing of that is to be done
 */
export function prepareInsert(document: Doc, now: bigint): Doc {
  checkId(document.get('_id'));
  if (isReady(document)) return document;
  const result: Doc = new Map([['_id', document.has('_id') ? null : newId()]]);
  for (const [name, value] of document) {
    result.set(name, name !== '_id' && isEmptyTimestamp(value) ? nextTimestamp(now) : value);
  }
  return result;
}

let increments = 0;
function nextTimestamp(now: bigint): Timestamp {
  increments = (increments + 1) % 0x7fffffff;
  return new Timestamp(((now / 1000n) << 32n) | BigInt(increments));
}

const newId = (): ObjectId => new ObjectId(Buffer.from(new NewObjectId().id));
