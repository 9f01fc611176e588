import { auditSubjectShown, type AuditEntry } from '@school/domain';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';

/** The subject of an action; for a student, a link. */
export function AuditSubjectLink({ subject }: Pick<AuditEntry, 'subject'>) {
  const { kind, id, name } = auditSubjectShown(subject, useWords());
  const text = name === undefined || name === id ? id : `${name}, ${id}`;
  return kind === 'student' ? <PageLink to={profileOf({ studentID: id })}>{text}</PageLink> : text;
}
