import { fullName } from '@school/domain';
import { Alert, Button, ConfirmDialog } from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Student } from '../../api/types';
import { useStudentsMessages } from './messages';
import { useRemoveStudent } from './use-students';

/** Marks a student as left, after asking (admin only, D22). */
export function RemoveStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const navigate = useNavigate();
  const remove = useRemoveStudent();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const answer = await remove.send(student.studentID);
    if (answer.ok) await navigate('/office/student-profile');
    else setFailure(answer.error.message);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {students.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={students.removeTitle(fullName(student))}
        confirmLabel={students.remove}
        tone="danger"
        busy={remove.running !== undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        {students.removeText}
      </ConfirmDialog>
    </>
  );
}
