import { fieldLabels } from '@school/domain';
import {
  Form,
  FormBar,
  FormSection,
  MoneyField,
  PasswordField,
  SubmitButton,
  TextField,
  type SubmitOutcome,
} from '@school/ui';
import type { NewStudent } from '../../api/types';
import { useOfficeMessages } from '../../messages/office-messages';
import { LeaveGuard } from './leave-guard';
import { AcademicFields, PersonalFields, PictureFields } from './student-fields';
import { registrationFormSchema, type StudentFormValues } from './student-form-values';

export interface RegisterStudentFormProps {
  readonly initialValues: StudentFormValues;
  readonly onSubmit: (registration: NewStudent) => Promise<SubmitOutcome>;
}

/** Everything section 3 asks of a new student. */
export function RegisterStudentForm({ initialValues, onSubmit }: RegisterStudentFormProps) {
  const { students } = useOfficeMessages();
  return (
    <Form<StudentFormValues>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      schema={registrationFormSchema}
      onSubmit={(values) => onSubmit(values as NewStudent)}
      aria-label={students.registerTitle}
    >
      <LeaveGuard />
      <PersonalFields />
      <AcademicFields />
      <FormSection title={students.account}>
        <TextField
          name="studentID"
          label={fieldLabels.studentID}
          required
          maxLength={16}
          hint={
            initialValues.studentID === undefined ? undefined : students.suggestedId(initialValues.studentID)
          }
        />
        <PasswordField
          name="password"
          label={fieldLabels.password}
          required
          hint={students.passwordHint}
          autoComplete="new-password"
        />
        <MoneyField
          name="previousBalance"
          label={fieldLabels.previousBalance}
          required
          hint={students.balanceHint}
        />
      </FormSection>
      <PictureFields />
      <FormBar>
        <SubmitButton>{students.submit}</SubmitButton>
      </FormBar>
    </Form>
  );
}
