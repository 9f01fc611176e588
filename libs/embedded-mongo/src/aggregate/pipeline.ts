import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { doc, type Doc, Int32, isDoc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { evaluator, plainName } from '../expressions/expressions';
import { docIn } from '../expressions/operands';
import { type Accumulator, accumulators } from './accumulators';
import { type Documents, holding, simpleStages, type Stage, type StageMaker } from './stages';

export interface ParsedStage {
  name: string;
  argument: Value;
  run: Stage;
}

function parseField(name: string, value: Value) {
  const spec = docIn(value, `the field '${name}' of $group`, 40234);
  if (spec.size !== 1) throw new CommandError(40238, `The field '${name}' must have one accumulator`);
  const [[operator, argument] = ['', null]] = [...spec];
  const make = accumulators.get(operator);
  if (!make) throw unsupported(`the accumulator ${operator}`, 'compute it in the program');
  if (Array.isArray(argument)) throw new CommandError(40237, `The ${operator} accumulator takes one operand`);
  return { name: plainName(name), evaluate: evaluator(argument), make };
}

/** The bytes of a value when it is encoded; numbers and other small values count nothing beyond their group. */
const bytesOf = (item: Value | undefined): number =>
  typeof item === 'string' || (typeof item === 'object' && item !== null && !(item instanceof Int32))
    ? encode(doc({ item })).length
    : 0;

function namesIn(expression: Value): string[] {
  if (Array.isArray(expression)) return expression.flatMap(namesIn);
  if (isDoc(expression)) return [...expression.values()].flatMap(namesIn);
  return typeof expression === 'string' && expression.startsWith('$')
    ? expression.slice(1).split('.', 1)
    : [];
}

/** `$group`: one document per value of `_id`, in the order of their first appearance. */
const group: StageMaker = (argument) => {
  const spec = new Map(docIn(argument, '$group', 15947));
  const id = spec.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  spec.delete('_id');
  const idOf = evaluator(id);
  const fields = [...spec].map(([name, value]) => parseField(name, value));
  const run = holding('$group', function* (input, memory) {
    const groups = new Map<string, { id: Value; totals: Accumulator[] }>();
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const value = idOf(document) ?? null;
      const key = encodeKey(value).toString('latin1');
      const entry = groups.get(key) ?? { id: value, totals: fields.map(({ make }) => make()) };
      if (!groups.has(key)) memory.grow(key.length + 200);
      groups.set(key, entry);
      for (const [index, total] of entry.totals.entries()) {
        const item = fields[index]?.evaluate(document);
        const before = total.keepsOne ? total.result() : null;
        total.add(item);
        const after = total.keepsOne ? total.result() : null;
        if (after !== before) memory.grow(bytesOf(after) - bytesOf(before));
      }
    }
    for (const entry of groups.values()) {
      const results = fields.map(({ name }, index) => [name, entry.totals[index]?.result() ?? null] as const);
      yield new Map<string, Value>([['_id', entry.id], ...results]);
    }
  });
  return Object.assign(run, { reads: new Set(namesIn(argument)) });
};

const stages = new Map<string, StageMaker>(Object.entries({ ...simpleStages, $group: group }));

const maxStages = 1000;

/** @throws CommandError 238 for a stage that only MongoDB has */
export function parsePipeline(stageDocs: readonly Doc[]): ParsedStage[] {
  if (stageDocs.length > maxStages)
    throw new CommandError(7749501, `Pipeline length must be no longer than ${maxStages} stages.`);
  return stageDocs.map((stage) => {
    const [entry, ...more] = [...stage];
    if (!entry || more.length > 0)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, argument] = entry;
    const make = stages.get(name);
    if (!make) throw unsupported(`the aggregation stage ${name}`, 'query in steps from the program');
    return { name, argument, run: make(argument) };
  });
}

export const runStages = (pipeline: ParsedStage[], documents: Documents): Documents =>
  pipeline.reduce((stream, { run }) => run(stream), documents);
