import { asInteger, isDoc, type Doc, type Value } from '../bson/values';
import { unknownField, unsupported } from '../errors';
import { aggregate } from './aggregate';
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

const genericFields = ['$db', '$readPreference', 'lsid', 'comment', 'writeConcern'];

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
  const w = (isDoc(write) ? write.get('w') : undefined) ?? 'majority';
  if (w !== 'majority' && asInteger(w) !== 1)
    throw unsupported('a write concern other than 1 and majority', 'leave it out');
}
