import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import { isIndex, splitPath } from '../query/paths';
import { type Change, operators, type UpdateContext } from './operators';
import { refuseOverlaps } from './target';

export interface Update {
  kind: 'replace' | 'operators';
  /** The document after the update; the one given stays as it is. */
  apply: (original: Doc, context: UpdateContext) => Doc;
}

/** The parts of one path of an update and what is to happen there. */
interface PathChange {
  parts: string[];
  change: Change;
}

const references = ['$ref', '$id', '$db'];

/**
 * Reads an update: a replacement document or update operators.
 *
 * @throws CommandError 9 for an unknown operator, 40 for two changes of one place, 238 for what only MongoDB has
 */
export function parseUpdate(value: Value | undefined, arrayFilters: Value | undefined): Update {
  if (arrayFilters !== undefined) throw unsupported('arrayFilters', 'set the whole array');
  if (Array.isArray(value)) throw unsupported('an update with a pipeline', 'use update operators');
  if (!isDoc(value)) throw failedToParse('Update argument must be either an object or an array');
  if ([...value.keys()][0]?.startsWith('$')) return parseOperators(value);
  for (const name of value.keys()) if (name.startsWith('$')) throw dollarName(name, name);
  return { kind: 'replace', apply: (original) => replaced(original, value) };
}

/** A replacement without an `_id` takes over the one that was there. */
const replaced = (original: Doc, replacement: Doc): Doc =>
  new Map([...[...original].filter(([name]) => name === '_id'), ...replacement]);

const copyOf = (doc: Doc): Doc => new Map([...doc].map(([name, value]) => [name, copyOfValue(value)]));

function copyOfValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOfValue);
  return isDoc(value) ? copyOf(value) : value;
}

/**
 * What an update changes in place is new: the fields inside of which it changes something. All others are the very same
 * values, by which the indexes know that they are untouched.
 */
function toChange(doc: Doc, changes: readonly PathChange[]): Doc {
  const entered = new Set(
    changes.flatMap(({ parts: [first, ...inside] }) => (inside.length > 0 ? [first] : [])),
  );
  return new Map([...doc].map(([name, value]) => [name, entered.has(name) ? copyOfValue(value) : value]));
}

function parseOperators(value: Doc): Update {
  const found = [...value].flatMap(([operator, operand]) => parseOperator(operator, operand));
  refuseOverlaps(found, 40);
  const changes = inOrder(found);
  const apply = (original: Doc, context: UpdateContext) => {
    const result = toChange(original, changes);
    for (const { parts, change } of changes) change(result, parts, context);
    return result;
  };
  return { kind: 'operators', apply };
}

/** MongoDB's own operators that this server does not have. */
const notHere = ['$bit', '$currentDate', '$mul', '$pop', '$rename'];

function parseOperator(operator: string, operand: Value): PathChange[] {
  if (notHere.includes(operator)) throw unsupported(operator, 'compute the value and use $set');
  const make = operators.get(operator);
  if (!make) throw failedToParse(`Unknown modifier: ${operator}. Expected an update operator or a pipeline`);
  if (!isDoc(operand))
    throw failedToParse(`${operator} takes an object of fields and values, not ${typeName(operand)}`);
  return [...operand].map(([path, argument]) => ({ parts: checkedPath(path), change: make(argument) }));
}

function checkedPath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.includes(''))
    throw new CommandError(56, `The update path '${path}' contains an empty field name`);
  const positional = parts.find((part) => /^\$(\[\w*\])?$/.test(part));
  if (positional !== undefined)
    throw unsupported(`the positional operator ${positional}`, 'set the whole array');
  const [first = '', ...others] = parts;
  const isName = (part: string) => !part.startsWith('$') || references.includes(part);
  const wrong = first.startsWith('$') ? first : others.find((part) => !isName(part));
  if (wrong !== undefined) throw dollarName(wrong, path);
  return parts;
}

const dollarName = (part: string, path: string) =>
  new CommandError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);

/** A part of a path as it is ordered: by its bytes, or as a number. */
interface Part {
  bytes: Buffer;
  position: number | undefined;
}

const partOf = (part: string): Part => ({
  bytes: Buffer.from(part),
  position: isIndex(part) ? Number(part) : undefined,
});

/** MongoDB applies changes in the order of their paths, so new fields appear in that order. */
const inOrder = (changes: PathChange[]): PathChange[] =>
  changes
    .map((change) => ({ change, parts: change.parts.map(partOf) }))
    .sort((a, b) => compareParts(a.parts, b.parts))
    .map(({ change }) => change);

function compareParts(a: Part[], b: Part[]): number {
  for (const [index, { bytes, position }] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order =
      position === undefined || other.position === undefined
        ? Buffer.compare(bytes, other.bytes)
        : position - other.position;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
