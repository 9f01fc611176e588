import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { doc, isDoc, type Value } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import { type Accumulator, accumulators } from './accumulators';
import { evaluator } from './expressions';
import { docIn } from './operands';
import { limitBytes, type StageMaker } from './stages';

function parseField(name: string, value: Value, now: bigint) {
  if (name.includes('.') || name.startsWith('$'))
    throw new CommandError(name.includes('.') ? 40235 : 40236, `The field name '${name}' is no plain name`);
  const spec = docIn(value, `the field '${name}' of $group`, 40234);
  if (spec.size !== 1)
    throw new CommandError(spec.size === 0 ? 40234 : 40238, `The field '${name}' must have one accumulator`);
  const [[operator, argument] = ['', null]] = [...spec];
  const make = accumulators.get(operator);
  if (!make) throw unsupported(`the accumulator ${operator}`, 'compute it in the program');
  if (operator === '$count' && !(isDoc(argument) && argument.size === 0))
    throw failedToParse('$count takes no arguments, i.e. $count:{}');
  if (Array.isArray(argument)) throw new CommandError(40237, `The ${operator} accumulator takes one operand`);
  return { name, evaluate: evaluator(argument, now), make };
}

/** `$group`: one document per value of `_id`, in the order of their first appearance. */
export const group: StageMaker = (argument, { now }) => {
  const spec = new Map(docIn(argument, '$group', 15947));
  const id = spec.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  spec.delete('_id');
  const idOf = evaluator(id, now);
  const fields = [...spec].map(([name, value]) => parseField(name, value, now));
  return function* (input) {
    const groups = new Map<string, { id: Value; totals: Accumulator[] }>();
    const grow = limitBytes('$group');
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const value = idOf(document) ?? null;
      const key = encodeKey(value).toString('latin1');
      const entry = groups.get(key) ?? { id: value, totals: fields.map(({ make }) => make()) };
      if (!groups.has(key)) grow(key.length + 200);
      groups.set(key, entry);
      for (const [at, total] of entry.totals.entries()) {
        const item = fields[at]?.evaluate(document);
        if (total.keeps && item !== undefined) grow(encode(doc({ item })).length);
        total.add(item);
      }
    }
    for (const entry of groups.values()) {
      const results = fields.map(({ name }, at) => [name, entry.totals[at]?.result() ?? null] as const);
      yield new Map<string, Value>([['_id', entry.id], ...results]);
    }
  };
};
