import { doc, emptyDoc, integer, type Doc, type Value } from '../bson/values';
import { failedToParse } from '../errors';
import { parseFilterArgument } from '../query/parse-filter';
import { parseProjection } from '../query/projection';
import { parseSort } from '../query/sort';
import { parseUpdate } from '../update/parse-update';
import {
  collectionOf,
  type Context,
  hintedIndex,
  optionalBoolean,
  optionalDoc,
  refuseOptions,
  writing,
} from './context';
import { noUpdateAndRemove, removeRows, runUpdate } from './write';

const fields =
  'query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation let';

function run(context: Context): Doc {
  const { command } = context;
  refuseOptions(command);
  const project = parseProjection(optionalDoc(command, 'fields'));
  const shown = (document: Doc | undefined): Value => (document ? (project?.(document) ?? document) : null);
  if (optionalBoolean(command, 'remove')) return removeOne(context, shown);
  if (!command.has('update')) throw failedToParse('Either an update or remove=true must be specified');
  const result = runUpdate(context, {
    query: optionalDoc(command, 'query') ?? emptyDoc(),
    update: parseUpdate(command.get('update'), command.get('arrayFilters')),
    multi: false,
    upsert: optionalBoolean(command, 'upsert'),
    hint: command.get('hint'),
    sort: command.get('sort'),
  });
  const inserted = result.upserted !== undefined;
  const value = optionalBoolean(command, 'new') ? result.after : result.before;
  const lastErrorObject = doc({
    n: integer(result.matched || inserted ? 1 : 0),
    updatedExisting: result.matched > 0,
    upserted: result.upserted,
  });
  return doc({ lastErrorObject, value: shown(value), ok: 1 });
}

function removeOne(context: Context, shown: (document: Doc | undefined) => Value): Doc {
  const { command } = context;
  if (command.has('update')) throw noUpdateAndRemove();
  if (optionalBoolean(command, 'upsert'))
    throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (optionalBoolean(command, 'new'))
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  const collection = collectionOf(context);
  const [removed] = removeRows(context, collection, {
    filter: parseFilterArgument(command.get('query'), 'query'),
    sort: parseSort(command.get('sort')),
    skip: 0,
    limit: 1,
    hint: hintedIndex(collection, command.get('hint')),
  });
  return doc({ lastErrorObject: doc({ n: integer(removed ? 1 : 0) }), value: shown(removed), ok: 1 });
}

/** Both spellings that drivers have used. */
export const findAndModify = writing(`findAndModify findandmodify ${fields}`, run);
