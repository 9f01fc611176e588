import { schemeOf, type Exam } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredExam } from './exams.schema';

/** An exam as it is shown; the answer's schema drops internal fields. */
export const toExam = (stored: StoredExam, usernames: Usernames): Exam => {
  const { publishedBy } = stored;
  return {
    ...stored,
    id: stored._id.toHexString(),
    scheme: schemeOf(stored.branch),
    changedBy: accountName(stored.changedBy, stored.changedById, usernames),
    ...(publishedBy !== undefined && {
      publishedBy: accountName(publishedBy, stored.publishedById, usernames),
    }),
  };
};
