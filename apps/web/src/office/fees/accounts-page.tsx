import { EmptyState, PageHeader, Stack } from '@school/ui';
import { IndianRupee } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isGone } from '../../api/school-api';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { ClockNote } from '../clock/clock-note';
import { StudentFinder, useStudentIdInAddress } from '../find-student/student-finder';
import { Counter } from './counter';
import { LastReceipt } from './last-receipt';
import { useFeesMessages } from './messages';
import { useStudentAtCounter } from './use-fees';

/** The page for fees and payment: find a student, see the amount due, take the money, print the receipt (2.44 to 2.46). */
export function AccountsPage() {
  const fees = useFeesMessages();
  const [, setQuery] = useSearchParams();
  const studentQuery = useStudentAtCounter(useStudentIdInAddress());
  return (
    <Stack>
      <PageHeader title={fees.title} actions={<LastReceipt />} />
      <AccountsBar />
      <ClockNote />
      <StudentFinder
        studentQuery={studentQuery}
        empty={<EmptyState title={fees.notYet} description={fees.notYetText} icon={<IndianRupee />} />}
      >
        {studentQuery.data && !isGone(studentQuery.error) && (
          <Counter
            key={studentQuery.data.student.studentID}
            studentAtCounter={studentQuery.data}
            onChanged={() => studentQuery.refetch()}
            onNext={() => setQuery({})}
          />
        )}
      </StudentFinder>
    </Stack>
  );
}
