import { isDoc, Regex, type Doc, type Value } from '../bson/values';
import { isOperators } from '../match/parse-filter';
import { splitPath } from '../match/paths';
import { locate, refuseOverlaps } from './target';

/**
 * The document an upsert starts from: the fields that the query fixes to one value.
 *
 * @throws CommandError 54 when the query fixes a field twice
 */
export const documentFromQuery = (query: Doc): Doc => documentOf([...fixedFields(query)]);

/** The `_id` that a query fixes: all that a replacement takes over from it. */
export const idOf = (query: Doc): Doc =>
  documentOf([...fixedFields(query)].filter(({ parts }) => parts.join('.') === '_id'));

function documentOf(fields: { parts: string[]; value: Value }[]): Doc {
  refuseOverlaps(fields, 54);
  const result: Doc = new Map();
  for (const { parts, value } of fields) locate(result, parts, true)?.set(value);
  return result;
}

function* fixedFields(query: Doc): Generator<{ parts: string[]; value: Value }> {
  for (const [name, condition] of query) {
    const isAll = name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1);
    if (isAll && Array.isArray(condition))
      for (const part of condition.filter(isDoc)) yield* fixedFields(part);
    const value = name.startsWith('$') ? undefined : fixedValue(condition);
    if (value !== undefined && !(value instanceof Regex)) yield { parts: splitPath(name), value };
  }
}

function fixedValue(condition: Value): Value | undefined {
  if (!isOperators(condition)) return condition;
  if (condition.has('$eq')) return condition.get('$eq');
  const list = condition.get('$in');
  return Array.isArray(list) && list.length === 1 ? list[0] : undefined;
}
