import { auditSubjectShown, type AuditEntry } from '@school/domain';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';

/** To whom something was done; a student is one press away. */
export function AuditSubjectLink({ subject }: Pick<AuditEntry, 'subject'>) {
  const { kind, id, name } = auditSubjectShown(subject, useWords());
  const text = name === undefined || name === id ? id : `${name}, ${id}`;
  return kind === 'student' ? <PageLink to={profileOf({ studentID: id })}>{text}</PageLink> : text;
}
