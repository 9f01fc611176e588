import { Alert, Stack, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useOfficeMessages } from '../../messages/office-messages';
import { formOf, type StudentFormValues } from './student-form-values';
import { UpdateStudentForm } from './update-student-form';
import { useUpdateStudent } from './use-students';

/** The update form of one student, and what came of it. */
export function UpdateStudent({ student }: { readonly student: Student }) {
  const { students } = useOfficeMessages();
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

  return (
    <Stack>
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
    </Stack>
  );
}
