import { type Context, docsIn } from '../commands/context';
import { isDoc, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { plainName } from './expressions';
import { group } from './group';
import { lookup } from './lookup';
import { arrayIn } from './operands';
import { collected, type Documents, limitBytes, simpleStages, type Stage, type StageMaker } from './stages';

export interface ParsedStage {
  name: string;
  argument: Value;
  run: Stage;
}

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
  return function* (input) {
    const same = (document: Doc) => document;
    const all = yield* collected(input, limitBytes('$facet'), same);
    const growOutput = limitBytes('$facet');
    const result: Doc = new Map();
    for (const { name, pipeline } of facets)
      result.set(name, yield* collected(runStages(pipeline, all), growOutput, same));
    yield result;
  };
};

const stages = new Map<string, StageMaker>(
  Object.entries({ ...simpleStages, $group: group, $lookup: lookup, $facet: facet }),
);

/**
 * Reads a pipeline; everything in it is checked before it runs.
 *
 * @throws CommandError 238 for a stage that only MongoDB has
 */
export function parsePipeline(value: Value | undefined, context: Context): ParsedStage[] {
  return docsIn(value, 'pipeline').map((stage) => {
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
