import type { AuditEntry } from '@school/domain';
import { TextLink } from '@school/ui';
import { Link } from 'react-router-dom';

/** To whom something was done; a student is one press away. */
export function AuditSubjectLink({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>) {
  const text = name === undefined || name === id ? id : `${name}, ${id}`;
  return kind === 'student' ? (
    <TextLink as={Link} to={`/office/student-profile/${encodeURIComponent(id)}`}>
      {text}
    </TextLink>
  ) : (
    text
  );
}
