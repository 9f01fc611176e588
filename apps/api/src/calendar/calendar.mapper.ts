import type { Occasion } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredOccasion } from './calendar.schema';

/** An occasion as it is shown, and nothing else of it. */
export const toOccasion = (
  { _id, changedBy, changedById, ...stored }: StoredOccasion,
  usernames: Usernames,
): Occasion => {
  const { revision, occasionKind, title, note, firstDay, lastDay, branch, classes, changedAt } = stored;
  return {
    id: _id.toHexString(),
    revision,
    occasionKind,
    title,
    ...(note !== undefined && { note }),
    firstDay,
    lastDay,
    ...(branch !== undefined && { branch }),
    ...(classes !== undefined && { classes }),
    changedBy: accountName(changedBy, changedById, usernames),
    changedAt,
  };
};
