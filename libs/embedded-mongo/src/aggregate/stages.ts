import { encode } from '../bson/encode';
import { asInteger, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { docIn } from '../expressions/operands';
import { matches } from '../match/filter';
import { parseFilter } from '../match/parse-filter';
import { parseProject } from '../query/projection';
import { parseSort, sortInTurns, sortKeyOf } from '../query/sort';
import { WorkMemory } from '../query/work-memory';
import type { Tuple } from '../tables/index-keys';

/** Documents on their way through a pipeline; `undefined` means that other commands may run. */
export type Documents = Iterable<Doc | undefined>;

export interface Stage {
  (input: Documents): Documents;
  /** The top-level fields that the stage reads, if it reads no others. */
  readonly reads?: ReadonlySet<string> | undefined;
}

export type StageMaker = (argument: Value) => Stage;

export const holding = (name: string, run: (input: Documents, memory: WorkMemory) => Documents): Stage =>
  function* (input) {
    const memory = new WorkMemory(name);
    try {
      yield* run(input, memory);
    } finally {
      memory.release();
    }
  };

const each = (change: (document: Doc) => Doc | undefined): Stage =>
  function* (input) {
    for (const document of input) yield document && change(document);
  };

export const matchFilter = (argument: Value) => parseFilter(docIn(argument, '$match', 15959));

export function positiveLimit(argument: Value): number {
  const count = asInteger(argument);
  if (count === undefined || count <= 0)
    throw new CommandError(count === undefined ? 2107201 : 15958, 'the limit must be a positive number');
  return count;
}

/** One document for each element, made only when it is needed: all of them together can exceed the memory. */
function* unwound(document: Doc, name: string): Generator<Doc> {
  const value = document.get(name) ?? null;
  if (Array.isArray(value)) for (const item of value) yield new Map(document).set(name, item);
  else if (value !== null) yield document;
}

export const simpleStages: Record<string, StageMaker> = {
  $match: (argument) => {
    const filter = matchFilter(argument);
    return each((document) => (matches(filter, document) ? document : undefined));
  },
  $sort: (argument) => {
    const fields = parseSort(argument);
    if (fields.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
    return holding('$sort', function* (input, memory) {
      const keyed: { document: Doc; key: Tuple }[] = [];
      for (const document of input) {
        yield undefined;
        if (!document) continue;
        memory.grow(encode(document).length);
        keyed.push({ document, key: sortKeyOf(document, fields) });
      }
      for (const { document } of yield* sortInTurns(keyed, fields)) yield document;
    });
  },
  $limit: (argument) => {
    const limit = positiveLimit(argument);
    return function* (input) {
      let count = 0;
      for (const document of input) {
        if (document) count += 1;
        yield document;
        if (count >= limit) return;
      }
    };
  },
  $project: (argument) => {
    const spec = docIn(argument, '$project', 15969);
    if (spec.size === 0) throw new CommandError(51272, '$project specification must have at least one field');
    const project = parseProject(spec);
    return Object.assign(each(project), { reads: project.reads });
  },
  $unwind: (argument) => {
    if (typeof argument !== 'string' || !/^\$[^.$]+$/.test(argument))
      throw unsupported('$unwind of anything but a field', 'give its name alone, with a $ in front');
    const name = argument.slice(1);
    return function* (input) {
      for (const document of input) {
        yield undefined;
        if (document) yield* unwound(document, name);
      }
    };
  },
};
