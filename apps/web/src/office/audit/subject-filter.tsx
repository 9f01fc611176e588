import { StudentFilter } from '../find-student/student-filter';
import { useCollectors } from '../ledger/use-collectors';
import type { OwnFilterProps } from '../list/list-filters';
import { useAuditMessages } from './messages';

/** To whom something was done: a student, as wherever one is asked for (D57), or an account, by its login id. */
export function SubjectFilter(props: OwnFilterProps) {
  const { subjectPlaceholder } = useAuditMessages();
  const { data: accounts = [] } = useCollectors();
  return (
    <StudentFilter
      {...props}
      others={accounts.map(({ username }) => username)}
      placeholder={subjectPlaceholder}
      // The API takes no longer subject.
      maxLength={40}
    />
  );
}
