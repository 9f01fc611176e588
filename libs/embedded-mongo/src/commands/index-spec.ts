import { sameValue } from '../bson/compare';
import { asInteger, asText, doc, integer, isDoc, isTruthy, type Doc, type Value } from '../bson/values';
import { CommandError, typeMismatch, unsupported } from '../errors';
import { conjuncts } from '../match/filter';
import { parseFilter } from '../match/parse-filter';
import { pathParts } from '../match/paths';
import { refuseManyFields } from '../query/sort';
import { sameKey } from '../tables/catalog';

export const invalid = (message: string) => new CommandError(67, message);

const options = ['unique', 'sparse', 'partialFilterExpression'];

/** What a description may hold besides; it changes nothing here. */
const neutralFields = ['v', 'key', 'name', 'ns', 'background'];

/** Checks an index description and brings it to the form that is kept and listed. */
export function normalized(description: Doc): Doc {
  const [key, name] = [description.get('key'), description.get('name')];
  if (!isDoc(key) || key.size === 0) throw invalid('Index keys cannot be an empty object');
  refuseManyFields(key);
  if (typeof name !== 'string' || name === '')
    throw invalid('The index name must be a string that is not empty');
  for (const [path, order] of key) checkField(path, order);
  for (const option of description.keys())
    if (!options.includes(option) && !neutralFields.includes(option))
      throw new CommandError(197, `The embedded database has no index with the option '${option}'`);
  const [unique, sparse] = [isTruthy(description.get('unique')), isTruthy(description.get('sparse'))];
  const partialFilterExpression = description.get('partialFilterExpression');
  if (partialFilterExpression !== undefined) checkPartial(partialFilterExpression, sparse);
  const flags = { ...(unique && { unique }), ...(sparse && { sparse }) };
  return doc({ v: integer(2), key, name, ...flags, partialFilterExpression });
}

function checkPartial(filter: Value, sparse: boolean): void {
  if (!isDoc(filter)) throw typeMismatch("The field 'partialFilterExpression' must be an object");
  if (sparse) throw invalid('cannot mix "partialFilterExpression" and "sparse" options');
  if (!conjuncts(parseFilter(filter)).every((part) => part.kind === 'leaf' && part.comparison))
    throw invalid(
      'unsupported expression in partial index: use $eq, $in, ranges and $exists: true, joined by $and',
    );
}

function checkField(path: string, order: Value): void {
  const direction = asInteger(order);
  if (direction !== 1 && direction !== -1)
    throw unsupported(`an index of '${path}' that is not in an order of values`, 'use 1 or -1');
  pathParts(path);
}

/** Whether an index is there already that is like this one. @throws CommandError 85, 86 where it is like it in part */
export function exists(existing: Doc[], spec: Doc): boolean {
  return existing.some((other) => {
    const name = asText(other.get('name'));
    const isSame = (option: string) => {
      const [a, b] = [other.get(option), spec.get(option)];
      return a === undefined || b === undefined ? a === b : sameValue(a, b);
    };
    const hasSameKey = sameKey(other.get('key'), spec.get('key'));
    const hasSameName = name === spec.get('name');
    if (hasSameKey && (name === '_id_' || (hasSameName && options.every(isSame)))) return true;
    if (hasSameName || (hasSameKey && isSame('partialFilterExpression')))
      throw new CommandError(hasSameKey ? 85 : 86, `The existing index ${name} has this name, or this key`);
    return false;
  });
}
