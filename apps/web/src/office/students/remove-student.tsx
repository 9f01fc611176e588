import { formatRupees, fromRupees, fullName, leavingFormSchema } from '@school/domain';
import { Alert, Button, CheckboxField, Stack, useToast } from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Student } from '../../api/types';
import { AskDialog, AskForm } from '../ask/ask-dialog';
import { Loading } from '../list/loading';
import { useStudentsMessages } from './messages';
import { useReadStudent, useRemoveStudent } from './use-students';

type Asked =
  | { readonly is: 'reading' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'ready'; readonly due: number };

/** Marks a student as left (admin only, D22): what is owed right now is shown before, and has to be looked at. */
export function RemoveStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const read = useReadStudent();
  const remove = useRemoveStudent();
  const [asked, setAsked] = useState<Asked>();
  const { studentID } = student;
  const name = fullName(student);
  const ask = async () => {
    setAsked({ is: 'reading' });
    const answer = await read(studentID);
    const asks: Asked = !answer.ok
      ? { is: 'failed', message: answer.error.message }
      : answer.value.fees === undefined
        ? { is: 'failed', message: students.feesUnknown }
        : { is: 'ready', due: answer.value.fees.outstandingDue };
    // Closed meanwhile, it stays closed.
    setAsked((before) => before && asks);
  };
  const close = () => setAsked(undefined);

  const content = (now: Asked) => {
    if (now.is === 'reading') return <Loading />;
    if (now.is === 'failed') return <Alert tone="danger">{now.message}</Alert>;
    const owed = formatRupees(fromRupees(now.due));
    return (
      <AskForm
        label={students.removeTitle(name)}
        initialValues={{ studentID, outstandingDue: now.due, seen: now.due === 0 ? true : undefined }}
        schema={leavingFormSchema}
        submitLabel={students.remove}
        tone="danger"
        onSend={async ({ seen: _, ...leaving }) => {
          const answer = await remove.send(leaving);
          if (!answer.ok) return answer.error;
          showToast(students.removed(name));
          await navigate('/office/student-profile');
          return undefined;
        }}
        onCancel={close}
      >
        {now.due === 0 ? (
          <Alert tone="success">{students.owesNothing}</Alert>
        ) : (
          <Stack gap="s">
            <Alert tone="warning" title={students.stillOwes(owed)}>
              {students.stillOwesText}
            </Alert>
            <CheckboxField name="seen" label={students.duesSeen(owed)} />
          </Stack>
        )}
      </AskForm>
    );
  };

  return (
    <>
      <Button variant="secondary" onClick={() => void ask()}>
        {students.remove}
      </Button>
      {asked && (
        <AskDialog title={students.removeTitle(name)} text={students.removeText} onClose={close}>
          {content(asked)}
        </AskDialog>
      )}
    </>
  );
}
