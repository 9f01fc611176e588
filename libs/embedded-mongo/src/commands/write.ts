import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, emptyDoc, integer, isTruthy, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, failedToParse } from '../errors';
import { matches, type MatchDetails } from '../query/filter';
import type { Search } from '../query/find-rows';
import { parseProjection } from '../query/projection';
import { deleteRow, insertRow, maxDocumentSize, replaceRow } from '../storage/rows';
import { applyUpdate, prepareInsert } from '../update/apply-update';
import { parseUpdate, type Update } from '../update/parse-update';
import { documentFromQuery, idOf } from '../update/upsert';
import {
  collectionName,
  collectionOf,
  type Command,
  type Context,
  docsIn,
  optionalBoolean,
  optionalDoc,
  readSearch,
  reading,
  refuseOptions,
} from './context';
import { type Changed, runStatements, type Statement } from './statements';

/** A command that is a list of statements, each of which can be refused alone. */
const batch = (
  declared: string,
  field: 'documents' | 'updates' | 'deletes',
  read: (context: Context, statement: Doc) => Statement,
): Command =>
  reading(declared, function* (context) {
    refuseOptions(context.command);
    const statements = docsIn(context.command.get(field), field);
    const outcomes = yield* runStatements(context, statements.length, (index) =>
      read(context, statements[index] ?? emptyDoc()),
    );
    const total = { n: 0, nModified: 0 };
    const upserted: Value[] = [];
    const writeErrors: Value[] = [];
    for (const [at, outcome] of outcomes.entries()) {
      const index = integer(at);
      if (outcome instanceof CommandError) {
        const { code, message, details } = outcome;
        const shown = doc({ index, code: integer(code), errmsg: message });
        writeErrors.push(new Map([...shown, ...(details ?? [])]));
        continue;
      }
      total.n += outcome.matched;
      total.nModified += outcome.modified;
      if (outcome.upserted === undefined) continue;
      total.n += 1;
      upserted.push(doc({ index, _id: outcome.upserted }));
    }
    return doc({
      n: integer(total.n),
      nModified: field === 'updates' ? integer(total.nModified) : undefined,
      upserted: upserted.length > 0 ? upserted : undefined,
      writeErrors: writeErrors.length > 0 ? writeErrors : undefined,
      ok: 1,
    });
  });

export const insert = batch(
  'insert documents ordered bypassDocumentValidation',
  'documents',
  (context, document) => ({
    change: () => {
      insertDocument(context, document);
      return { matched: 1, modified: 0 };
    },
  }),
);

function insertDocument(context: Context, document: Doc): Doc {
  const prepared = prepareInsert(document, context.now);
  const bytes = encode(prepared);
  if (bytes.length > maxDocumentSize)
    throw badValue(
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
  const collection = context.catalog.ensure(context.db, collectionName(context));
  insertRow(context.store, collection, prepared, bytes);
  return prepared;
}

/** The query of a statement, whose fields are checked first. */
function queryOf(statement: Doc, where: string, known: string): Doc {
  for (const name of statement.keys())
    if (!known.split(' ').includes(name))
      throw new CommandError(40415, `BSON field '${where}.${name}' is an unknown field.`);
  const query = optionalDoc(statement, 'q');
  if (!query) throw new CommandError(40414, `BSON field '${where}.q' is missing but a required field`);
  return query;
}

/** What an update, or an upsert, does with what it finds. Each document is changed as a whole or not at all. */
function updating(
  context: Context,
  search: Search,
  update: Update,
  upsert: Doc | undefined,
): Required<Statement> {
  const collection = collectionOf(context);
  const { now, store } = context;
  const change: Statement['change'] = (rows) => {
    if (rows.length === 0 && upsert) return insertInstead(context, upsert, update);
    const result: Changed = { matched: 0, modified: 0 };
    for (const { row, bytes } of rows) {
      const before = decode(bytes);
      const details: MatchDetails = {};
      matches(search.filter, before, details);
      const after = applyUpdate(before, update, { position: details.position, inserting: false, now });
      const changed = encode(after);
      if (collection && !changed.equals(bytes)) {
        replaceRow(store, collection, row, before, after, changed);
        result.modified += 1;
      }
      result.matched += 1;
      Object.assign(result, { before, after });
    }
    return result;
  };
  return { search, change };
}

function insertInstead(context: Context, query: Doc, update: Update): Changed {
  const start = update.kind === 'replace' ? idOf(query) : documentFromQuery(query);
  const result = applyUpdate(start, update, { position: undefined, inserting: true, now: context.now });
  const after = insertDocument(context, result);
  return { matched: 0, modified: 0, upserted: after.get('_id') ?? null, after };
}

/** One statement of an update command. */
export function readUpdate(context: Context, statement: Doc): Required<Statement> {
  const query = queryOf(statement, 'update.updates', 'q u multi upsert arrayFilters hint collation c');
  const multi = optionalBoolean(statement, 'multi');
  const search = readSearch(context, statement, 'q', multi ? Infinity : 1);
  const update = parseUpdate(context, statement.get('u'), statement.get('arrayFilters'));
  if (multi && update.kind === 'replace')
    throw failedToParse('multi update is not supported for replacement-style update');
  return updating(context, search, update, optionalBoolean(statement, 'upsert') ? query : undefined);
}

export const update = batch(
  'update updates ordered bypassDocumentValidation let',
  'updates',
  (context, statement) => {
    const { search, change } = readUpdate(context, statement);
    // Of a long batch the documents are not kept.
    return { search, change: (rows) => ({ ...change(rows), before: undefined, after: undefined }) };
  },
);

/** What a delete does with what it finds. */
function removing(context: Context, search: Search): Required<Statement> {
  const collection = collectionOf(context);
  const change: Statement['change'] = (rows) => {
    let before: Doc | undefined;
    for (const { row, bytes } of rows) {
      before = decode(bytes);
      if (collection) deleteRow(context.store, collection, row, before);
    }
    return { matched: rows.length, modified: 0, before };
  };
  return { search, change };
}

/** One statement of a delete command. */
export function readDelete(context: Context, statement: Doc): Required<Statement> {
  queryOf(statement, 'delete.deletes', 'q limit hint collation');
  const limit = asInteger(statement.get('limit'));
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return removing(context, readSearch(context, statement, 'q'));
}

export const remove = batch('delete deletes ordered let', 'deletes', readDelete);

/** The one statement that a findAndModify is. */
export function readFindAndModify(context: Context): Required<Statement> {
  const { command } = context;
  const search = readSearch(context, command, 'query', 1);
  if (optionalBoolean(command, 'remove')) {
    if (command.has('update') || isTruthy(command.get('upsert')) || isTruthy(command.get('new')))
      throw failedToParse('Cannot specify update, upsert or new together with remove=true');
    return removing(context, search);
  }
  if (!command.has('update')) throw failedToParse('Either an update or remove=true must be specified');
  const update = parseUpdate(context, command.get('update'), command.get('arrayFilters'));
  const query = optionalDoc(command, 'query') ?? emptyDoc();
  return updating(context, search, update, optionalBoolean(command, 'upsert') ? query : undefined);
}

export const findAndModify = reading(
  'findAndModify|findandmodify query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation let',
  function* (context) {
    const { command } = context;
    const project = parseProjection(optionalDoc(command, 'fields'));
    const isNew = optionalBoolean(command, 'new');
    const [outcome] = yield* runStatements(context, 1, () => readFindAndModify(context));
    if (!outcome || outcome instanceof CommandError) throw outcome ?? new Error('nothing was run');
    const { matched, upserted, before, after } = outcome;
    const found = isNew ? after : before;
    const lastErrorObject = doc({
      n: integer(matched > 0 || upserted !== undefined ? 1 : 0),
      updatedExisting: optionalBoolean(command, 'remove') ? undefined : matched > 0,
      upserted,
    });
    return doc({ lastErrorObject, value: found ? (project?.(found) ?? found) : null, ok: 1 });
  },
);
