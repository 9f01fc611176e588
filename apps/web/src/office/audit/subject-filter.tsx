import { StudentFilter } from '../find-student/student-filter';
import type { OwnFilterProps } from '../list/list-filters';
import { useAuditMessages } from './messages';

/** To whom something was done: students are offered (D57); a login id, or what else a deed was of, is asked for as it is typed. */
export function SubjectFilter(props: OwnFilterProps) {
  const { subjectPlaceholder } = useAuditMessages();
  // The API takes no longer subject.
  return <StudentFilter {...props} takesAll placeholder={subjectPlaceholder} maxLength={40} />;
}
