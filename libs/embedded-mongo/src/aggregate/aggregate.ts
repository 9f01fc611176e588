import { encode } from '../bson/encode';
import { decode } from '../bson/decode';
import { CommandError, failedToParse, typeMismatch, unsupported } from '../errors';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  hintedIndex,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
  refuseOptions,
} from '../commands/context';
import { firstReply } from '../commands/find';
import { collStatsSource } from '../commands/stats';
import type { Value } from '../bson/values';
import type { Source } from '../query/cursors';
import { everything, findRows, type Search, type Step } from '../query/find-rows';
import { parseSort } from '../query/sort';
import { maxDocumentSize } from '../storage/rows';
import { counted, counterOf } from './counted';
import { type ParsedStage, parsePipeline, runStages } from './pipeline';
import { type Documents, matchFilter, positiveLimit, wholeSkip } from './stages';

/** A pipeline as it is run: a search of the collection, with an index where there is one, and the stages after it. */
interface Pipeline {
  search: Search;
  rest: ParsedStage[];
  /** Documents that come from elsewhere than the collection. */
  source?: Documents;
}

/** Reads an aggregate command; its leading stages become the search. */
export function readAggregate(context: Context): Pipeline {
  const { command } = context;
  refuseOptions(command);
  if (typeof command.get('aggregate') !== 'string')
    throw unsupported('aggregate on a database', 'aggregate a collection');
  const [first, ...others] = docsIn(command.get('pipeline'), 'pipeline');
  const asked = first?.size === 1 ? first.get('$collStats') : undefined;
  const source = asked === undefined ? undefined : collStatsSource(asked, context);
  const rest = parsePipeline(source ? others : command.get('pipeline'), context);
  const search: Search = {
    ...everything({ kind: '$and', filters: [] }),
    hint: hintedIndex(collectionOf(context), command.get('hint')),
  };
  if (source) return { search, rest, source };
  const next = (name: string): Value | undefined =>
    rest[0]?.name === name ? rest.shift()?.argument : undefined;
  const match = next('$match');
  if (match !== undefined) search.filter = matchFilter(match);
  const sort = next('$sort');
  if (sort !== undefined) search.sort = parseSort(sort);
  const skip = next('$skip');
  if (skip !== undefined) search.skip = wholeSkip(skip);
  const limit = next('$limit');
  if (limit !== undefined) search.limit = positiveLimit(limit);
  return { search, rest };
}

function* decoded(rows: Generator<Step>): Documents {
  for (const row of rows) yield row && decode(row.bytes);
}

function* encoded(documents: Documents): Source {
  for (const document of documents) {
    const bytes = document && encode(document);
    if (bytes && bytes.length > maxDocumentSize)
      throw new CommandError(
        10334,
        `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxDocumentSize}(16MB)`,
      );
    yield bytes;
  }
}

/** The documents that a pipeline gives. */
function runPipeline(context: Context, { search, rest, source }: Pipeline): Documents {
  if (source) return runStages(rest, source);
  const collection = collectionOf(context);
  const counter = counterOf(rest[0]?.name, rest[0]?.argument);
  return counter
    ? runStages(rest.slice(1), counted(context.store, collection, search, counter))
    : runStages(rest, decoded(findRows(context.store, collection, search)));
}

export const aggregate = reading(
  'aggregate pipeline cursor explain allowDiskUse hint collation let bypassDocumentValidation',
  function* (context: Context) {
    const { command, db } = context;
    const pipeline = readAggregate(context);
    if (optionalBoolean(command, 'explain'))
      throw unsupported('the option explain of aggregate', 'use the command explain');
    const cursor = optionalDoc(command, 'cursor');
    if (!cursor)
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    for (const name of cursor.keys())
      if (name !== 'batchSize')
        throw typeMismatch(`cursor object can't contain fields other than batchSize: ${name}`);
    return yield* firstReply(
      context,
      `${db}.${collectionName(context)}`,
      encoded(runPipeline(context, pipeline)),
      optionalCount(cursor, 'batchSize') ?? 101,
      false,
    );
  },
);
