import { type ParsedStage, parsePipeline, runStages } from '../aggregate/pipeline';
import { type Documents, matchFilter, positiveLimit } from '../aggregate/stages';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { type Doc, Int32, integer, isDoc, type Value } from '../bson/values';
import { CommandError, failedToParse, unknownField, unsupported } from '../errors';
import type { Source } from '../query/cursors';
import { everything, type Search } from '../query/find-rows';
import { parseSort } from '../query/sort';
import { maxDocumentSize } from '../tables/rows';
import {
  collectionOf,
  type Context,
  docsIn,
  readHint,
  optionalCount,
  optionalDoc,
  reading,
  searchRows,
} from './context';
import { counted, firstReply } from './find';

/** Reads an aggregate command: a search of the collection, by an index where one fits, and the stages after it. */
export function readAggregate(context: Context) {
  const { command } = context;
  if (typeof command.get('aggregate') !== 'string')
    throw unsupported('aggregate on a database', 'aggregate a collection');
  const rest = parsePipeline(docsIn(command.get('pipeline'), 'pipeline'));
  const search: Search = {
    ...everything,
    hint: readHint(collectionOf(context), command.get('hint')),
  };
  const take = (name: string, read: (argument: Value) => Partial<Search>) => {
    if (rest[0]?.name !== name) return;
    Object.assign(search, read(rest[0].argument));
    rest.shift();
  };
  take('$match', (argument) => ({ filter: matchFilter(argument) }));
  take('$sort', (argument) => ({ sort: parseSort(argument) }));
  take('$limit', (argument) => ({ limit: positiveLimit(argument) }));
  return { search, rest };
}

/** Makes the answer of a stage that only counts documents, as the `$group` of `countDocuments` does. */
export function counterOf(stage: ParsedStage | undefined): ((n: number) => Doc) | undefined {
  const { name, argument } = stage ?? {};
  if (name !== '$group' || !isDoc(argument) || argument.size !== 2) return undefined;
  const id = argument.get('_id');
  const [field, spec] = [...argument].find(([key]) => key !== '_id') ?? [];
  const increment = isDoc(spec) && spec.size === 1 ? spec.get('$sum') : undefined;
  const isConstant = id === null || id instanceof Int32;
  if (field === undefined || !isConstant || !(increment instanceof Int32) || increment.value !== 1)
    return undefined;
  const constants = new Map([['_id', id]]);
  return (n) => new Map([...constants, [field, integer(n)]]);
}

function* countOnly(context: Context, search: Search, counter: (n: number) => Doc): Documents {
  const n = yield* counted(context, search);
  if (n > 0) yield counter(n);
}

function* foundDocuments(context: Context, search: Search, [first]: ParsedStage[]): Documents {
  for (const row of searchRows(context, search)) yield row && decode(row.bytes, first?.run.reads);
}

function* encoded(documents: Documents): Source {
  for (const document of documents) {
    const bytes = document && encode(document);
    if (bytes && bytes.length > maxDocumentSize)
      throw new CommandError(10334, `a document of ${bytes.length} bytes exceeds ${maxDocumentSize} (16MB)`);
    yield bytes;
  }
}

export const aggregate = reading('aggregate pipeline cursor hint', function* (context: Context) {
  const { command } = context;
  const { search, rest } = readAggregate(context);
  const cursor = optionalDoc(command, 'cursor');
  if (!cursor) throw failedToParse("The 'cursor' option is required");
  for (const name of cursor.keys()) if (name !== 'batchSize') throw unknownField(`aggregate.cursor.${name}`);
  const counter = counterOf(rest[0]);
  const documents = counter
    ? runStages(rest.slice(1), countOnly(context, search, counter))
    : runStages(rest, foundDocuments(context, search, rest));
  return yield* firstReply(context, encoded(documents), optionalCount(cursor, 'batchSize'));
});
