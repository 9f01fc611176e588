import { type ParsedStage, parsePipeline, runStages } from '../aggregate/pipeline';
import type { Documents } from '../aggregate/stages';
import type { Doc, Value } from '../bson/values';
import type { Context } from '../commands/context';
import { CommandError } from '../errors';

const allowed = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/**
 * Reads an update that is an aggregation pipeline.
 *
 * @throws CommandError 72 for a stage that gives other documents than the one it gets
 */
export function parseUpdatePipeline(value: Value[], context: Context): ParsedStage[] {
  const stages = parsePipeline(value, context);
  for (const { name } of stages)
    if (!allowed.has(name)) throw new CommandError(72, `${name} is not allowed to be used within an update`);
  return stages;
}

/** What the pipeline makes of one document. */
export function runUpdatePipeline(stages: ParsedStage[], original: Doc): Doc {
  for (const document of runStages(stages, only(original))) if (document) return document;
  return original;
}

function* only(document: Doc): Documents {
  yield document;
}
