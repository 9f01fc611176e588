import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The text of a file, without the end of its line; undefined where there is no such file. @throws Error when it cannot be read */
export const textOf = async (path: string): Promise<string | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
};

/**
 * The text of a file in the data folder that is made once and kept for its owner only. Two processes that start at once end up
 * with the same text: the first link wins.
 * @throws Error when the folder cannot be written, or the file not read
 */
export async function madeOnce(dataDir: string, name: string, make: () => string): Promise<string> {
  const path = join(dataDir, name);
  const kept = await textOf(path);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${make()}\n`);
    await file.sync();
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8').then((text) => text.trim());
}
