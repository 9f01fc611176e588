import { getSystemErrorName } from 'node:util';

const faults: Record<string, string> = {
  ENOSPC: 'has no room left',
  EDQUOT: 'has no room left for this user',
  EFBIG: 'takes no file of this size',
  EROFS: 'can only be read, as its disk is read-only',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  ENOENT: 'is gone',
  ENODEV: 'is gone',
  ENXIO: 'is gone',
  ESTALE: 'is gone',
  EIO: 'cannot be read or written without errors',
  EMFILE: 'cannot be opened: this process has too many files open',
  ENFILE: 'cannot be opened: this machine has too many files open',
};

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The system's name of an error: Node's errors have it as their code, LMDB's have a number. */
function nameOf(error: unknown): string {
  const code = codeOf(error);
  if (typeof code === 'string') return code;
  return typeof code === 'number' && code > 0 && code < 1000 ? getSystemErrorName(-code) : '';
}

function faultOf(error: unknown, folder: string): string | undefined {
  const fault = faults[nameOf(error)];
  return fault && `The folder ${folder} ${fault}.`;
}

export const describeFault = (error: unknown, folder: string): string =>
  faultOf(error, folder) ?? `The folder ${folder} cannot be used (${textOf(error)}).`;

/** @returns the same error, or one with a sentence about the folder where the folder is the cause */
export function plainly(error: unknown, folder: string): unknown {
  const sentence = faultOf(error, folder);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
