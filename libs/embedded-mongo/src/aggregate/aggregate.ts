import { encode } from '../bson/encode';
import { decode } from '../bson/decode';
import { isDoc, type Value } from '../bson/values';
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
import type { Source } from '../query/cursors';
import { findRows, type Search } from '../query/find-rows';
import type { Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { parseSort } from '../query/sort';
import type { Step } from '../query/scan';
import { counted, onlyCounts, type StageSpec } from './counted';
import { group } from './group';
import {
  countStage,
  type Documents,
  fieldsStage,
  limitStage,
  matchStage,
  positiveLimit,
  projectStage,
  skipStage,
  sortStage,
  type Stage,
  unsetStage,
  unwindStage,
  wholeSkip,
} from './stages';

const stages = new Map<string, (argument: Value) => Stage>([
  ['$match', matchStage],
  ['$group', group],
  ['$sort', sortStage],
  ['$skip', skipStage],
  ['$limit', limitStage],
  ['$project', projectStage],
  ['$addFields', fieldsStage],
  ['$set', fieldsStage],
  ['$unset', unsetStage],
  ['$unwind', unwindStage],
  ['$count', countStage],
]);

function parsePipeline(value: Value | undefined): StageSpec[] {
  return docsIn(value, 'pipeline').map((stage) => {
    const [entry, ...more] = [...stage];
    if (!entry || more.length > 0)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, argument] = entry;
    if (!stages.has(name)) {
      if (/^\$[a-zA-Z]+$/.test(name))
        throw unsupported(`the aggregation stage ${name}`, 'query in steps from the program');
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    return { name, argument };
  });
}

const everyDocument: Filter = { kind: '$and', filters: [] };

/** The leading stages that a search of the collection does itself, with an index where there is one. */
function leadingSearch(pipeline: StageSpec[]): { search: Search; rest: StageSpec[] } {
  const search: Search = { filter: everyDocument, sort: [], skip: 0, limit: Infinity };
  const rest = [...pipeline];
  const next = (name: string): Value | undefined =>
    rest[0]?.name === name ? rest.shift()?.argument : undefined;
  const match = next('$match');
  if (match !== undefined) {
    if (!isDoc(match)) throw new CommandError(15959, 'the match filter must be an expression in an object');
    search.filter = parseFilter(match);
  }
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
  for (const document of documents) yield document && encode(document);
}

export const aggregate = reading(
  'aggregate pipeline cursor explain allowDiskUse hint collation let bypassDocumentValidation',
  function* (context: Context) {
    const { command, db } = context;
    refuseOptions(command);
    if (optionalBoolean(command, 'explain'))
      throw unsupported('explain of aggregate', 'explain the find instead');
    if (typeof command.get('aggregate') !== 'string')
      throw unsupported('aggregate on a database', 'aggregate a collection');
    const cursor = optionalDoc(command, 'cursor');
    if (!cursor)
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    for (const name of cursor.keys())
      if (name !== 'batchSize')
        throw typeMismatch(`cursor object can't contain fields other than batchSize: ${name}`);
    const { search: wanted, rest } = leadingSearch(parsePipeline(command.get('pipeline')));
    const collection = collectionOf(context);
    const search = { ...wanted, hint: hintedIndex(collection, command.get('hint')) };
    const apply = (documents: Documents, { name, argument }: StageSpec) => stageOf(name)(argument)(documents);
    const stream = onlyCounts(rest[0])
      ? rest.slice(1).reduce(apply, counted(context.store, collection, search, rest[0], apply))
      : rest.reduce(apply, decoded(findRows(context.store, collection, search)));
    return yield* firstReply(
      context,
      `${db}.${collectionName(context)}`,
      encoded(stream),
      optionalCount(cursor, 'batchSize') ?? 101,
      false,
    );
  },
);

function stageOf(name: string): (argument: Value) => Stage {
  const make = stages.get(name);
  if (!make) throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return make;
}
