import { randomBytes } from 'node:crypto';
import { madeOnce } from './made-once';

/**
 * The key that signs tokens: made once, kept in the data folder for its owner only (D2).
 * @throws Error when the folder cannot be written, or the file there is not a key
 */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  const secret = await madeOnce(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));
  if (secret.length < 32) throw new Error(`The file jwt-secret in ${dataDir} holds no key`);
  return secret;
}
