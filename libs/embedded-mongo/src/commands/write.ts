import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, emptyDoc, integer, type Doc, type RawDoc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse, unknownField } from '../errors';
import type { Search } from '../query/find-rows';
import { changeRow, insertRow, maxDocumentSize, type Row } from '../tables/rows';
import { applyUpdate, prepareInsert } from '../update/apply-update';
import { parseUpdate } from '../update/parse-update';
import { documentFromQuery } from '../update/upsert';
import {
  collectionName,
  collectionOf,
  type Command,
  type Context,
  openedDoc,
  receivedIn,
  optionalBoolean,
  optionalDoc,
  readSearch,
  reading,
} from './context';
import { type Changed, type Statement, unchanged } from './statement';
import { runStatements } from './statements';

/** A command that is a list of statements, each of which can be refused alone. */
const batch = (
  declared: string,
  field: 'documents' | 'updates' | 'deletes',
  read: (context: Context, statement: Doc, received: Doc | RawDoc) => Statement,
): Command =>
  reading(declared, function* (context) {
    const statements = receivedIn(context.command.get(field), field);
    const outcomes = yield* runStatements(context, statements.length, (index) => {
      const received = statements[index] ?? emptyDoc();
      return read(context, openedDoc(received), received);
    });
    let [n, nModified] = [0, 0];
    const [upserted, writeErrors]: [Value[], Value[]] = [[], []];
    for (const [position, outcome] of outcomes.entries()) {
      const index = integer(position);
      if (outcome instanceof CommandError) {
        writeErrors.push(new Map([['index', index], ...outcome.fields]));
        continue;
      }
      const { matched, modified, inserted: _id } = outcome;
      n += matched + (_id === undefined ? 0 : 1);
      nModified += modified;
      if (_id !== undefined) upserted.push(doc({ index, _id }));
    }
    const isUpdate = field === 'updates';
    return doc({
      n: integer(n),
      nModified: isUpdate ? integer(nModified) : undefined,
      upserted: isUpdate && upserted.length > 0 ? upserted : undefined,
      writeErrors: writeErrors.length > 0 ? writeErrors : undefined,
      ok: 1,
    });
  });

export const insert = batch('insert documents ordered', 'documents', (context, document, received) => ({
  insert: () => insertDocument(context, document, received),
}));

/** @param received the document's bytes, where a client sent it as bytes */
function insertDocument(context: Context, document: Doc, received: Doc | RawDoc = document): Changed {
  const after = prepareInsert(document);
  const bytes = after === document && !(received instanceof Map) ? received.bytes : encode(after);
  if (bytes.length > maxDocumentSize)
    throw badValue(
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
  const collection = context.catalog.ensure(context.db, collectionName(context));
  insertRow(context.store, collection, after, bytes);
  return { ...unchanged, bytes: bytes.length, inserted: after.get('_id') ?? null, after };
}

type Searching = Statement & { search: Search };

/** @param next makes the new document from the one that was found; undefined removes it */
const changing =
  (context: Context, next: (before: Doc) => Doc | undefined) =>
  (row: Row): Changed => {
    const collection = collectionOf(context);
    if (!collection) return unchanged;
    const before = decode(row.bytes);
    const after = next(before);
    const bytes = changeRow(context.store, collection, row, before, after);
    return { matched: 1, modified: bytes === undefined ? 0 : 1, bytes: bytes ?? 0, before, after };
  };

/** The search and change of an update, which stands in the field `field` of the command or statement. */
function updating(context: Context, search: Search, source: Doc, field: string, query: Doc): Searching {
  const update = parseUpdate(source.get(field));
  if (search.limit > 1 && update.kind === 'replace')
    throw failedToParse('multi update is not supported for replacement-style update');
  const next = (before: Doc): Doc => applyUpdate(before, update, false);
  const insert = () => insertDocument(context, applyUpdate(documentFromQuery(query, update), update, true));
  const isUpsert = optionalBoolean(source, 'upsert');
  return { search, change: changing(context, next), insert: isUpsert ? insert : undefined };
}

const removing = (context: Context, search: Search): Searching => ({
  search,
  change: changing(context, () => undefined),
});

function queryOf(statement: Doc, path: string, allowedFields: string[]): Doc {
  for (const name of statement.keys())
    if (!allowedFields.includes(name)) throw unknownField(`${path}.${name}`);
  const query = optionalDoc(statement, 'q');
  if (!query) throw new CommandError(40414, `BSON field '${path}.q' is missing but a required field`);
  return query;
}

const updateFields = ['q', 'u', 'multi', 'upsert', 'hint'];

export function readUpdate(context: Context, statement: Doc): Searching {
  const query = queryOf(statement, 'update.updates', updateFields);
  const limit = optionalBoolean(statement, 'multi') ? Infinity : 1;
  return updating(context, readSearch(context, statement, 'q', limit), statement, 'u', query);
}

export const update = batch('update updates ordered', 'updates', readUpdate);

export function readDelete(context: Context, statement: Doc): Searching {
  queryOf(statement, 'delete.deletes', ['q', 'limit', 'hint']);
  const limit = asInteger(statement.get('limit'));
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return removing(context, readSearch(context, statement, 'q'));
}

export const remove = batch('delete deletes ordered', 'deletes', readDelete);

export function readFindAndModify(context: Context): Searching {
  const { command } = context;
  const search = readSearch(context, command, 'query', 1);
  const [removes, upserts, isNew] = ['remove', 'upsert', 'new'].map((name) => optionalBoolean(command, name));
  if (command.has('update') === removes || (removes && (upserts || isNew)))
    throw failedToParse('Either an update or remove=true, without upsert and new, must be specified');
  if (removes) return removing(context, search);
  return updating(context, search, command, 'update', optionalDoc(command, 'query') ?? emptyDoc());
}

export const findAndModify = reading(
  'findAndModify|findandmodify query sort remove update new upsert hint',
  function* (context) {
    const { command } = context;
    const isNew = optionalBoolean(command, 'new');
    const [outcome] = yield* runStatements(context, 1, () => readFindAndModify(context));
    if (!outcome || outcome instanceof CommandError) throw outcome ?? new Error('nothing was run');
    const { matched, inserted: upserted, before, after } = outcome;
    const found = isNew ? after : before;
    const lastErrorObject = doc({
      n: integer(matched > 0 || upserted !== undefined ? 1 : 0),
      updatedExisting: optionalBoolean(command, 'remove') ? undefined : matched > 0,
      upserted,
    });
    return doc({ lastErrorObject, value: found ?? null, ok: 1 });
  },
);
