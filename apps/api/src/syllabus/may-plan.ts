import { refuse, teachesSubjectInClass, type SyllabusSubject } from '@school/domain';
import { isAdmin, type Caller } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';

/** An administrator plans all subjects, a teacher those that are given to them in the class (D58, D67). */
export const mayPlan = (account: Caller, subject: SyllabusSubject): boolean =>
  isAdmin(account) || teachesSubjectInClass(account.teaching, subject, subject.subject);

/** @throws Problem 403 of a subject that is none of the caller's */
export function mustPlan(account: Caller, subject: SyllabusSubject): void {
  if (!mayPlan(account, subject)) orRefuse(refuse('syllabus-not-own'));
}
