import { doc, type Doc, integer } from './bson/values';

/** An answer with `ok: 0` or a write error: MongoDB's code and a sentence for the user. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** Fields beside `code` and `errmsg`, such as `keyPattern` for a duplicate key. */
    readonly details?: Doc,
  ) {
    super(message);
    this.name = 'CommandError';
  }

  /** The fields of the error as the client gets them. */
  get fields(): Doc {
    return new Map([...doc({ code: integer(this.code), errmsg: this.message }), ...(this.details ?? [])]);
  }
}

export const badValue = (message: string) => new CommandError(2, message);

export const failedToParse = (message: string) => new CommandError(9, message);

export const typeMismatch = (message: string) => new CommandError(14, message);

/**
 * The refusal of something that only MongoDB has: it names the part and what to do instead.
 *
 * @param code 59 for a command, 40415 for a field of one, 115 for transactions, 238 for anything else
 */
export const unsupported = (
  what: string,
  instead = 'use a MongoDB server for this',
  code: 59 | 115 | 238 | 40415 = 238,
) => new CommandError(code, `not supported by the embedded database: ${what}; ${instead}`);

export const unknownField = (path: string) =>
  unsupported(`BSON field '${path}' is an unknown field`, 'leave it out', 40415);

export class DataFolderInUseError extends Error {
  constructor(
    dataDir: string,
    readonly owner: number,
  ) {
    super(`The data folder ${dataDir} is in use by process ${owner}; stop that or choose another folder.`);
    this.name = 'DataFolderInUseError';
  }
}

/** The data in a folder is not what was written to it; nothing writes to it until a backup is restored. */
export class StoreNotWholeError extends Error {
  readonly code = 'STORE_NOT_WHOLE';

  constructor(
    dataDir: string,
    /** The faults, a sentence each. */
    readonly problems: readonly string[],
  ) {
    const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
    super(`The data in ${dataDir} is damaged (${problems[0] ?? 'unknown'}${more}): restore the last backup.`);
    this.name = 'StoreNotWholeError';
  }
}
