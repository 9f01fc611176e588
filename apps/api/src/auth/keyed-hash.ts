import { createHmac, type KeyObject } from 'node:crypto';

/**
 * A hash that nobody without the office's key can make: for what must be known again and not be read, or not be forged.
 * @param purpose keeps the hashes of one use apart from those of every other, and from the signatures of tokens
 */
export const keyedHash = (key: KeyObject, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts].join('\0'))
    .digest('base64url');
