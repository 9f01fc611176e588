import type { Context } from '../commands/context';
import { docsIn } from '../commands/context';
import { encode } from '../bson/encode';
import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { pathParts } from './expressions';
import { group } from './group';
import { lookup } from './lookup';
import { replaceRoot, replaceWith } from './replace-root';
import { type Documents, limitBytes, simpleStages, type Stage, type StageMaker } from './stages';

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
    if (pathParts(name).length > 1)
      throw new CommandError(16412, "FieldPath field names may not contain '.'.");
    if (!Array.isArray(value))
      throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(value)}`);
    for (const stage of value)
      if (isDoc(stage) && stage.has('$facet'))
        throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage');
    return { name, pipeline: parsePipeline(value, context) };
  });
  return function* (input) {
    const all: Doc[] = [];
    const [growInput, growOutput] = [limitBytes('$facet'), limitBytes('$facet')];
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      growInput(encode(document).length);
      all.push(document);
    }
    const result: Doc = new Map();
    for (const { name, pipeline } of facets) {
      const found: Doc[] = [];
      for (const document of runStages(pipeline, replayed(all))) {
        yield undefined;
        if (!document) continue;
        growOutput(encode(document).length);
        found.push(document);
      }
      result.set(name, found);
    }
    yield result;
  };
};

function* replayed(documents: Doc[]): Documents {
  yield* documents;
}

const stages = new Map<string, StageMaker>(
  Object.entries({
    ...simpleStages,
    $group: group,
    $lookup: lookup,
    $facet: facet,
    $replaceRoot: replaceRoot,
    $replaceWith: replaceWith,
  }),
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
