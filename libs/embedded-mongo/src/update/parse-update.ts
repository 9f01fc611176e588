import { parsePipeline, runStages } from '../aggregate/pipeline';
import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse, unsupported } from '../errors';
import { type Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { isIndex, splitPath } from '../query/paths';
import { type Change, operators, type UpdateContext } from './operators';
import { placesOf, positional, refuseOverlaps } from './target';

export interface Update {
  kind: 'replace' | 'pipeline' | 'operators';
  /** The document after the update; the one given stays as it is. */
  apply: (original: Doc, context: UpdateContext) => Doc;
}

/** The parts of one path of an update and what is to happen there. */
interface PathChange {
  parts: string[];
  change: Change;
}

const references = ['$ref', '$id', '$db'];

/** The stages that give the document they get, changed. */
const stagesOfUpdates = ['$addFields', '$set', '$project', '$unset', '$replaceWith', '$replaceRoot'];

/**
 * Reads an update: a replacement document, update operators or a pipeline.
 *
 * @throws CommandError 9 for an unknown operator, 40 for two changes of one place, 72 for a stage that is not for updates
 */
export function parseUpdate(value: Value | undefined, arrayFilters: Value | undefined): Update {
  if (isDoc(value) && [...value.keys()][0]?.startsWith('$')) return parseOperators(value, arrayFilters);
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for pipelines and replacements');
  if (isDoc(value)) {
    for (const name of value.keys()) if (name.startsWith('$')) throw dollarName(name, name);
    return { kind: 'replace', apply: (original) => replaced(original, value) };
  }
  if (!Array.isArray(value)) throw failedToParse('Update argument must be either an object or an array');
  const stages = parsePipeline(value);
  for (const { name } of stages)
    if (!stagesOfUpdates.includes(name))
      throw new CommandError(72, `${name} is not allowed to be used within an update`);
  const apply = (original: Doc) =>
    replaced(original, [...runStages(stages, [original])].find(isDoc) ?? original);
  return { kind: 'pipeline', apply };
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

function parseOperators(value: Doc, arrayFilters: Value | undefined): Update {
  const found = [...value].flatMap(([operator, operand]) => parseOperator(operator, operand));
  refuseOverlaps(found, 40);
  const changes = inOrder(found);
  const filters = parseArrayFilters(arrayFilters, changes);
  const apply = (original: Doc, context: UpdateContext) => {
    const result = toChange(original, changes);
    for (const { parts, change } of changes)
      for (const place of placesOf(result, parts, filters, context.position)) change(result, place, context);
    return result;
  };
  return { kind: 'operators', apply };
}

/** MongoDB's own operators that this server does not have. */
const notHere = ['$bit', '$currentDate', '$mul', '$rename'];

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
  const [first = '', ...others] = parts;
  if (first === '$' || first.startsWith('$[') || others.indexOf('$') !== others.lastIndexOf('$'))
    throw failedToParse(`The path '${path}' begins with a positional element, or has '$' twice`);
  const isName = (part: string) =>
    !part.startsWith('$') || positional.test(part) || references.includes(part);
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

/** The filters by the name that stands for an element; each must be there, and be used by a path. */
function parseArrayFilters(value: Value | undefined, changes: PathChange[]): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  if (value !== undefined && !Array.isArray(value)) throw failedToParse('arrayFilters must be an array');
  for (const item of value ?? []) {
    if (!isDoc(item)) throw failedToParse('Each array filter must be an object');
    const [name, ...more] = new Set(topNames(item));
    if (name === undefined || more.length > 0)
      throw failedToParse('An array filter must have a single top-level field name');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(`An array filter's name is of letters and digits, a small letter first: ${name}`);
    if (filters.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, parseFilter(item));
  }
  const used = new Set(changes.flatMap(({ parts }) => parts.map((part) => positional.exec(part)?.[1])));
  for (const name of used)
    if (name && !filters.has(name)) throw badValue(`No array filter found for identifier '${name}'`);
  for (const name of filters.keys())
    if (!used.has(name)) throw failedToParse(`The array filter '${name}' was not used in the update`);
  return filters;
}

/** The top-level names that the conditions of an array filter begin with. */
const topNames = (filter: Doc): string[] =>
  [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return splitPath(name).slice(0, 1);
    return Array.isArray(value) ? value.filter(isDoc).flatMap(topNames) : [];
  });
