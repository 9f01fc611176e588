import { fullName, monthLabel } from '@school/domain';
import { Button, ButtonLink, EmptyState, PageHeader, Skeleton, Stack, useKitMessages } from '@school/ui';
import { Link, useParams } from 'react-router-dom';
import { isGone } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { useSession } from '../../session/session';
import { StudentMoney } from '../student-money/student-money';
import { useStudentsMessages } from './messages';
import { RemoveStudent } from './remove-student';
import { UpdateStudent } from './update-student';
import { useStudent } from './use-students';

/** One student: every field, editable, and the ledger (section 2, D24). */
export function StudentPage() {
  const { tryAgain } = useMessages();
  const students = useStudentsMessages();
  const { studentID = '' } = useParams();
  const student = useStudent(studentID);
  if (student.isPending) return <Skeleton $height="20rem" />;
  if (student.data === undefined || isGone(student.error)) {
    return (
      <Stack>
        <PageHeader title={students.profileText(studentID)} />
        <EmptyState
          title={student.error?.message}
          action={<Button onClick={() => void student.refetch()}>{tryAgain}</Button>}
        />
      </Stack>
    );
  }
  return <LoadedStudent student={student.data} />;
}

function LoadedStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const { options } = useWords();
  const { claims } = useSession();
  const { locale } = useKitMessages();
  const id = encodeURIComponent(student.studentID);
  return (
    <Stack>
      <PageHeader
        title={fullName(student)}
        description={students.idAndClass(student.studentID, options.class[student.class])}
        actions={
          <>
            {claims?.role === 'admin' && <RemoveStudent student={student} />}
            <ButtonLink as={Link} to={`/office/accounts?studentID=${id}`}>
              {students.collectFees}
            </ButtonLink>
          </>
        }
      />
      <UpdateStudent student={student} />
      <StudentMoney student={student} note={students.chargedFrom(monthLabel(student.feesFrom, locale))} />
    </Stack>
  );
}
