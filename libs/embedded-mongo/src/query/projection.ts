import { evaluator, pathParts } from '../aggregate/expressions';
import { docIn, type Evaluate } from '../aggregate/operands';
import { asInteger, isDoc, isNumber, isTruthy, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, unsupported } from '../errors';
import { matches } from './filter';
import { parseFilter } from './parse-filter';

/** What a part of a document becomes; `undefined` leaves it out. */
type Special = (value: Value) => Value | undefined;

interface Computed {
  evaluate: Evaluate;
}

type Entry = Tree | Special | Computed | true;

class Tree extends Map<string, Entry> {
  /** Whether a field is computed anywhere below. */
  computes = false;
}

/** What becomes of fields that are named, and of all others. */
type Mode = 'include' | 'exclude';

export type Project = (doc: Doc) => Doc;

/**
 * Reads a projection of `find`: inclusion or exclusion of dotted paths, computed fields, `$slice` and `$elemMatch`.
 *
 * @param now what `$$NOW` stands for
 * @returns the projection, or `undefined` when every field is wanted
 * @throws CommandError for mixed forms, and a refusal for what is not here
 */
export function parseProjection(spec: Doc | undefined, now = BigInt(Date.now())): Project | undefined {
  return spec && spec.size > 0 ? readSpec(spec, now, true) : undefined;
}

/** Reads `$project` (inclusion, exclusion, computed fields). */
export const parseProject = (spec: Doc, now: bigint): Project => readSpec(spec, now, false);

/** Reads `$addFields`: every value is an expression, and every other field stays. */
export function parseAddFields(spec: Doc, now: bigint): Project {
  const tree = new Tree();
  for (const [path, value] of flattened(spec, 40180)) plant(tree, path, { evaluate: evaluator(value, now) });
  return (doc) => compute(new Map(doc), tree, doc);
}

function readSpec(spec: Doc, now: bigint, isFind: boolean): Project {
  const tree = new Tree();
  let mode: Mode | undefined;
  let withId: boolean | undefined;
  let special: Mode | undefined;
  for (const [path, value] of flattened(spec, 51270)) {
    const operator = isDoc(value) ? [...value.keys()][0] : undefined;
    if (isNumber(value) || typeof value === 'boolean') {
      const wanted = isTruthy(value);
      if (path === '_id') {
        withId = wanted;
        continue;
      }
      if (mode === (wanted ? 'exclude' : 'include'))
        throw new CommandError(
          wanted ? 31253 : 31254,
          `Cannot do ${wanted ? 'inclusion' : 'exclusion'} on field ${path} in ${mode} projection`,
        );
      mode = wanted ? 'include' : 'exclude';
      plant(tree, path, true);
    } else if (isFind && isDoc(value) && (operator === '$slice' || operator === '$elemMatch')) {
      // Without other fields `$slice` leaves them all in, and it has precedence.
      special = operator === '$slice' ? 'exclude' : (special ?? 'include');
      plant(tree, path, specialOf(value));
    } else {
      if (mode === 'exclude')
        throw new CommandError(
          isDoc(value) ? 31252 : 31310,
          `Cannot use an expression (${path}) in an exclusion projection`,
        );
      mode = 'include';
      plant(tree, path, { evaluate: evaluator(value, now) });
    }
  }
  const chosen = mode ?? (withId === true ? 'include' : (special ?? 'exclude'));
  if (chosen === 'include' ? withId !== false && !tree.has('_id') : withId === false)
    plant(tree, '_id', true);
  return (doc) => {
    const kept = keep(doc, tree, chosen);
    return tree.computes ? compute(kept, tree, doc) : kept;
  };
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
  const [skip, limit] = Array.isArray(operand) ? operand.map(asInteger) : [undefined, asInteger(operand)];
  if (
    limit === undefined ||
    (Array.isArray(operand) && (operand.length > 2 || skip === undefined || limit <= 0))
  )
    throw badValue('$slice must be a number or [skip, limit] with a positive limit');
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (skip === undefined) return limit < 0 ? value.slice(limit) : value.slice(0, limit);
    const start = skip < 0 ? Math.max(0, value.length + skip) : skip;
    return value.slice(start, start + limit);
  };
}

/** The document without the fields that are not wanted. */
function keep(doc: Doc, tree: Tree, mode: Mode): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const kept = keepValue(value, tree.get(name), mode);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function keepValue(value: Value, entry: Entry | undefined, mode: Mode): Value | undefined {
  if (typeof entry === 'function') return entry(value);
  if (entry === undefined) return mode === 'exclude' ? value : undefined;
  if (!(entry instanceof Tree)) return mode === 'include' && entry === true ? value : undefined;
  if (isDoc(value)) return keep(value, entry, mode);
  if (Array.isArray(value))
    return value.map((item) => keepValue(item, entry, mode)).filter((item) => item !== undefined);
  return mode === 'exclude' ? value : undefined;
}

/** Sets the computed fields; each sees the document as it was. */
function compute(into: Doc, tree: Tree, doc: Doc): Doc {
  for (const [name, entry] of tree) {
    if (typeof entry !== 'object' || (entry instanceof Tree && !entry.computes)) continue;
    const value = entry instanceof Tree ? computeIn(into.get(name), entry, doc) : entry.evaluate(doc);
    if (value === undefined) into.delete(name);
    else into.set(name, value);
  }
  return into;
}

/** A computed field of an array is set in each of its elements; what is no document becomes one. */
function computeIn(value: Value | undefined, tree: Tree, doc: Doc): Value {
  if (Array.isArray(value)) return value.map((item) => computeIn(item, tree, doc));
  return compute(new Map(isDoc(value) ? value : []), tree, doc);
}
