import { refuse, teachesSubjectInClass, type SyllabusSubject } from '@school/domain';
import { isAdmin, type Caller } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';

/** Whether the caller may plan a subject: an administrator all, a teacher those assigned to them in the class (D58, D67). */
export const mayPlan = (account: Caller, subject: SyllabusSubject): boolean =>
  isAdmin(account) || teachesSubjectInClass(account.teaching, subject, subject.subject);

/** @throws Problem 403 for a subject that is not the caller's */
export function mustPlan(account: Caller, subject: SyllabusSubject): void {
  if (!mayPlan(account, subject)) orRefuse(refuse('syllabus-not-own'));
}
