import { feesFromMonths, monthLabel, type FeeTable, type Registration } from '@school/domain';
import {
  Form,
  FormBar,
  FormRow,
  FormSection,
  MoneyField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
  useKitMessages,
  type SubmitOutcome,
} from '@school/ui';
import { LeaveGuard } from '../../app/leave-guard';
import { useRules, useWords } from '../../messages/words';
import { AdmissionCharges } from './admission-charges';
import { useStudentsMessages } from './messages';
import { StudentFields } from './student-fields';
import { registrationFormSchema, type newStudent } from './student-form-values';

export interface RegisterStudentFormProps {
  readonly initialValues: ReturnType<typeof newStudent>;
  /** The versions of the fee table; nothing while they are not known, and then no amount is shown. */
  readonly feeTables?: readonly FeeTable[] | undefined;
  readonly onSubmit: (registration: Registration) => Promise<SubmitOutcome>;
}

/** Everything section 3 asks of a new student. */
export function RegisterStudentForm({ initialValues, feeTables, onSubmit }: RegisterStudentFormProps) {
  const students = useStudentsMessages();
  const { labels } = useWords();
  const { locale } = useKitMessages();
  const months = feesFromMonths(initialValues.feesFrom);
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(registrationFormSchema)}
      onSubmit={onSubmit}
      aria-label={students.registerTitle}
    >
      <LeaveGuard />
      <StudentFields group="personal" title={students.personal} />
      <StudentFields group="academic" title={students.academic} />
      <FormSection title={students.account}>
        <TextField
          name="studentID"
          label={labels.studentID}
          required
          maxLength={16}
          hint={
            initialValues.studentID === undefined ? undefined : students.suggestedId(initialValues.studentID)
          }
        />
        <PasswordField
          name="password"
          label={labels.password}
          required
          hint={students.passwordHint}
          autoComplete="new-password"
        />
        <MoneyField
          name="previousBalance"
          label={labels.previousBalance}
          required
          hint={students.balanceHint}
        />
        <SelectField
          name="feesFrom"
          label={labels.feesFrom}
          hint={students.feesFromHint}
          options={months.map((month) => ({ value: month, label: monthLabel(month, locale) }))}
        />
        <FormRow>
          <AdmissionCharges month={initialValues.feesFrom} feeTables={feeTables} />
        </FormRow>
      </FormSection>
      <StudentFields group="pictures" title={students.pictures} />
      <FormBar>
        <SubmitButton>{students.submit}</SubmitButton>
      </FormBar>
    </Form>
  );
}
