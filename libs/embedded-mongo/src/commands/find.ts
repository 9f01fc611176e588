import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer, isDoc, isNumber, RawDoc, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, typeMismatch, unsupported } from '../errors';
import { type Batch, type Cursor, nextBatch, noCursor, type Source } from '../query/cursors';
import { countUnread, findRows, type Search, type Step } from '../query/find-rows';
import { parseFilterArgument } from '../query/parse-filter';
import { parseProjection } from '../query/projection';
import { parseSort } from '../query/sort';
import {
  collectionName,
  collectionOf,
  type Context,
  hintedIndex,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
  refuseOptions,
} from './context';

const firstBatchSize = 101;

/** What a find command searches for. */
export function searchOf(context: Context): Search {
  const { command } = context;
  refuseOptions(command);
  for (const name of ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max'])
    if (isRequested(command.get(name))) throw unsupported(`${name} of find`);
  const limit = optionalCount(command, 'limit') ?? 0;
  return {
    filter: parseFilterArgument(command.get('filter'), 'filter'),
    sort: parseSort(command.get('sort')),
    skip: optionalCount(command, 'skip') ?? 0,
    limit: limit === 0 ? Infinity : limit,
    hint: hintedIndex(collectionOf(context), command.get('hint')),
  };
}

const isRequested = (value: Value | undefined): boolean =>
  value !== undefined && value !== false && !(isDoc(value) && value.size === 0);

function* projected(rows: Generator<Step>, projection: Doc | undefined): Source {
  const project = parseProjection(projection);
  for (const row of rows) yield row && (project ? encode(project(decode(row.bytes))) : row.bytes);
}

/** The reply with a first batch; the source is kept when there may be more. */
export function* firstReply(
  context: Context,
  namespace: string,
  source: Source,
  size: number,
  single: boolean,
): Generator<undefined, Doc> {
  const batch = yield* nextBatch(source, size);
  const more = !batch.done && !single;
  if (!more) source.return();
  const noTimeout = optionalBoolean(context.command, 'noCursorTimeout');
  const id = more ? context.cursors.keep(namespace, source, batch.pending, noTimeout) : noCursor;
  return doc({ cursor: cursorDoc(id, namespace, 'firstBatch', batch), ok: 1 });
}

const cursorDoc = (id: bigint, namespace: string, name: string, batch: Batch): Doc =>
  doc({ [name]: batch.documents.map((bytes) => new RawDoc(bytes)), id, ns: namespace });

export const find = reading(
  'find filter sort projection skip limit batchSize singleBatch hint collation let noCursorTimeout allowDiskUse allowPartialResults tailable awaitData returnKey showRecordId min max oplogReplay',
  function* (context) {
    const { command, db } = context;
    const search = searchOf(context);
    const projection = optionalDoc(command, 'projection');
    parseProjection(projection);
    const source = projected(findRows(context.store, collectionOf(context), search), projection);
    const size = optionalCount(command, 'batchSize') ?? firstBatchSize;
    const single = optionalBoolean(command, 'singleBatch');
    return yield* firstReply(context, `${db}.${collectionName(context)}`, source, size, single);
  },
);

function cursorId(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  const id = isNumber(value) ? asInteger(value) : undefined;
  if (id === undefined) throw typeMismatch("BSON field 'getMore' is the wrong type, expected type 'long'");
  return BigInt(id);
}

export const getMore = reading('getMore collection batchSize', function* (context) {
  const { command, cursors, db } = context;
  const name = command.get('collection');
  if (typeof name !== 'string')
    throw typeMismatch("BSON field 'collection' is the wrong type, expected type 'string'");
  const namespace = `${db}.${name}`;
  const cursor = cursors.get(cursorId(command.get('getMore')), namespace);
  const limit = optionalCount(command, 'batchSize') ?? Infinity;
  const batch = yield* readMore(context, cursor, limit === 0 ? Infinity : limit);
  return doc({ cursor: cursorDoc(batch.done ? noCursor : cursor.id, namespace, 'nextBatch', batch), ok: 1 });
});

function* readMore({ cursors }: Context, cursor: Cursor, limit: number): Generator<undefined, Batch> {
  cursor.busy = true;
  let batch: Batch | undefined;
  try {
    batch = yield* nextBatch(cursor.source, limit, cursor.pending);
  } finally {
    cursor.busy = false;
    if (!batch || batch.done) cursors.close(cursor.id);
  }
  if (batch.pending) cursor.pending = batch.pending;
  else delete cursor.pending;
  return batch;
}

export const killCursors = reading(
  'killCursors cursors',
  // eslint-disable-next-line require-yield -- it is over at once, so there is nothing to wait for
  function* (context) {
    const { command, cursors, db } = context;
    const ids = command.get('cursors');
    if (!Array.isArray(ids)) throw badValue("BSON field 'killCursors.cursors' must be an array");
    const namespace = `${db}.${collectionName(context)}`;
    const killed: Value[] = [];
    const missing: Value[] = [];
    for (const id of ids) (cursors.close(cursorId(id), namespace) ? killed : missing).push(cursorId(id));
    return doc({
      cursorsKilled: killed,
      cursorsNotFound: missing,
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    });
  },
);

export const count = reading('count query limit skip hint collation fields', function* (context) {
  const { command } = context;
  refuseOptions(command);
  const collection = collectionOf(context);
  const limit = asInteger(command.get('limit')) ?? 0;
  const skip = optionalCount(command, 'skip') ?? 0;
  const filter = parseFilterArgument(command.get('query'), 'query');
  const search: Search = {
    filter,
    sort: [],
    skip,
    limit: limit === 0 ? Infinity : Math.abs(limit),
    hint: hintedIndex(collection, command.get('hint')),
  };
  const unread = countUnread(context.store, collection, search);
  if (unread !== undefined) return doc({ n: integer(unread), ok: 1 });
  let n = 0;
  for (const row of findRows(context.store, collection, search)) {
    if (row) n += 1;
    if (!row || n % 32 === 0) yield undefined;
  }
  return doc({ n: integer(n), ok: 1 });
});

export const distinctTooLarge = () => new CommandError(17217, 'distinct too big, 16mb cap');
