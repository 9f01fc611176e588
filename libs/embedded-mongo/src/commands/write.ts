import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, emptyDoc, integer, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse } from '../errors';
import { type Filter, matches, type MatchDetails } from '../query/filter';
import type { Row, Search } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { deleteRow, insertRow, maxDocumentSize, replaceRow } from '../storage/rows';
import { applyUpdate, prepareInsert } from '../update/apply-update';
import { parseUpdate, type Update } from '../update/parse-update';
import { documentFromQuery, idOf } from '../update/upsert';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  hintedIndex,
  optionalBoolean,
  optionalDoc,
  reading,
  refuseOptions,
  writing,
} from './context';
import { noteChange, runBatch, runStatements, type Statement } from './statements';

const withErrors = (reply: Record<string, Value>, errors: Value[]): Doc =>
  doc({ ...reply, ...(errors.length > 0 && { writeErrors: errors }), ok: 1 });

export const insert = writing('insert documents ordered bypassDocumentValidation', (context) => {
  const name = collectionName(context);
  const documents = docsIn(context.command.get('documents'), 'documents');
  let n = 0;
  const { errors } = runBatch(context, documents.length, (index) => {
    insertDocument(context, name, documents[index] ?? emptyDoc());
    n += 1;
    return true;
  });
  return withErrors({ n: integer(n) }, errors);
});

function insertDocument(context: Context, name: string, document: Doc): Doc {
  const prepared = prepareInsert(document, context.now);
  const bytes = encode(prepared);
  if (bytes.length > maxDocumentSize)
    throw badValue(
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
  const collection = context.catalog.ensure(context.db, name);
  insertRow(context.store, collection, prepared, bytes);
  noteChange(collection);
  return prepared;
}

/** One statement of an update command. */
export interface UpdateRequest {
  query: Doc;
  update: Update;
  multi: boolean;
  upsert: boolean;
  hint: Value | undefined;
  sort: Value | undefined;
}

export interface Changed {
  matched: number;
  modified: number;
  upserted?: Value;
  before?: Doc;
  after?: Doc;
}

function refuseUnknown(statement: Doc, known: ReadonlySet<string>, where: string): void {
  for (const name of statement.keys())
    if (!known.has(name)) throw new CommandError(40415, `BSON field '${where}.${name}' is an unknown field.`);
}

function requiredQuery(statement: Doc, where: string): Doc {
  const query = optionalDoc(statement, 'q');
  if (!query) throw new CommandError(40414, `BSON field '${where}.q' is missing but a required field`);
  return query;
}

/** What an update, or an upsert, looks for and does. Each document is changed as a whole or not at all. */
export function updateStatement(context: Context, request: UpdateRequest): Statement<Changed> {
  const filter = parseFilter(request.query);
  const collection = collectionOf(context);
  return {
    search: {
      filter,
      sort: parseSort(request.sort),
      skip: 0,
      limit: request.multi ? Infinity : 1,
      hint: hintedIndex(collection, request.hint),
    },
    change: (rows) => {
      if (rows.length === 0 && request.upsert) return insertInstead(context, request);
      const result: Changed = { matched: 0, modified: 0 };
      for (const row of rows) {
        const before = decode(row.bytes);
        const after = changed(context, request.update, filter, before);
        result.matched += 1;
        Object.assign(result, { before, after });
        if (collection && replaceWhereOther(context, collection, row, before, after)) result.modified += 1;
      }
      return result;
    },
  };
}

function changed(context: Context, update: Update, filter: Filter, before: Doc): Doc {
  const details: MatchDetails = {};
  matches(filter, before, details);
  return applyUpdate(before, update, { position: details.position, inserting: false, now: context.now });
}

/** @returns whether there was anything to change */
function replaceWhereOther(
  { store }: Context,
  collection: Collection,
  { row, bytes }: Row,
  before: Doc,
  after: Doc,
): boolean {
  const changed = encode(after);
  if (changed.equals(bytes)) return false;
  if (changed.length > maxDocumentSize)
    throw new CommandError(17419, `Resulting document after update is larger than ${maxDocumentSize}`);
  replaceRow(store, collection, row, before, after, changed);
  noteChange(collection);
  return true;
}

function insertInstead(context: Context, { query, update }: UpdateRequest): Changed {
  const start = update.kind === 'replace' ? idOf(query) : documentFromQuery(query);
  const result = applyUpdate(start, update, { position: undefined, inserting: true, now: context.now });
  const after = insertDocument(context, collectionName(context), result);
  return { matched: 0, modified: 0, upserted: after.get('_id') ?? null, after };
}

const updateFields = new Set(['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'c']);

function updateRequest(context: Context, statement: Doc): UpdateRequest {
  refuseUnknown(statement, updateFields, 'update.updates');
  refuseOptions(statement);
  const query = requiredQuery(statement, 'update.updates');
  const update = parseUpdate(context, statement.get('u'), statement.get('arrayFilters'));
  const multi = optionalBoolean(statement, 'multi');
  if (multi && update.kind === 'replace')
    throw failedToParse('multi update is not supported for replacement-style update');
  const upsert = optionalBoolean(statement, 'upsert');
  return { query, update, multi, upsert, hint: statement.get('hint'), sort: undefined };
}

export const update = reading('update updates ordered bypassDocumentValidation let', function* (context) {
  refuseOptions(context.command);
  const total = { n: 0, nModified: 0 };
  const upserted: Value[] = [];
  const errors = yield* runStatements(
    context,
    docsIn(context.command.get('updates'), 'updates'),
    (statement) => updateStatement(context, updateRequest(context, statement)),
    (result, index) => {
      total.n += result.matched;
      total.nModified += result.modified;
      if (result.upserted === undefined) return;
      total.n += 1;
      upserted.push(doc({ index: integer(index), _id: result.upserted }));
    },
  );
  return withErrors(
    { n: integer(total.n), nModified: integer(total.nModified), ...(upserted.length > 0 && { upserted }) },
    errors,
  );
});

const deleteFields = new Set(['q', 'limit', 'hint', 'collation']);

/** What a delete looks for; it gives the documents that it took away. */
export function deleteStatement(context: Context, search: Search): Statement<Doc[]> {
  const collection = collectionOf(context);
  return {
    search,
    change: (rows) =>
      rows.map(({ row, bytes }) => {
        const document = decode(bytes);
        if (collection) {
          deleteRow(context.store, collection, row, document);
          noteChange(collection);
        }
        return document;
      }),
  };
}

function readDelete(context: Context, statement: Doc): Statement<Doc[]> {
  refuseUnknown(statement, deleteFields, 'delete.deletes');
  refuseOptions(statement);
  const query = requiredQuery(statement, 'delete.deletes');
  const limit = asInteger(statement.get('limit'));
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return deleteStatement(context, {
    filter: parseFilter(query),
    sort: [],
    skip: 0,
    limit: limit === 0 ? Infinity : 1,
    hint: hintedIndex(collectionOf(context), statement.get('hint')),
  });
}

export const remove = reading('delete deletes ordered let', function* (context) {
  refuseOptions(context.command);
  let n = 0;
  const errors = yield* runStatements(
    context,
    docsIn(context.command.get('deletes'), 'deletes'),
    (statement) => readDelete(context, statement),
    (removed) => {
      n += removed.length;
    },
  );
  return withErrors({ n: integer(n) }, errors);
});
