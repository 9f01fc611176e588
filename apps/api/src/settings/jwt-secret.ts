import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs tokens: made once, kept in the data folder for its owner only (D2).
 * Two processes that start at once end up with the same key: the first link wins.
 * @throws Error when the folder cannot be written, or the file there is not a key
 */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  return (await readSecret(path)) ?? (await makeSecret(dataDir, path));
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined && text.trim().length < 32) throw new Error(`${path} holds no key`);
  return text?.trim();
}

async function makeSecret(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await file.sync();
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  const secret = await readSecret(path);
  if (secret === undefined) throw new Error(`${path} cannot be read`);
  return secret;
}
