import { aggregate } from '../aggregate/aggregate';
import { asInteger, isDoc, type Doc, type Value } from '../bson/values';
import { badValue, unknownField, unsupported } from '../errors';
import * as collections from './collections';
import type { Command } from './context';
import { explain } from './explain';
import { count, find, getMore, killCursors } from './find';
import { handshake } from './handshake';
import { createIndexes, dropIndexes } from './indexes';
import { listCollections, listDatabases, listIndexes } from './lists';
import { findAndModify, insert, remove, update } from './write';

/** All commands there are, by the names a request may begin with. */
const commands = new Map(
  [
    ...handshake,
    ...Object.values(collections),
    ...[createIndexes, dropIndexes],
    ...[listCollections, listDatabases, listIndexes, explain],
    ...[find, getMore, killCursors, count, aggregate],
    ...[insert, update, remove, findAndModify],
  ].flatMap((command) => command.names.map((name) => [name, command])),
);

const genericFields = ['$db', '$readPreference', 'lsid', 'comment', 'maxTimeMS', 'writeConcern'];

/**
 * Finds the command of a request and checks everything that is common to all.
 *
 * @throws CommandError 59 for an unknown command, 40415 for an unknown field, 115 for transactions
 */
export function checkCommand(command: Doc): { name: string; definition: Command } {
  const [name = ''] = command.keys();
  const definition = commands.get(name);
  if (!definition) throw unsupported(`no such command: '${name}'`, undefined, 59);
  if (['txnNumber', 'startTransaction', 'autocommit'].some((field) => command.has(field)))
    throw unsupported(
      'transactions and retryable writes',
      'change one document at a time, or use a MongoDB replica set',
      115,
    );
  for (const field of command.keys())
    if (field !== name && !genericFields.includes(field) && !definition.fields.includes(field))
      throw unknownField(`${name}.${field}`);
  checkConcern(command.get('writeConcern'));
  return { name, definition };
}

function checkConcern(write: Value | undefined): void {
  const w = isDoc(write) ? write.get('w') : undefined;
  if ((asInteger(w) ?? 0) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw badValue(`cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
}

/** How long a command may take, in milliseconds. */
export function timeLimit(command: Doc): number {
  const value = command.get('maxTimeMS');
  const limit = value === undefined ? 0 : asInteger(value);
  if (limit === undefined || limit < 0 || limit > 0x7fffffff)
    throw badValue('maxTimeMS must be a whole number from 0 to 2147483647');
  return limit || Infinity;
}
