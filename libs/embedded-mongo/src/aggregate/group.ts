import { compareValues } from '../bson/compare';
import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { toDouble } from '../bson/numbers';
import { doc, Int32, integer, isDecimal, isDoc, isNumber, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { calculate } from '../update/arithmetic';
import { type Evaluate, evaluator } from './expressions';
import type { Stage } from './stages';

const maxBytes = 100 * 1024 * 1024;

interface Accumulator {
  add: (value: Value | undefined) => void;
  result: () => Value;
}

function sum(): Accumulator {
  let total: Value = new Int32(0);
  return {
    add: (value) => {
      if (isNumber(value) && isNumber(total)) total = calculate('$inc', total, value);
    },
    result: () => total,
  };
}

function average(): Accumulator {
  let total = 0;
  let count = 0;
  return {
    add: (value) => {
      if (isDecimal(value)) throw unsupported('$avg of Decimal128', 'keep money as integers');
      if (!isNumber(value)) return;
      total += toDouble(value);
      count += 1;
    },
    result: () => (count === 0 ? null : total / count),
  };
}

const extreme = (better: (order: number) => boolean) => (): Accumulator => {
  let best: Value | undefined;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === undefined || better(compareValues(value, best))) best = value;
    },
    result: () => best ?? null,
  };
};

function first(): Accumulator {
  let kept: Value | undefined;
  let empty = true;
  return {
    add: (value) => {
      if (empty) kept = value;
      empty = false;
    },
    result: () => kept ?? null,
  };
}

function last(): Accumulator {
  let kept: Value | undefined;
  return { add: (value) => void (kept = value), result: () => kept ?? null };
}

function push(): Accumulator {
  const items: Value[] = [];
  return { add: (value) => value !== undefined && items.push(value), result: () => items };
}

function addToSet(): Accumulator {
  const items = new Map<string, Value>();
  return {
    add: (value) => value !== undefined && items.set(encodeKey(value).toString('latin1'), value),
    result: () => [...items.values()],
  };
}

function counter(): Accumulator {
  let n = 0;
  return { add: () => (n += 1), result: () => integer(n) };
}

const accumulators = new Map<string, () => Accumulator>([
  ['$sum', sum],
  ['$avg', average],
  ['$min', extreme((order) => order < 0)],
  ['$max', extreme((order) => order > 0)],
  ['$first', first],
  ['$last', last],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$count', counter],
]);

interface Field {
  name: string;
  evaluate: Evaluate;
  make: () => Accumulator;
}

function parseField(name: string, spec: Value): Field {
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$'))
    throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDoc(spec) || spec.size !== 1)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  const [[operator, argument] = ['', null]] = [...spec];
  const make = accumulators.get(operator);
  if (!make) throw unsupported(`the accumulator ${operator}`, 'compute it in the program');
  return { name, evaluate: evaluator(argument), make };
}

/** `$group`: one document per value of `_id`, in the order of their first appearance. */
export function group(argument: Value): Stage {
  if (!isDoc(argument)) throw new CommandError(15947, "a group's fields must be specified in an object");
  const id = argument.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  const idOf = evaluator(id);
  const fields = [...argument]
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => parseField(name, spec));
  return function* (input) {
    const groups = new Map<string, { id: Value; totals: Accumulator[] }>();
    let bytes = 0;
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const value = idOf(document) ?? null;
      const key = encodeKey(value).toString('latin1');
      const entry = groups.get(key) ?? { id: value, totals: fields.map(({ make }) => make()) };
      if (!groups.has(key)) bytes += key.length + 200;
      groups.set(key, entry);
      for (const [at, { evaluate, make }] of fields.entries()) {
        const item = evaluate(document);
        if ((make === push || make === addToSet) && item !== undefined) bytes += encode(doc({ item })).length;
        entry.totals[at]?.add(item);
      }
      if (bytes > maxBytes)
        throw new CommandError(292, 'Exceeded memory limit of 104857600 bytes for $group');
    }
    for (const entry of groups.values()) yield finished(entry.id, fields, entry.totals);
  };
}

const finished = (id: Value, fields: Field[], totals: Accumulator[]): Doc =>
  new Map<string, Value>([
    ['_id', id],
    ...fields.map(({ name }, at) => [name, totals[at]?.result() ?? null] as const),
  ]);
