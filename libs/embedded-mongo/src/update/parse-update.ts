import { type ParsedStage, parsePipeline } from '../aggregate/pipeline';
import type { Context } from '../commands/context';
import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse, unsupported } from '../errors';
import { type Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { isIndex, splitPath } from '../query/paths';
import { type Change, operators, renaming } from './operators';

/** The parts of one path of an update and what is to happen there. */
export interface PathChange {
  parts: string[];
  change: Change;
}

export type Update =
  | { kind: 'replace'; replacement: Doc }
  | { kind: 'pipeline'; stages: ParsedStage[] }
  | { kind: 'operators'; changes: PathChange[]; arrayFilters: Map<string, Filter> };

/** The stages that give the document they get, changed. */
const stagesOfUpdates = ['$addFields', '$set', '$project', '$unset', '$replaceWith'];

/**
 * Reads an update: a replacement document, update operators or a pipeline.
 *
 * @throws CommandError 9 for an unknown operator, 40 for two changes of one place, 72 for a stage that is not for updates
 */
export function parseUpdate(
  context: Context,
  value: Value | undefined,
  arrayFilters: Value | undefined,
): Update {
  const isPipeline = Array.isArray(value);
  if (!isPipeline && !isDoc(value))
    throw failedToParse('Update argument must be either an object or an array');
  if (!isPipeline && [...value.keys()][0]?.startsWith('$')) {
    const changes = [...value].flatMap(([operator, operand]) => parseOperator(operator, operand));
    checkConflicts(changes);
    changes.sort((a, b) => compareParts(a.parts, b.parts));
    return { kind: 'operators', changes, arrayFilters: parseArrayFilters(arrayFilters, changes) };
  }
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for pipelines and replacements');
  if (!isPipeline) {
    for (const name of value.keys()) if (name.startsWith('$')) throw dollarName(name, name);
    return { kind: 'replace', replacement: value };
  }
  const stages = parsePipeline(value, context);
  for (const { name } of stages)
    if (!stagesOfUpdates.includes(name))
      throw new CommandError(72, `${name} is not allowed to be used within an update`);
  return { kind: 'pipeline', stages };
}

function parseOperator(operator: string, operand: Value): PathChange[] {
  if (operator === '$bit') throw unsupported('$bit', 'compute the value and use $set');
  const make = operators.get(operator);
  if (!make && operator !== '$rename')
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(operand))
    throw failedToParse(`${operator} takes an object of fields and values, not ${typeName(operand)}`);
  return [...operand].flatMap(([path, argument]) => {
    const parts = checkedPath(path);
    return make ? [{ parts, change: make(argument) }] : parseRename(parts, argument);
  });
}

/** Both names of a field that is renamed count as changed. */
function parseRename(parts: string[], argument: Value): PathChange[] {
  if (typeof argument !== 'string' || argument === parts.join('.'))
    throw badValue(`The 'to' field for $rename must be text and another name: ${parts.join('.')}`);
  const to = checkedPath(argument);
  if ([...parts, ...to].some((part) => part.startsWith('$')))
    throw failedToParse(`The source and destination field for $rename must not be dynamic: ${argument}`);
  return [
    { parts, change: renaming(to) },
    { parts: to, change: () => undefined },
  ];
}

function checkedPath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.includes(''))
    throw new CommandError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  for (const [at, part] of parts.entries()) {
    const isPositional = part === '$' || /^\$\[\w*\]$/.test(part);
    if (at === 0 && (isPositional || part.startsWith('$[')))
      throw failedToParse(`Cannot have positional element in the first position in path '${path}'`);
    const isReference = at > 0 && ['$ref', '$id', '$db'].includes(part);
    if (part.startsWith('$') && !isPositional && !isReference) throw dollarName(part, path);
  }
  if (parts.filter((part) => part === '$').length > 1)
    throw failedToParse(`Too many positional (i.e. '$') elements found in path '${path}'`);
  return parts;
}

const dollarName = (part: string, path: string) =>
  new CommandError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);

function checkConflicts(changes: PathChange[]): void {
  for (const [index, { parts }] of changes.entries()) {
    for (const other of changes.slice(index + 1)) {
      const shared = parts.slice(0, other.parts.length);
      if (shared.every((part, at) => part === other.parts[at]))
        throw new CommandError(
          40,
          `Updating the path '${other.parts.join('.')}' would create a conflict at '${shared.join('.')}'`,
        );
    }
  }
}

/** MongoDB applies changes in the order of their paths, so new fields appear in that order. */
function compareParts(a: string[], b: string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isIndex(part) && isIndex(other)) return Number(part) - Number(other);
    return Buffer.compare(Buffer.from(part), Buffer.from(other));
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
      throw failedToParse('Error parsing array filter: expected a single top-level field name');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(
        `The name of an array filter must be letters and digits, the first a small letter: ${name}`,
      );
    if (filters.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, parseFilter(item));
  }
  const used = new Set(changes.flatMap(({ parts }) => parts.map((part) => /^\$\[(\w+)\]$/.exec(part)?.[1])));
  for (const name of used)
    if (name !== undefined && !filters.has(name))
      throw badValue(`No array filter found for identifier '${name}' in path`);
  for (const name of filters.keys())
    if (!used.has(name))
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
  return filters;
}

/** The top-level names that the conditions of an array filter begin with. */
const topNames = (filter: Doc): string[] =>
  [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return splitPath(name).slice(0, 1);
    return Array.isArray(value) ? value.filter(isDoc).flatMap(topNames) : [];
  });
