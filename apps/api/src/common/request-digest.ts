import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * A digest that tells one call under a key from every other under the same key (D52); nothing can be read back from it.
 * @param call the name of the call
 * @param request as its schema parsed it, so that its fields always have the same order
 */
export const digestOf = (call: string, request: object, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([call, request]))
    .digest('hex');

/**
 * The id of a record that a call stores under a key: the same call again gets the same id (D31). Without a key the id is new.
 * @param request including the calling account, so that two accounts with the same key do not collide
 */
export const idUnder = (call: string, request: object, key: string | undefined): Types.ObjectId =>
  key === undefined ? new Types.ObjectId() : new Types.ObjectId(digestOf(call, request, key).slice(0, 24));
