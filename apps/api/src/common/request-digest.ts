import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * Tells one call under a key from every other under the same key (D52); nothing in it can be read back.
 * @param call what the call is named
 * @param request as its schema gave it, so that its fields have one order
 */
export const digestOf = (call: string, request: object, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([call, request]))
    .digest('hex');

/**
 * The id of what a call stores under a key: the same one again has the same id (D31). Without a key it is one of its own.
 * @param request with the account that calls; nobody meets another one's key
 */
export const idUnder = (call: string, request: object, key: string | undefined): Types.ObjectId =>
  key === undefined ? new Types.ObjectId() : new Types.ObjectId(digestOf(call, request, key).slice(0, 24));
