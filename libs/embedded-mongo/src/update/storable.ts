import { BsonType, isDoc, Regex, typeName, typeOf, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';

/**
 * Checks what MongoDB asks of a stored document: an `_id` that is no array, regular expression or undefined, and has
 * no `$` names inside.
 *
 * @throws CommandError 53 (or 2) when `_id` cannot be one, 52 for a top-level `$` name
 */
export function checkStorable(document: Doc): void {
  const id = document.get('_id');
  if (id !== undefined) checkId(id);
  for (const name of document.keys())
    if (name.startsWith('$'))
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not valid for storage.`,
      );
}

function checkId(id: Value): void {
  if (Array.isArray(id) || id instanceof Regex || typeOf(id) === BsonType.undefined)
    throw new CommandError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  if (!isDoc(id)) return;
  for (const name of id.keys())
    if (name.startsWith('$') && !['$ref', '$id', '$db'].includes(name))
      throw new CommandError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
      );
}
