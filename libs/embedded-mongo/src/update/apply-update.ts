import { ObjectId as NewObjectId } from 'bson';
import { sameBits } from '../bson/encode';
import { type Doc, isDoc, ObjectId, Regex, typeName, type Value } from '../bson/values';
import { CommandError } from '../errors';
import type { Update } from './parse-update';

/** The updated copy of a document. @throws CommandError when the update does not fit it, or would change `_id` (66) */
export function applyUpdate(original: Doc, update: Update, isInserting: boolean): Doc {
  const result = update.apply(original, isInserting);
  const [id, newId] = [original.get('_id'), result.get('_id')];
  if (id !== undefined && !sameBits(id, newId))
    throw new CommandError(66, "The update would change the immutable '_id'");
  checkId(newId);
  return result;
}

/** @throws CommandError 53 or 52 for a value that MongoDB does not accept as `_id` */
function checkId(id: Value | undefined): void {
  if (id === undefined) return;
  if (Array.isArray(id) || id instanceof Regex)
    throw new CommandError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  for (const name of isDoc(id) ? id.keys() : [])
    if (name.startsWith('$'))
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name}`);
}

/** The document with `_id` first, which is made if missing. @returns the same document where it is so already */
export function prepareInsert(document: Doc): Doc {
  checkId(document.get('_id'));
  const [first] = document.keys();
  // The document's own `_id` replaces the new one.
  return first === '_id' ? document : new Map([['_id', newId()], ...document]);
}

const newId = (): ObjectId => new ObjectId(Buffer.from(new NewObjectId().id));
