import type { Registration } from '@school/domain';
import { Alert, Stack, useToast, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useStudentsMessages } from './messages';
import { formOf, updateOf } from './student-form-values';
import { UpdateStudentForm } from './update-student-form';
import { useUpdateStudent } from './use-students';

/** The update form of one student, and what came of it. */
export function UpdateStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const update = useUpdateStudent();
  const [failure, setFailure] = useState<string>();
  const { showToast } = useToast();

  const submit = async (changed: Registration): Promise<SubmitOutcome> => {
    setFailure(undefined);
    const answer = await update.send(updateOf(student, changed));
    if (answer.ok) {
      showToast(students.updated);
      return undefined;
    }
    setFailure(answer.error.message);
    window.scrollTo(0, 0);
    return fieldErrors(answer.error);
  };

  return (
    <Stack>
      {failure !== undefined && (
        <Alert tone="danger" title={students.failed} onClose={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <UpdateStudentForm initialValues={formOf(student)} onSubmit={submit} />
    </Stack>
  );
}
