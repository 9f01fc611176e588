import { compareText } from '../bson/compare';
import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { failedToParse, unsupported } from '../errors';
import { isIndex, pathParts, refuseDollar } from '../match/paths';
import { type Change, operators } from './operators';
import { refuseOverlaps } from './target';

export interface Update {
  kind: 'replace' | 'operators';
  apply: (original: Doc, isInserting: boolean) => Doc;
}

interface PathChange {
  parts: string[];
  change: Change;
}

/** @throws CommandError 9 for something that is no update, 40 for two changes of one place, 238 for an unsupported operator */
export function parseUpdate(value: Value | undefined): Update {
  if (Array.isArray(value)) throw unsupported('an update with a pipeline', 'use update operators');
  if (!isDoc(value)) throw failedToParse('Update argument must be either an object or an array');
  if ([...value.keys()][0]?.startsWith('$')) return parseOperators(value);
  for (const name of value.keys()) refuseDollar(name, name);
  return { kind: 'replace', apply: (original) => replaced(original, value) };
}

/** A replacement without an `_id` takes over the one that was there. */
const replaced = (original: Doc, replacement: Doc): Doc =>
  new Map([...[...original].filter(([name]) => name === '_id'), ...replacement]);

function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf);
  return isDoc(value) ? new Map([...value].map(([name, item]) => [name, copyOf(item)])) : value;
}

/**
 * A copy for an update to change: fields inside which it changes something are new, all others are the very same values, so that
 * the indexes see that they are untouched.
 */
function toChange(doc: Doc, changes: readonly PathChange[]): Doc {
  const entered = new Set(
    changes.flatMap(({ parts: [first, ...inside] }) => (inside.length > 0 ? [first] : [])),
  );
  return new Map([...doc].map(([name, value]) => [name, entered.has(name) ? copyOf(value) : value]));
}

function parseOperators(value: Doc): Update {
  const pathChanges = [...value].flatMap(([operator, operand]) => parseOperator(operator, operand));
  refuseOverlaps(pathChanges, 40);
  // MongoDB applies changes in this order, which also becomes the order of new fields.
  const changes = pathChanges.sort((a, b) => compareParts(a.parts, b.parts));
  const apply = (original: Doc, isInserting: boolean) => {
    const result = toChange(original, changes);
    for (const { parts, change } of changes) change(result, parts, isInserting);
    return result;
  };
  return { kind: 'operators', apply };
}

function parseOperator(operator: string, operand: Value): PathChange[] {
  const make = operators.get(operator);
  if (!make) throw unsupported(`the update operator ${operator}`, 'compute the value and use $set');
  if (!isDoc(operand))
    throw failedToParse(`${operator} takes an object of fields and values, not ${typeName(operand)}`);
  return [...operand].map(([path, argument]) => ({ parts: pathParts(path), change: make(argument) }));
}

/** Compares paths, of which none contains the other, by the bytes of their names, and positions as numbers. */
function compareParts(parts: string[], otherParts: string[]): number {
  const index = parts.findIndex((part, at) => part !== otherParts[at]);
  const [part = '', other = ''] = [parts[index], otherParts[index]];
  return isIndex(part) && isIndex(other) ? Number(part) - Number(other) : compareText(part, other);
}
