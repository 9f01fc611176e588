import { decode, onlyFields, withoutFields } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer, RawDoc, type Doc, type Value } from '../bson/values';
import { badValue, typeMismatch } from '../errors';
import { type Batch, nextBatch, noCursor, type Source } from '../query/cursors';
import { countUnread, type Search, type Step } from '../query/find-rows';
import { parseProject, type Project } from '../query/projection';
import {
  answering,
  collectionOf,
  type Context,
  namespaceOf,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  readSearch,
  reading,
  requiredText,
  searchRows,
  type Turn,
} from './context';

const firstBatchSize = 101;

export const searchOf = (context: Context): Search => readSearch(context, context.command, 'filter');

function projectedBytes(bytes: Buffer, project: Project): Buffer {
  const { leavesOut, reads, takes } = project;
  if (leavesOut) return withoutFields(bytes, leavesOut);
  return (takes && onlyFields(bytes, takes)) ?? encode(project(decode(bytes, reads)));
}

function* projected(rows: Generator<Step>, project: Project | undefined): Source {
  for (const row of rows) yield row && (project ? projectedBytes(row.bytes, project) : row.bytes);
}

/** The reply with a first batch; the source is kept if there may be more. */
export function* firstReply(
  context: Context,
  source: Source,
  size: number | undefined,
  single = false,
): Generator<Turn, Doc> {
  const namespace = namespaceOf(context);
  let isKept = false;
  try {
    const batch = yield* nextBatch(source, size ?? firstBatchSize, context.account, undefined, single);
    isKept = !batch.done && !single;
    const id = isKept ? context.cursors.keep(namespace, source, batch.pending) : noCursor;
    return cursorReply(id, namespace, 'firstBatch', batch);
  } finally {
    if (!isKept) source.return();
  }
}

function cursorReply(id: bigint, ns: string, name: string, { documents }: Batch): Doc {
  const batch = documents.map((bytes) => new RawDoc(bytes));
  return doc({ cursor: doc({ [name]: batch, id, ns }), ok: 1 });
}

export const find = reading(
  'find filter sort projection skip limit batchSize singleBatch hint',
  function* (context) {
    const { command } = context;
    const search = searchOf(context);
    const projection = optionalDoc(command, 'projection');
    const project = projection?.size ? parseProject(projection) : undefined;
    const source = projected(searchRows(context, search), project);
    const [size, single] = [optionalCount(command, 'batchSize'), optionalBoolean(command, 'singleBatch')];
    return yield* firstReply(context, source, size, single);
  },
);

function cursorId(value: Value | undefined): bigint {
  if (typeof value !== 'bigint') throw typeMismatch("a cursor's id is the wrong type, expected type 'long'");
  return value;
}

export const getMore = reading('getMore collection batchSize', function* (context) {
  const { command, cursors, db } = context;
  const namespace = `${db}.${requiredText(command, 'collection')}`;
  const cursor = cursors.get(cursorId(command.get('getMore')), namespace);
  const limit = optionalCount(command, 'batchSize') || Infinity;
  let batch: Batch | undefined;
  cursor.busy = true;
  try {
    batch = yield* nextBatch(cursor.source, limit, context.account, cursor.pending);
  } finally {
    cursors.putBack(cursor, batch);
  }
  return cursorReply(batch.done ? noCursor : cursor.id, namespace, 'nextBatch', batch);
});

export const killCursors = answering('killCursors cursors', (context) => {
  const ids = context.command.get('cursors');
  if (!Array.isArray(ids)) throw badValue("BSON field 'killCursors.cursors' must be an array");
  const [cursorsKilled, cursorsNotFound]: [Value[], Value[]] = [[], []];
  for (const id of ids.map(cursorId))
    (context.cursors.close(id, namespaceOf(context)) ? cursorsKilled : cursorsNotFound).push(id);
  return doc({ cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 });
});

/** The search of a count command; a limit below zero counts as one without its sign. */
export const countedSearch = (context: Context): Search =>
  readSearch(context, context.command, 'query', Math.abs(asInteger(context.command.get('limit')) ?? 0));

export function* counted(context: Context, search: Search): Generator<undefined, number> {
  const unread = countUnread(context.store, collectionOf(context), search, context.catalog);
  if (unread !== undefined) return unread;
  let n = 0;
  for (const row of searchRows(context, { ...search, sort: [], counts: true })) {
    if (row) n += 1;
    if (!row || n % 32 === 0) yield undefined;
  }
  return n;
}

export const count = reading('count query limit skip hint', function* (context) {
  const n = yield* counted(context, countedSearch(context));
  return doc({ n: integer(n), ok: 1 });
});
