import { BsonType, isDoc, Regex, typeName, typeOf, type Value } from '../bson/values';
import { CommandError } from '../errors';

/**
 * Checks what MongoDB asks of a stored document's `_id`: no array, regular expression or undefined, and no `$` names.
 *
 * @throws CommandError 53 or 52 when it cannot be one
 */
export function checkId(id: Value | undefined): void {
  if (id === undefined) return;
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
