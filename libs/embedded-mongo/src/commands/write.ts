import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { doc, emptyDoc, integer, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse } from '../errors';
import { matches, type MatchDetails } from '../query/filter';
import { allRows, type Search } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { deleteRow, insertRow, replaceRow } from '../storage/rows';
import { applyUpdate, prepareInsert } from '../update/apply-update';
import { parseUpdate, type Update } from '../update/parse-update';
import { documentFromQuery } from '../update/upsert';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  hintedIndex,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  refuseOptions,
  writing,
} from './context';

const maxBatch = 100_000;

/** Runs the statements of a write command; an ordered one stops at its first failure. */
function runStatements<T>(
  context: Context,
  statements: T[],
  run: (statement: T, index: number) => void,
): Value[] {
  if (statements.length === 0 || statements.length > maxBatch)
    throw new CommandError(
      72,
      `Write batch sizes must be between 1 and ${maxBatch}. Got ${statements.length} operations.`,
    );
  const ordered = !context.command.has('ordered') || optionalBoolean(context.command, 'ordered');
  const errors: Value[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      // Anything else is a fault of the store or of this program and undoes the whole transaction.
      if (!(error instanceof CommandError)) throw error;
      errors.push(
        new Map<string, Value>([
          ['index', integer(index)],
          ['code', integer(error.code)],
          ['errmsg', error.message],
          ...(error.details ?? []),
        ]),
      );
      if (ordered) break;
    }
  }
  return errors;
}

const withErrors = (reply: Record<string, Value>, errors: Value[]): Doc =>
  doc({ ...reply, ...(errors.length > 0 && { writeErrors: errors }), ok: 1 });

export const insert = writing('insert documents ordered bypassDocumentValidation', (context) => {
  const name = collectionName(context);
  let n = 0;
  const errors = runStatements(context, docsIn(context.command.get('documents'), 'documents'), (document) => {
    const prepared = prepareInsert(document, context.now);
    insertRow(context.store, context.catalog.ensure(context.db, name), prepared, encode(prepared));
    n += 1;
  });
  return withErrors({ n: integer(n) }, errors);
});

/** One statement of an update command. */
interface UpdateRequest {
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

const updateFields = new Set(['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'c', 'sort']);

function updateRequest(statement: Doc): UpdateRequest {
  refuseUnknown(statement, updateFields, 'update.updates');
  refuseOptions(statement);
  const query = optionalDoc(statement, 'q');
  if (!query) throw failedToParse("BSON field 'update.updates.q' is missing but a required field");
  const update = parseUpdate(statement.get('u'), statement.get('arrayFilters'));
  const multi = optionalBoolean(statement, 'multi');
  if (multi && update.kind === 'replace')
    throw failedToParse('multi update is not supported for replacement-style update');
  return {
    query,
    update,
    multi,
    upsert: optionalBoolean(statement, 'upsert'),
    hint: statement.get('hint'),
    sort: statement.get('sort'),
  };
}

export function refuseUnknown(statement: Doc, known: ReadonlySet<string>, where: string): void {
  for (const name of statement.keys())
    if (!known.has(name)) throw new CommandError(40415, `BSON field '${where}.${name}' is an unknown field.`);
}

/** Updates, or upserts, what a query finds. Each document is changed as a whole or not at all. */
export function runUpdate(context: Context, request: UpdateRequest): Changed {
  const filter = parseFilter(request.query);
  const collection = collectionOf(context);
  const search: Search = {
    filter,
    sort: parseSort(request.sort),
    skip: 0,
    limit: request.multi ? Infinity : 1,
    hint: hintedIndex(collection, request.hint),
  };
  const found = allRows(context.store, collection, search);
  if (found.length === 0 && request.upsert) return insertInstead(context, request);
  const result: Changed = { matched: 0, modified: 0 };
  for (const { row, bytes } of found) {
    const before = decode(bytes);
    const details: MatchDetails = {};
    matches(filter, before, details);
    const after = applyUpdate(before, request.update, {
      position: details.position,
      inserting: false,
      now: context.now,
    });
    result.matched += 1;
    Object.assign(result, { before, after });
    if (!collection || encode(after).equals(bytes)) continue;
    replaceRow(context.store, collection, row, before, after);
    result.modified += 1;
  }
  return result;
}

function insertInstead(context: Context, { query, update }: UpdateRequest): Changed {
  const start = update.kind === 'replace' ? idOnly(documentFromQuery(query)) : documentFromQuery(query);
  const document = prepareInsert(
    applyUpdate(start, update, { position: undefined, inserting: true, now: context.now }),
    context.now,
  );
  insertRow(
    context.store,
    context.catalog.ensure(context.db, collectionName(context)),
    document,
    encode(document),
  );
  return { matched: 0, modified: 0, upserted: document.get('_id') ?? null, after: document };
}

const idOnly = (document: Doc): Doc => new Map([...document].filter(([name]) => name === '_id'));

export const update = writing('update updates ordered bypassDocumentValidation let', (context) => {
  refuseOptions(context.command);
  const total = { n: 0, nModified: 0 };
  const upserted: Value[] = [];
  const errors = runStatements(
    context,
    docsIn(context.command.get('updates'), 'updates'),
    (statement, index) => {
      const result = runUpdate(context, updateRequest(statement));
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

function removeRows(context: Context, collection: Collection | undefined, search: Search): Doc[] {
  return allRows(context.store, collection, search).map(({ row, bytes }) => {
    const document = decode(bytes);
    if (collection) deleteRow(context.store, collection, row, document);
    return document;
  });
}

export const remove = writing('delete deletes ordered let', (context) => {
  refuseOptions(context.command);
  let n = 0;
  const errors = runStatements(context, docsIn(context.command.get('deletes'), 'deletes'), (statement) => {
    refuseUnknown(statement, deleteFields, 'delete.deletes');
    refuseOptions(statement);
    const limit = optionalCount(statement, 'limit');
    if (limit !== 0 && limit !== 1)
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
    const collection = collectionOf(context);
    const search = {
      filter: parseFilter(optionalDoc(statement, 'q') ?? emptyDoc()),
      sort: [],
      skip: 0,
      limit: limit === 0 ? Infinity : 1,
      hint: hintedIndex(collection, statement.get('hint')),
    };
    n += removeRows(context, collection, search).length;
  });
  return withErrors({ n: integer(n) }, errors);
});

export { removeRows, type UpdateRequest };
export const noUpdateAndRemove = () => badValue('Cannot specify both an update and remove=true');
