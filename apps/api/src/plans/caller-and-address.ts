import type { Caller } from '../auth/signed-in';
import { currentCall } from '../common/current-call';
import type { StoredPlan } from './plans.schema';

/** The account that plans or runs something, and its IP address. */
export function callerAndAddress({ id, username, fname }: Caller): Pick<StoredPlan, 'by' | 'address'> {
  const address = currentCall()?.ip;
  return { by: { id, username, fname }, ...(address === undefined ? {} : { address }) };
}
