import { CommandError } from '../errors';
import { DiskFullError } from './free-space';
import { textOf } from './disk-faults';
import { StoreStoppedError } from './store';

export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError ||
  (!(error instanceof CommandError) &&
    /no space|file too large|quota|ENOSPC|MDB_MAP_FULL/i.test(textOf(error)));

/** The client's answer for a fault of the store or of the program during a change. */
export function storeError(error: unknown): CommandError {
  const message = textOf(error);
  if (error instanceof StoreStoppedError) return new CommandError(96, message);
  if (isDiskFull(error))
    return new CommandError(14031, `the disk is full, the change was not stored: ${message}`);
  return new CommandError(1, `the embedded database failed, the change was not stored: ${message}`);
}
