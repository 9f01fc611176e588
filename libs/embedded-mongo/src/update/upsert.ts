import { isDoc, Regex, type Doc, type Value } from '../bson/values';
import { isOperators } from '../match/parse-filter';
import type { Update } from './parse-update';
import { locate, refuseOverlaps } from './target';

/**
 * The document an upsert starts from: the fields that the query fixes to one value; for a replacement, only `_id`.
 *
 * @throws CommandError 54 when the query fixes a field twice
 */
export function documentFromQuery(query: Doc, { kind }: Update): Doc {
  const isKept = ({ parts }: FixedField) => kind === 'operators' || parts.join('.') === '_id';
  const fields = [...fixedFields(query)].filter(isKept);
  refuseOverlaps(fields, 54);
  const result: Doc = new Map();
  for (const { parts, value } of fields) locate(result, parts, 'make')?.set(value);
  return result;
}

interface FixedField {
  parts: string[];
  value: Value;
}

function* fixedFields(query: Doc): Generator<FixedField> {
  for (const [name, condition] of query) {
    const isAll = name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1);
    if (isAll && Array.isArray(condition))
      for (const part of condition.filter(isDoc)) yield* fixedFields(part);
    const value = name.startsWith('$') ? undefined : fixedValue(condition);
    if (value !== undefined && !(value instanceof Regex)) yield { parts: name.split('.'), value };
  }
}

function fixedValue(condition: Value): Value | undefined {
  if (!isOperators(condition)) return condition;
  if (condition.has('$eq')) return condition.get('$eq');
  const list = condition.get('$in');
  return Array.isArray(list) && list.length === 1 ? list[0] : undefined;
}
