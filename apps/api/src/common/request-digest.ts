import { createHmac } from 'node:crypto';

/**
 * Tells one call under a key from every other under the same key (D52); nothing in it can be read back.
 * @param call what the call is named
 * @param request as its schema gave it, so that its fields have one order
 */
export const digestOf = (call: string, request: object, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([call, request]))
    .digest('hex');
