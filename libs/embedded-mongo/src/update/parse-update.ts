import type { ParsedStage } from '../aggregate/pipeline';
import type { Context } from '../commands/context';
import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import { type Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { isIndex, splitPath } from '../query/paths';
import { parseUpdatePipeline } from './pipeline';
import { type Change, changeFor, isUpdateOperator } from './operators';

/** One path of an update and what is to happen there. */
export interface PathChange {
  path: string;
  parts: string[];
  change: Change;
}

export type Update =
  | { kind: 'replace'; replacement: Doc }
  | { kind: 'pipeline'; stages: ParsedStage[] }
  | { kind: 'operators'; changes: PathChange[]; arrayFilters: Map<string, Filter> };

/**
 * Reads an update: a replacement document, update operators or a pipeline.
 *
 * @throws CommandError 9 for an unknown operator, 40 for two changes of one place
 */
export function parseUpdate(
  context: Context,
  value: Value | undefined,
  arrayFilters: Value | undefined,
): Update {
  if (Array.isArray(value)) {
    if (arrayFilters !== undefined)
      throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    return { kind: 'pipeline', stages: parseUpdatePipeline(value, context) };
  }
  if (!isDoc(value)) throw failedToParse('Update argument must be either an object or an array');
  const first = [...value.keys()][0];
  if (!first?.startsWith('$')) {
    for (const name of value.keys())
      if (name.startsWith('$'))
        throw new CommandError(
          52,
          `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
        );
    if (arrayFilters !== undefined)
      throw failedToParse('arrayFilters may not be specified for replacement-style updates');
    return { kind: 'replace', replacement: value };
  }
  const changes = [...value].flatMap(([operator, operand]) => parseOperator(operator, operand));
  checkConflicts(changes);
  changes.sort((a, b) => compareParts(a.parts, b.parts));
  const filters = parseArrayFilters(arrayFilters);
  checkFilterUse(changes, filters);
  return { kind: 'operators', changes, arrayFilters: filters };
}

function parseOperator(operator: string, operand: Value): PathChange[] {
  if (operator === '$bit') throw unsupported('$bit', 'compute the value and use $set');
  if (!isUpdateOperator(operator))
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(operand))
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${typeName(operand)}}`,
    );
  return [...operand].flatMap(([path, argument]): PathChange[] => {
    const parts = checkedPath(path);
    const change = changeFor(operator, argument, path);
    if (change.kind !== 'rename') return [{ path, parts, change }];
    const to = checkedPath(change.to);
    if ([...parts, ...to].some((part) => part.startsWith('$')))
      throw failedToParse(`The source and destination field for $rename must not be dynamic: ${path}`);
    return [
      { path, parts, change },
      { path: change.to, parts: to, change: { kind: 'renameTarget' } },
    ];
  });
}

function checkedPath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.some((part) => part === ''))
    throw new CommandError(
      56,
      path === ''
        ? 'An empty update path is not valid.'
        : `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts[0]?.startsWith('$'))
    throw parts[0] === '$' || parts[0].startsWith('$[')
      ? failedToParse(`Cannot have positional element in the first position in path '${path}'`)
      : dollarName(parts[0], path);
  for (const part of parts)
    if (
      part.startsWith('$') &&
      part !== '$' &&
      !/^\$\[\w*\]$/.test(part) &&
      !['$ref', '$id', '$db'].includes(part)
    )
      throw dollarName(part, path);
  if (parts.filter((part) => part === '$').length > 1)
    throw failedToParse(`Too many positional (i.e. '$') elements found in path '${path}'`);
  return parts;
}

const dollarName = (part: string, path: string) =>
  new CommandError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);

function checkConflicts(changes: PathChange[]): void {
  for (const [index, { parts, path }] of changes.entries()) {
    for (const other of changes.slice(index + 1)) {
      const shared = Math.min(parts.length, other.parts.length);
      if (parts.slice(0, shared).every((part, at) => part === other.parts[at]))
        throw new CommandError(
          40,
          `Updating the path '${other.path}' would create a conflict at '${parts.length < other.parts.length ? path : parts.slice(0, shared).join('.')}'`,
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

function parseArrayFilters(value: Value | undefined): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  if (value === undefined) return filters;
  if (!Array.isArray(value)) throw failedToParse('arrayFilters must be an array');
  for (const item of value) {
    if (!isDoc(item)) throw failedToParse('Each array filter must be an object');
    const name = identifierOf(item);
    if (filters.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, parseFilter(item));
  }
  return filters;
}

/** The one top-level name that all conditions of an array filter begin with. */
function identifierOf(filter: Doc): string {
  const names = new Set<string>();
  const collect = (part: Doc): void => {
    for (const [name, value] of part) {
      if (!name.startsWith('$')) names.add(splitPath(name)[0] ?? '');
      else if (Array.isArray(value)) value.filter(isDoc).forEach(collect);
    }
  };
  collect(filter);
  const [name, ...more] = names;
  if (name === undefined)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (more.length > 0)
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${more[0] ?? ''}'`,
    );
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw badIdentifier(name);
  return name;
}

const badIdentifier = (name: string) =>
  new CommandError(
    2,
    `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
  );

function checkFilterUse(changes: PathChange[], filters: Map<string, Filter>): void {
  const used = new Set(
    changes.flatMap(({ parts }) =>
      parts.filter((part) => /^\$\[\w+\]$/.test(part)).map((part) => part.slice(2, -1)),
    ),
  );
  for (const name of used)
    if (!filters.has(name))
      throw new CommandError(2, `No array filter found for identifier '${name}' in path`);
  for (const name of filters.keys())
    if (!used.has(name))
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
}
