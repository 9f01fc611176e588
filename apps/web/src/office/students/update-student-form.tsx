import type { Registration } from '@school/domain';
import { Form, FormBar, SubmitButton, type SubmitOutcome } from '@school/ui';
import { useFormState } from 'react-final-form';
import { LeaveGuard } from '../../app/leave-guard';
import { useRules } from '../../messages/words';
import { useStudentsMessages } from './messages';
import { StudentFields } from './student-fields';
import { studentFormSchema } from './student-form-values';

export interface UpdateStudentFormProps {
  readonly initialValues: object;
  readonly onSubmit: (student: Registration) => Promise<SubmitOutcome>;
}

function UpdateButton() {
  const students = useStudentsMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine}>{students.update}</SubmitButton>;
}

/** The fields of a student that may be changed (D22): all but ID, balances and fee entries. */
export function UpdateStudentForm({ initialValues, onSubmit }: UpdateStudentFormProps) {
  const students = useStudentsMessages();
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(studentFormSchema)}
      onSubmit={onSubmit}
      aria-label={students.update}
    >
      <LeaveGuard />
      <StudentFields group="pictures" title={students.pictures} />
      <StudentFields group="personal" title={students.personal} />
      <StudentFields group="academic" title={students.academic} />
      <FormBar>
        <UpdateButton />
      </FormBar>
    </Form>
  );
}
