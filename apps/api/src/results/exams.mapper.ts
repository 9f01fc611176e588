import { schemeOf, type Exam } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredExam } from './exams.schema';

/** An exam as it is shown, and nothing else of it. */
export const toExam = (stored: StoredExam, usernames: Usernames): Exam => {
  const { _id, revision, name, branch, classes, session, firstDay, lastDay, subjects, state } = stored;
  const { changedBy, changedById, changedAt, publishedBy, publishedById, publishedAt } = stored;
  return {
    id: _id.toHexString(),
    revision,
    name,
    branch,
    classes,
    session,
    firstDay,
    lastDay,
    subjects: subjects.map(({ key, name: subject, maximum, weight }) => ({
      key,
      name: subject,
      maximum,
      weight,
    })),
    state,
    scheme: schemeOf(branch),
    changedBy: accountName(changedBy, changedById, usernames),
    changedAt,
    ...(publishedAt && { publishedAt }),
    ...(publishedBy !== undefined && { publishedBy: accountName(publishedBy, publishedById, usernames) }),
  };
};
