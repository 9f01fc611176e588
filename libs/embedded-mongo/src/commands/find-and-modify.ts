import { doc, emptyDoc, integer, type Doc, type Value } from '../bson/values';
import { failedToParse } from '../errors';
import { parseFilterArgument } from '../query/parse-filter';
import { parseProjection } from '../query/projection';
import { parseSort } from '../query/sort';
import { parseUpdate } from '../update/parse-update';
import {
  collectionOf,
  type Command,
  type Context,
  hintedIndex,
  optionalBoolean,
  optionalDoc,
  reading,
  refuseOptions,
} from './context';
import { runStatement } from './statements';
import { deleteStatement, type UpdateRequest, updateStatement } from './write';

const fields =
  'query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation let';

const run: Command['run'] = function* (context) {
  const { command } = context;
  refuseOptions(command);
  const project = parseProjection(optionalDoc(command, 'fields'));
  const shown = (document: Doc | undefined): Value => (document ? (project?.(document) ?? document) : null);
  if (optionalBoolean(command, 'remove')) return yield* removeOne(context, shown);
  if (!command.has('update')) throw failedToParse('Either an update or remove=true must be specified');
  const request: UpdateRequest = {
    query: optionalDoc(command, 'query') ?? emptyDoc(),
    update: parseUpdate(context, command.get('update'), command.get('arrayFilters')),
    multi: false,
    upsert: optionalBoolean(command, 'upsert'),
    hint: command.get('hint'),
    sort: command.get('sort'),
  };
  const result = yield* runStatement(context, () => updateStatement(context, request));
  const inserted = result.upserted !== undefined;
  const value = optionalBoolean(command, 'new') ? result.after : result.before;
  const lastErrorObject = doc({
    n: integer(result.matched || inserted ? 1 : 0),
    updatedExisting: result.matched > 0,
    upserted: result.upserted,
  });
  return doc({ lastErrorObject, value: shown(value), ok: 1 });
};

function* removeOne(
  context: Context,
  shown: (document: Doc | undefined) => Value,
): ReturnType<Command['run']> {
  const { command } = context;
  for (const name of ['update', 'upsert', 'new'])
    if (name === 'update' ? command.has(name) : optionalBoolean(command, name))
      throw failedToParse(
        `Cannot specify both ${name === 'update' ? 'an update' : `${name}=true`} and remove=true`,
      );
  const search = {
    filter: parseFilterArgument(command.get('query'), 'query'),
    sort: parseSort(command.get('sort')),
    skip: 0,
    limit: 1,
    hint: hintedIndex(collectionOf(context), command.get('hint')),
  };
  const [removed] = yield* runStatement(context, () => deleteStatement(context, search));
  return doc({ lastErrorObject: doc({ n: integer(removed ? 1 : 0) }), value: shown(removed), ok: 1 });
}

/** Both spellings that drivers have used. */
export const findAndModify = reading(`findAndModify findandmodify ${fields}`, run);
