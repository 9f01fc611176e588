import type { Occasion } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredOccasion } from './calendar.schema';

/** An occasion as it is shown; its answer schema leaves out fields that nobody is told. */
export const toOccasion = (stored: StoredOccasion, usernames: Usernames): Occasion => ({
  ...stored,
  id: stored._id.toHexString(),
  changedBy: accountName(stored.changedBy, stored.changedById, usernames),
});
