import { Form, FormBar, SubmitButton, type SubmitOutcome } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useOfficeMessages } from '../../messages/office-messages';
import { LeaveGuard } from './leave-guard';
import { AcademicFields, PersonalFields, PictureFields } from './student-fields';
import { studentFormSchema, type StudentFormValues } from './student-form-values';

export interface UpdateStudentFormProps {
  readonly initialValues: StudentFormValues;
  readonly onSubmit: (values: StudentFormValues) => Promise<SubmitOutcome>;
}

function UpdateButton() {
  const { students } = useOfficeMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine}>{students.update}</SubmitButton>;
}

/** The fields of a student that may be changed (D22): all but ID, balances and fee entries. */
export function UpdateStudentForm({ initialValues, onSubmit }: UpdateStudentFormProps) {
  const { students } = useOfficeMessages();
  return (
    <Form<StudentFormValues>
      initialValues={initialValues}
      schema={studentFormSchema}
      onSubmit={onSubmit}
      aria-label={students.update}
    >
      <LeaveGuard />
      <PictureFields />
      <PersonalFields />
      <AcademicFields />
      <FormBar>
        <UpdateButton />
      </FormBar>
    </Form>
  );
}
