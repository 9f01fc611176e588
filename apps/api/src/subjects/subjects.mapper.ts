import { usualSubjects, type BranchClass } from '@school/domain';
import type { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import type { subjectsAnswer } from './subjects.answers';
import type { StoredSubjects } from './subjects.schema';

/** The subjects of a class for an answer: the usual ones until somebody has chosen. */
export function toSubjects(
  { branch, class: schoolClass }: BranchClass,
  chosen: Omit<StoredSubjects, '_id'> | undefined,
  usernames: Usernames,
): z.output<typeof subjectsAnswer>[number] {
  const branchClass = { branch, class: schoolClass };
  if (!chosen) return { ...branchClass, subjects: [...usualSubjects(branchClass)], revision: 0 };
  return {
    ...chosen,
    subjects: [...chosen.subjects],
    changedBy: accountName(chosen.changedBy, chosen.changedById, usernames),
  };
}
