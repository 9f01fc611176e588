import { asInteger, isDoc, isNumber, isTruthy, typeName, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, unsupported } from '../errors';
import { parseFilter } from './parse-filter';
import { matches } from './filter';
import { splitPath } from './paths';

type Tree = Map<string, Tree | Special | true>;
type Special = (value: Value) => Value | undefined;

export type Project = (doc: Doc) => Doc;

/**
 * Reads a projection of `find`: inclusion or exclusion of dotted paths, `$slice` and `$elemMatch`.
 *
 * @returns the projection, or `undefined` when every field is wanted
 * @throws CommandError for mixed forms, and a refusal for computed fields
 */
export function parseProjection(spec: Doc | undefined): Project | undefined {
  if (!spec || spec.size === 0) return undefined;
  const tree: Tree = new Map();
  let inclusion: boolean | undefined;
  let specials = 0;
  for (const [path, value] of spec) {
    if (isDoc(value)) {
      specials += 1;
      const [operator] = [...value.keys()];
      if (operator === '$elemMatch') inclusion ??= true;
      plant(tree, path, specialOf(value));
      continue;
    }
    if (!isNumber(value) && typeof value !== 'boolean')
      throw unsupported(`a computed field (${path}) in a projection`, 'compute it in the program');
    const wanted = isTruthy(value);
    if (path === '_id') {
      if (!wanted || spec.size === 1) plant(tree, path, true);
      if (spec.size === 1) inclusion = wanted;
      continue;
    }
    if (inclusion !== undefined && inclusion !== wanted) throw mixed(path, inclusion);
    inclusion = wanted;
    plant(tree, path, true);
  }
  if (inclusion === undefined && specials === 0) inclusion = isTruthy(spec.get('_id'));
  return inclusion === true ? includer(tree, spec) : (doc) => exclude(doc, tree);
}

const mixed = (path: string, inclusion: boolean) =>
  inclusion
    ? new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
    : new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);

function includer(tree: Tree, spec: Doc): Project {
  const id = spec.get('_id');
  const withId = id === undefined || isTruthy(id);
  if (withId) tree.set('_id', true);
  else tree.delete('_id');
  return (doc) => include(doc, tree);
}

function plant(tree: Tree, path: string, leaf: Special | true): void {
  const parts = splitPath(path);
  if (parts.some((part) => part === ''))
    throw new CommandError(40353, 'FieldPath must not end with a dot or hold an empty name');
  const last = parts.pop() ?? '';
  if ([...parts, last].some((part) => part.startsWith('$')))
    throw unsupported(`the path ${path} in a projection`, 'project the whole array');
  let node = tree;
  for (const part of parts) {
    const next = node.get(part) ?? new Map<string, Tree | Special | true>();
    if (!(next instanceof Map)) throw new CommandError(31249, `Path collision at ${path}`);
    node.set(part, next);
    node = next;
  }
  if (node.has(last)) throw new CommandError(31250, `Path collision at ${path}`);
  node.set(last, leaf);
}

function specialOf(value: Doc): Special {
  const [entry, ...more] = [...value];
  if (!entry || more.length > 0)
    throw unsupported('this expression in a projection', 'compute it in the program');
  const [operator, operand] = entry;
  if (operator === '$slice') return slicer(operand);
  if (operator !== '$elemMatch')
    throw unsupported(`${operator} in a projection`, 'compute it in the program');
  if (!isDoc(operand))
    throw badValue(`elemMatch: Invalid argument, object required, but got ${typeName(operand)}`);
  const holder = parseFilter(new Map([['v', new Map([['$elemMatch', operand]])]]));
  return (array) => {
    if (!Array.isArray(array)) return undefined;
    const found = array.find((item) => matches(holder, new Map([['v', [item]]])));
    return found === undefined ? undefined : [found];
  };
}

function slicer(operand: Value): Special {
  const [skip, limit] = Array.isArray(operand) ? operand.map(asInteger) : [undefined, asInteger(operand)];
  if (limit === undefined || (Array.isArray(operand) && (skip === undefined || limit <= 0)))
    throw badValue('$slice must be a number or [skip, limit] with a positive limit');
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (skip === undefined) return limit < 0 ? value.slice(limit) : value.slice(0, limit);
    const start = skip < 0 ? Math.max(0, value.length + skip) : skip;
    return value.slice(start, start + limit);
  };
}

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    if (node === undefined) continue;
    const kept = node === true ? value : typeof node === 'function' ? node(value) : includeIn(value, node);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function includeIn(value: Value, tree: Tree): Value | undefined {
  if (isDoc(value)) return include(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => includeIn(item, tree)).filter((item) => item !== undefined);
}

function exclude(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    if (node === true) continue;
    const kept =
      node === undefined ? value : typeof node === 'function' ? node(value) : excludeIn(value, node);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function excludeIn(value: Value, tree: Tree): Value {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((item) => excludeIn(item, tree)) : value;
}
