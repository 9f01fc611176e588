import { isDoc, Regex, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { isOperators } from '../query/parse-filter';
import { splitPath } from '../query/paths';
import { locate } from './target';

/**
 * The document an upsert starts from: the fields that the query fixes to one value.
 *
 * @throws CommandError 54 when the query fixes a field twice
 */
export const documentFromQuery = (query: Doc): Doc => documentOf([...fixedFields(query)]);

/** The `_id` that a query fixes: all that a replacement takes over from it. */
export const idOf = (query: Doc): Doc =>
  documentOf([...fixedFields(query)].filter(([path]) => path === '_id'));

function documentOf(fields: [path: string, value: Value][]): Doc {
  const result: Doc = new Map();
  for (const [at, [path, value]] of fields.entries()) {
    const clash = fields
      .slice(0, at)
      .find(([other]) => `${other}.`.startsWith(`${path}.`) || path.startsWith(`${other}.`));
    if (clash)
      throw new CommandError(
        54,
        `cannot infer query fields to set, both paths '${path}' and '${clash[0]}' are matched`,
      );
    locate(result, splitPath(path), true)?.set(value);
  }
  return result;
}

function* fixedFields(query: Doc): Generator<[path: string, value: Value]> {
  for (const [name, condition] of query) {
    const isAll = name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1);
    if (isAll && Array.isArray(condition))
      for (const part of condition.filter(isDoc)) yield* fixedFields(part);
    const value = name.startsWith('$') ? undefined : fixedValue(condition);
    if (value !== undefined && !(value instanceof Regex)) yield [name, value];
  }
}

function fixedValue(condition: Value): Value | undefined {
  if (!isOperators(condition)) return condition;
  const equal = condition.get('$eq');
  if (equal !== undefined) return equal;
  for (const operator of ['$all', '$in']) {
    const list = condition.get(operator);
    if (Array.isArray(list) && list.length === 1 && !(isDoc(list[0]) && list[0].has('$elemMatch')))
      return list[0];
  }
  return undefined;
}
