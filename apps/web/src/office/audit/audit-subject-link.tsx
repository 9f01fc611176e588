import type { AuditEntry } from '@school/domain';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';

/** To whom something was done; a student is one press away. */
export function AuditSubjectLink({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>) {
  const text = name === undefined || name === id ? id : `${name}, ${id}`;
  return kind === 'student' ? <PageLink to={profileOf({ studentID: id })}>{text}</PageLink> : text;
}
