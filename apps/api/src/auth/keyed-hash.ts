import { createHmac, type KeyObject } from 'node:crypto';

/**
 * A hash that nobody can make without the office's key: for values that must be recognized but not read, or not be forged.
 * @param purpose keeps the hashes of one use apart from those of every other, and from the signatures of tokens
 */
export const keyedHash = (key: KeyObject, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts].join('\0'))
    .digest('base64url');
