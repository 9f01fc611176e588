import { asInteger, isDoc, type Doc } from '../bson/values';
import { unknownField, unsupported } from '../errors';
import { aggregate } from './aggregate';
import * as collections from './collections';
import type { Command } from './context';
import { explain } from './explain';
import { count, find, getMore, killCursors } from './find';
import { handshake } from './handshake';
import { createIndexes, dropIndexes } from './indexes';
import { findAndModify, insert, remove, update } from './write';

const commands = new Map(
  [
    ...handshake,
    ...Object.values(collections),
    ...[createIndexes, dropIndexes, explain],
    ...[find, getMore, killCursors, count, aggregate],
    ...[insert, update, remove, findAndModify],
  ].flatMap((command) => command.names.map((name) => [name, command])),
);

const genericFields = ['$db', '$readPreference', 'lsid', 'comment', 'writeConcern'];

/** @throws CommandError 59 for an unknown command, 40415 for an unknown field, 115 for transactions */
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
  const concern = command.get('writeConcern');
  const w = (isDoc(concern) ? concern.get('w') : undefined) ?? 'majority';
  if (w !== 'majority' && asInteger(w) !== 1)
    throw unsupported('a write concern other than 1 and majority', 'leave it out');
  return { name, definition };
}
