import type { Caller } from '../auth/signed-in';
import { currentCall } from '../common/current-call';
import type { StoredPlan } from './plans.schema';

/** Who plans something, or runs it, and from where. */
export function byCaller({ id, username, fname }: Caller): Pick<StoredPlan, 'by' | 'address'> {
  const address = currentCall()?.ip;
  return { by: { id, username, fname }, ...(address === undefined ? {} : { address }) };
}
