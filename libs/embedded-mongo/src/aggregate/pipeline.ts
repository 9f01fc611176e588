import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { doc, Int32, isDoc, Regex, type Doc, type Value } from '../bson/values';
import { type Context, docsIn } from '../commands/context';
import { CommandError, failedToParse, unsupported } from '../errors';
import { everything, findRows } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import { isIndex } from '../query/paths';
import { maxDocumentSize } from '../storage/rows';
import { type Accumulator, accumulators } from './accumulators';
import { WorkMemory } from '../query/work-memory';
import { evaluator, pathParts, plainName } from './expressions';
import { arrayIn, docIn, partsOf, textIn } from './operands';
import { collected, type Documents, holding, simpleStages, type Stage, type StageMaker } from './stages';

export interface ParsedStage {
  name: string;
  argument: Value;
  run: Stage;
}

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

/** What a value takes when it is written out; numbers and what is as small take nothing more than their group does. */
const bytesOf = (item: Value | undefined): number =>
  typeof item === 'string' || (typeof item === 'object' && item !== null && !(item instanceof Int32))
    ? encode(doc({ item })).length
    : 0;

/** `$group`: one document per value of `_id`, in the order of their first appearance. */
const group: StageMaker = (argument, { now }) => {
  const spec = new Map(docIn(argument, '$group', 15947));
  const id = spec.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  spec.delete('_id');
  const idOf = evaluator(id, now);
  const fields = [...spec].map(([name, value]) => parseField(name, value, now));
  return holding('$group', function* (input, memory) {
    const groups = new Map<string, { id: Value; totals: Accumulator[] }>();
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const value = idOf(document) ?? null;
      const key = encodeKey(value).toString('latin1');
      const entry = groups.get(key) ?? { id: value, totals: fields.map(({ make }) => make()) };
      if (!groups.has(key)) memory.grow(key.length + 200);
      groups.set(key, entry);
      for (const [at, total] of entry.totals.entries()) {
        const item = fields[at]?.evaluate(document);
        if (total.keeps === 'all') memory.grow(bytesOf(item));
        const before = total.keeps === 'one' ? total.result() : null;
        total.add(item);
        const after = total.keeps === 'one' ? total.result() : null;
        if (after !== before) memory.grow(bytesOf(after) - bytesOf(before));
      }
    }
    for (const entry of groups.values()) {
      const results = fields.map(({ name }, at) => [name, entry.totals[at]?.result() ?? null] as const);
      yield new Map<string, Value>([['_id', entry.id], ...results]);
    }
  });
};

/** What a local document is joined by: the values at a path, arrays opened; without any it is null. */
function* localValues(value: Value | undefined, parts: readonly string[], at = 0): Generator<Value> {
  const part = parts[at];
  if (part === undefined) {
    if (Array.isArray(value)) yield* value;
    else if (value !== undefined) yield value;
  } else if (isDoc(value)) yield* localValues(value.get(part), parts, at + 1);
  else if (Array.isArray(value)) {
    if (isIndex(part)) yield* localValues(value[Number(part)], parts, at + 1);
    for (const item of value) if (isDoc(item)) yield* localValues(item, parts, at);
  }
}

/** `$in` serves several values; it takes no regular expressions and no documents that begin with `$`. */
function joinFilter(path: string, values: Value[]): Doc {
  const equal = values.map((value) => doc({ [path]: doc({ $eq: value }) }));
  const [only = doc({ [path]: null })] = equal;
  if (values.length <= 1) return only;
  if (values.some((value) => value instanceof Regex || isDoc(value))) return doc({ $or: equal });
  return doc({ [path]: doc({ $in: values }) });
}

/** `$lookup` in its equality form; the foreign collection's index serves it where there is one. */
const lookup: StageMaker = (argument, { store, catalog, db }) => {
  if (isDoc(argument) && (argument.has('pipeline') || argument.has('let') || isDoc(argument.get('from'))))
    throw unsupported('$lookup with a pipeline', 'use from, localField, foreignField and as');
  const part = partsOf('$lookup', argument, { from: 9, localField: 9, foreignField: 9, as: 9 }, 9, 9);
  const text = (name: string) => textIn(part(name), `${name} of $lookup`, 9);
  const [from, foreignField, as] = [text('from'), text('foreignField'), text('as')];
  const parts = pathParts(text('localField'));
  pathParts(foreignField);
  if (pathParts(as).length > 1) throw unsupported('a dotted path in as of $lookup', 'use a top-level field');
  if (from === '') throw new CommandError(73, 'Invalid namespace specified: the collection name is empty');
  return function* (input) {
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const filter = parseFilter(joinFilter(foreignField, [...localValues(document, parts)]));
      const found: Value[] = [];
      let bytes = 0;
      for (const row of findRows(store, catalog.find(db, from), everything(filter), catalog)) {
        yield undefined;
        if (!row) continue;
        bytes += row.bytes.length;
        if (bytes > maxDocumentSize)
          throw new CommandError(4568, `What $lookup joins to one document exceeds ${maxDocumentSize} bytes`);
        found.push(decode(row.bytes));
      }
      yield new Map(document).set(as, found);
    }
  };
};

/** `$facet`: several pipelines over the same documents, the results of each in a field. */
const facet: StageMaker = (argument, context) => {
  if (!isDoc(argument) || argument.size === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const facets = [...argument].map(([name, value]) => {
    for (const stage of arrayIn(value, `$facet's ${plainName(name)}`, 40170))
      if (isDoc(stage) && stage.has('$facet'))
        throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage');
    return { name, pipeline: parsePipeline(value, context) };
  });
  return holding('$facet', function* (input, memory) {
    const same = (document: Doc) => document;
    const all = yield* collected(input, memory, same);
    const output = new WorkMemory('$facet');
    try {
      const result: Doc = new Map();
      for (const { name, pipeline } of facets)
        result.set(name, yield* collected(runStages(pipeline, all), output, same));
      yield result;
    } finally {
      output.release();
    }
  });
};

const stages = new Map<string, StageMaker>(
  Object.entries({ ...simpleStages, $group: group, $lookup: lookup, $facet: facet }),
);

/** MongoDB's limit. */
const maxStages = 1000;

/**
 * Reads a pipeline; everything in it is checked before it runs.
 *
 * @throws CommandError 238 for a stage that only MongoDB has
 */
export function parsePipeline(value: Value | undefined, context: Context): ParsedStage[] {
  const stagesAsked = docsIn(value, 'pipeline');
  if (stagesAsked.length > maxStages)
    throw new CommandError(7749501, `Pipeline length must be no longer than ${maxStages} stages.`);
  return stagesAsked.map((stage) => {
    const [entry, ...more] = [...stage];
    if (!entry || more.length > 0)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, argument] = entry;
    const make = stages.get(name);
    if (make) return { name, argument, run: make(argument, context) };
    if (/^\$[a-zA-Z]+$/.test(name))
      throw unsupported(`the aggregation stage ${name}`, 'query in steps from the program');
    throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
}

export const runStages = (pipeline: ParsedStage[], documents: Documents): Documents =>
  pipeline.reduce((stream, { run }) => run(stream), documents);
