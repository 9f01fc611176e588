import { readFileSync, statSync } from 'node:fs';

const shortest = 8;

/**
 * The passphrase in a file: its only line, without the line end.
 *
 * @throws Error with a sentence when the file cannot be read, others can read it too, or it holds no such line
 */
export function readPassphrase(path: string): string {
  const fault = (problem: string) => new Error(`The passphrase of the backups in ${path} ${problem}`);
  const attempt = <T>(use: () => T): T => {
    try {
      return use();
    } catch (error) {
      throw fault(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'no reason given'}).`);
    }
  };
  const stats = attempt(() => statSync(path));
  if (!stats.isFile()) throw fault('is not in a file.');
  // Windows has no such bits; there the folder's rights protect the file.
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0)
    throw fault('can be read by others: chmod 600 makes the file its owner’s alone.');
  const text = attempt(() => readFileSync(path, 'utf8'));
  // Windows' editor may put a byte order mark before the text.
  const passphrase = text.replace(/^\uFEFF/, '').replace(/(\r?\n)+$/, '');
  if (/[\r\n]/.test(passphrase)) throw fault('must be one line.');
  if (passphrase.trim().length < shortest) throw fault(`must have at least ${shortest} characters.`);
  return passphrase;
}
