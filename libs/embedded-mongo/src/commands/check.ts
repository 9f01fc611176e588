import { asInteger, isDoc, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, unsupported } from '../errors';
import type { Command } from './context';
import { commands } from './registry';

/** Fields that any command may carry. */
export const genericFields: ReadonlySet<string> = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/**
 * Finds the command of a request and checks everything that is common to all.
 *
 * @throws CommandError 59 for an unknown command, 40415 for an unknown field, 115 for transactions
 */
export function checkCommand(command: Doc): { name: string; definition: Command } {
  const [name] = [...command.keys()];
  const definition = name === undefined ? undefined : commands.get(name);
  if (name === undefined || !definition) throw new CommandError(59, `no such command: '${name ?? ''}'`);
  refuseTransactions(command);
  for (const field of command.keys())
    if (!genericFields.has(field) && !definition.fields.includes(field))
      throw new CommandError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  checkConcerns(command);
  const version = command.get('apiVersion');
  if (version !== undefined && version !== '1') throw new CommandError(322, `API version must be "1"`);
  return { name, definition };
}

function refuseTransactions(command: Doc): void {
  for (const field of ['txnNumber', 'startTransaction', 'autocommit'])
    if (command.has(field))
      throw new CommandError(
        115,
        'not supported by the embedded database: transactions and retryable writes; change one document at a time, or use a MongoDB replica set',
      );
}

function checkConcerns(command: Doc): void {
  const read = command.get('readConcern');
  if (isDoc(read)) {
    const level = read.get('level');
    if (level === 'snapshot' || read.has('atClusterTime') || read.has('afterClusterTime'))
      throw unsupported('readConcern snapshot or a cluster time', 'leave the read concern out');
    if (level !== undefined && !isOneOf(level, ['local', 'available', 'majority', 'linearizable']))
      throw badValue('readConcern.level is not one of local, available, majority, linearizable');
  }
  const write = command.get('writeConcern');
  if (!isDoc(write)) return;
  const w = write.get('w');
  const nodes = asInteger(w);
  if (nodes !== undefined && nodes > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw badValue(`cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
}

const isOneOf = (value: Value, names: string[]): boolean =>
  typeof value === 'string' && names.includes(value);

/** How long a command may take, in milliseconds. */
export function timeLimit(command: Doc): number {
  const value = command.get('maxTimeMS');
  if (value === undefined) return Infinity;
  const limit = asInteger(value);
  if (limit === undefined || limit < 0 || limit > 0x7fffffff)
    throw badValue('maxTimeMS must be a whole number from 0 to 2147483647');
  return limit === 0 ? Infinity : limit;
}
