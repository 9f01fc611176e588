import { evaluator, pathParts } from '../aggregate/expressions';
import { docIn, type Evaluate } from '../aggregate/operands';
import { asInteger, isDoc, isNumber, isTruthy, type Doc, type Value } from '../bson/values';
import { spend } from '../effort';
import { badValue, CommandError, unsupported } from '../errors';
import { matches } from './filter';
import { parseFilter } from './parse-filter';

/** What a part of a document becomes; `undefined` leaves it out. */
type Special = (value: Value) => Value | undefined;

type Entry = Tree | Special | { evaluate: Evaluate } | true;

class Tree extends Map<string, Entry> {
  /** Whether a field is computed anywhere below. */
  computes = false;
}

export type Project = (doc: Doc) => Doc;

/**
 * Reads a projection of `find`: inclusion or exclusion of dotted paths, computed fields, `$slice` and `$elemMatch`.
 *
 * @param now what `$$NOW` stands for
 * @returns the projection, or `undefined` when every field is wanted
 * @throws CommandError for mixed forms, and a refusal for what is not here
 */
export function parseProjection(spec: Doc | undefined, now: bigint): Project | undefined {
  return spec && spec.size > 0 ? parseProject(spec, now, true) : undefined;
}

/** Reads `$addFields`: every value is an expression, and every other field stays. */
export function parseAddFields(spec: Doc, now: bigint): Project {
  const tree = new Tree();
  for (const [path, value] of flattened(spec, 40180)) plant(tree, path, { evaluate: evaluator(value, now) });
  return (doc) => projected(doc, tree, false, doc);
}

/** Reads `$project` (inclusion, exclusion, computed fields), or what `find` takes. */
export function parseProject(spec: Doc, now: bigint, isFind = false): Project {
  const tree = new Tree();
  let includes: boolean | undefined;
  let includesId: boolean | undefined;
  let specialIncludes: boolean | undefined;
  for (const [path, value] of flattened(spec, 51270)) {
    const operator = isDoc(value) ? [...value.keys()][0] : undefined;
    if (isNumber(value) || typeof value === 'boolean') {
      const wanted = isTruthy(value);
      if (path === '_id') {
        includesId = wanted;
        continue;
      }
      if (includes === !wanted)
        throw new CommandError(wanted ? 31253 : 31254, `Inclusion and exclusion are mixed on field ${path}`);
      includes = wanted;
      plant(tree, path, true);
    } else if (isFind && isDoc(value) && (operator === '$slice' || operator === '$elemMatch')) {
      // Without other fields `$slice` leaves them all in, and it has precedence.
      specialIncludes = operator === '$elemMatch' && specialIncludes !== false;
      plant(tree, path, specialOf(value));
    } else {
      if (includes === false)
        throw new CommandError(
          isDoc(value) ? 31252 : 31310,
          `Expression (${path}) in an exclusion projection`,
        );
      includes = true;
      plant(tree, path, { evaluate: evaluator(value, now) });
    }
  }
  const isInclusion = includes ?? (includesId === true || specialIncludes === true);
  if (isInclusion ? includesId !== false && !tree.has('_id') : includesId === false) plant(tree, '_id', true);
  return (doc) => projected(doc, tree, isInclusion, doc);
}

/** The entries of a projection with its nested documents opened: `{ a: { b: 1 } }` stands for `a.b`. */
function* flattened(spec: Doc, whenEmpty: number, prefix = ''): Generator<[string, Value]> {
  for (const [name, value] of spec) {
    const path = prefix + name;
    if (isDoc(value) && value.size === 0)
      throw new CommandError(whenEmpty, `An empty sub-projection is not a valid value, at path ${path}`);
    if (isDoc(value) && ![...value.keys()][0]?.startsWith('$'))
      yield* flattened(value, whenEmpty, `${path}.`);
    else yield [path, value];
  }
}

function plant(tree: Tree, path: string, entry: Entry): void {
  if (path.split('.').includes('$'))
    throw unsupported(`the path ${path} in a projection`, 'project the whole array');
  const parts = pathParts(path);
  let node = tree;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    const there = node.get(part);
    if (there && (isLast || !(there instanceof Tree)))
      throw new CommandError(isLast ? 31250 : 31249, `Path collision at ${path}`);
    const next = isLast ? entry : (there ?? new Tree());
    node.computes ||= typeof entry === 'object';
    node.set(part, next);
    if (next instanceof Tree) node = next;
  }
}

function specialOf(value: Doc): Special {
  const [[operator, operand] = ['', null], ...more] = [...value];
  if (more.length > 0) throw unsupported('this expression in a projection', 'compute it in the program');
  if (operator === '$slice') return slicer(operand);
  const condition = docIn(operand, '$elemMatch', 2);
  const holder = parseFilter(new Map([['v', new Map([['$elemMatch', condition]])]]));
  return (array) => {
    if (!Array.isArray(array)) return undefined;
    const found = array.find((item) => matches(holder, new Map([['v', [item]]])));
    return found === undefined ? undefined : [found];
  };
}

function slicer(operand: Value): Special {
  const count = asInteger(operand);
  const ends = count === undefined ? [] : [Math.min(count, 0), Math.abs(count)];
  const [skip, limit, ...more] = Array.isArray(operand) ? operand.map(asInteger) : ends;
  if (skip === undefined || limit === undefined || more.length > 0 || (count === undefined && limit <= 0))
    throw badValue('$slice must be a number or [skip, limit] with a positive limit');
  return (value) => {
    if (!Array.isArray(value)) return value;
    const start = skip < 0 ? Math.max(0, value.length + skip) : skip;
    return value.slice(start, start + limit);
  };
}

/** A document without the fields that are not wanted, and with those that are computed from the whole one. */
function projected(doc: Doc, tree: Tree, isInclusion: boolean, whole: Doc): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const kept = keptOf(value, tree.get(name), isInclusion, whole);
    if (kept !== undefined) result.set(name, kept);
  }
  if (!tree.computes) return result;
  for (const [name, entry] of tree) {
    if (entry instanceof Tree) {
      if (entry.computes && !result.has(name))
        result.set(name, projected(new Map(), entry, isInclusion, whole));
    } else if (typeof entry === 'object') {
      const value = entry.evaluate(whole);
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
  }
  return result;
}

/** Of an element that is projected, whose copy is held. */
const itemEffort = 20;

function keptOf(value: Value, entry: Entry | undefined, isInclusion: boolean, whole: Doc): Value | undefined {
  if (entry === undefined || entry === true) return isInclusion === (entry === true) ? value : undefined;
  if (typeof entry === 'function') return entry(value);
  if (entry instanceof Tree) {
    if (isDoc(value)) return projected(value, entry, isInclusion, whole);
    if (Array.isArray(value)) {
      spend(value.length * itemEffort);
      return value
        .map((item) => keptOf(item, entry, isInclusion, whole))
        .filter((item) => item !== undefined);
    }
    // A computed field makes a document of what is none.
    if (entry.computes && !isInclusion) return projected(new Map(), entry, isInclusion, whole);
  }
  // What `$addFields` computes keeps its place.
  return isInclusion ? undefined : value;
}
