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
export function documentFromQuery(query: Doc): Doc {
  const fixed = new Map<string, Value>();
  collect(query, fixed);
  const result: Doc = new Map();
  for (const [path, value] of fixed) locate(result, splitPath(path), true)?.set(value);
  return result;
}

/** The `_id` that a query fixes: all that a replacement takes over from it. */
export function idOf(query: Doc): Doc {
  const fixed = new Map<string, Value>();
  collect(query, fixed, '_id');
  const id = fixed.get('_id');
  return new Map(id === undefined ? [] : [['_id', id]]);
}

function collect(query: Doc, fixed: Map<string, Value>, only?: string): void {
  for (const [name, value] of query) {
    if (name === '$and' && Array.isArray(value))
      value.filter(isDoc).forEach((part) => collect(part, fixed, only));
    else if (name === '$or' && Array.isArray(value) && value.length === 1)
      value.filter(isDoc).forEach((part) => collect(part, fixed, only));
    else if (!name.startsWith('$') && (only === undefined || name === only)) fix(name, value, fixed);
  }
}

function fix(path: string, condition: Value, fixed: Map<string, Value>): void {
  const value = fixedValue(condition);
  if (value === undefined || value instanceof Regex) return;
  const clash = [...fixed.keys()].find(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  );
  if (clash !== undefined)
    throw new CommandError(
      54,
      clash === path
        ? `cannot infer query fields to set, path '${path}' is matched twice`
        : `cannot infer query fields to set, both paths '${path}' and '${clash}' are matched`,
    );
  fixed.set(path, value);
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
