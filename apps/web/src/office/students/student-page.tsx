import { classLabel, fullName } from '@school/domain';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  type SubmitOutcome,
} from '@school/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ledgerOf } from '../../api/ledger';
import { fieldErrors } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useSession } from '../../session/session';
import { LedgerTable } from '../ledger/ledger-table';
import { RemoveStudent } from './remove-student';
import { formOf, type StudentFormValues } from './student-form-values';
import { UpdateStudentForm } from './update-student-form';
import { useStudent, useUpdateStudent } from './use-students';

/** One student: every field, editable, and the ledger (section 2, D24). */
export function StudentPage() {
  const { students, tryAgain } = useMessages();
  const { studentID = '' } = useParams();
  const student = useStudent(studentID);
  if (student.isPending) return <Skeleton $height="20rem" />;
  if (student.isError) {
    return (
      <Stack>
        <PageHeader title={students.profileText(studentID)} />
        <EmptyState
          title={student.error.message}
          action={<Button onClick={() => void student.refetch()}>{tryAgain}</Button>}
        />
      </Stack>
    );
  }
  return <LoadedStudent student={student.data} />;
}

function LoadedStudent({ student }: { readonly student: Student }) {
  const { students } = useMessages();
  const { claims } = useSession();
  const update = useUpdateStudent();
  const [outcome, setOutcome] = useState<{ readonly tone: 'success' | 'danger'; readonly text: string }>();

  const submit = async (values: StudentFormValues): Promise<SubmitOutcome> => {
    setOutcome(undefined);
    const answer = await update.mutateAsync(values);
    setOutcome(
      answer.ok
        ? { tone: 'success', text: students.updated }
        : { tone: 'danger', text: answer.error.message },
    );
    window.scrollTo(0, 0);
    return answer.ok ? undefined : fieldErrors(answer.error);
  };

  const id = encodeURIComponent(student.studentID);
  return (
    <Stack>
      <PageHeader
        title={fullName(student)}
        description={students.idAndClass(student.studentID, classLabel(student.class))}
        actions={
          <>
            {claims?.role === 'admin' && <RemoveStudent student={student} />}
            <ButtonLink as={Link} to={`/office/accounts?studentID=${id}`}>
              {students.collectFees}
            </ButtonLink>
          </>
        }
      />
      {outcome && (
        <Alert
          tone={outcome.tone}
          title={outcome.tone === 'danger' ? students.failed : undefined}
          onClose={() => setOutcome(undefined)}
        >
          {outcome.text}
        </Alert>
      )}
      <UpdateStudentForm initialValues={formOf(student)} onSubmit={submit} />
      <Card>
        <Stack>
          <Row>
            <h2>{students.ledger}</h2>
          </Row>
          <LedgerTable studentID={student.studentID} ledger={ledgerOf(student.studentFeeReport)} />
        </Stack>
      </Card>
    </Stack>
  );
}
