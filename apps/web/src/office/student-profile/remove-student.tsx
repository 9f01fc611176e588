import { fullName } from '@school/domain';
import { Alert, Button, useToast } from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeavingDues, Student } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { PageLink } from '../../screen/page-link';
import { isPaidBack } from '../student/leaving-money';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { useRemoveStudent } from '../student/use-students';
import { issuePath } from '../student-certificates/certificate-paths';
import { LeavingForm } from './leaving-form';
import { useStudentProfileMessages } from './messages';

/** Marks a student as left (admin only, D22, D74); refunds are then offered on the student's page. */
export function RemoveStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const texts = useStudentProfileMessages();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const remove = useRemoveStudent();
  const [isAsking, setAsking] = useState(false);
  const [dues, setDues] = useState<LeavingDues>();
  const { studentID } = student;
  const name = fullName(student);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <AskDialog title={texts.removeTitle(name)} text={texts.removeText} onClose={close}>
          {student.fees && (
            <p>
              <PageLink to={issuePath(studentID)}>{texts.leaveWithCertificate}</PageLink>
            </p>
          )}
          {student.fees ? (
            <LeavingForm
              studentID={studentID}
              onDues={setDues}
              onSend={async ({ duesSeen: _, ...leaving }) => {
                const answer = await remove.send(leaving);
                if (!answer.ok) return answer.error;
                showToast(texts.removed(name));
                const toFees = dues !== undefined && isPaidBack(dues);
                await navigate(toFees ? `${profileOf(student)}?tab=fees` : '/office/student-profile');
                return undefined;
              }}
            />
          ) : (
            <Alert tone="danger">{students.feesUnknown}</Alert>
          )}
        </AskDialog>
      )}
    </>
  );
}
