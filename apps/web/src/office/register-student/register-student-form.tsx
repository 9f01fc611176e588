import { feesFromMonths, monthLabel, type FeeTable, type Registration } from '@school/domain';
import {
  Form,
  FormCell,
  FormRow,
  FormSection,
  MoneyField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
  type SubmitOutcome,
} from '@school/ui';
import { useRules, useWords } from '../../messages/words';
import { DraftKeeper, type DraftKeeperProps } from '../form/draft-keeper';
import { LeaveGuard } from '../form/leave-guard';
import { useStudentsMessages } from '../student/messages';
import { fieldsOf } from '../student/placed-fields';
import { StudentFields } from '../student/student-fields';
import { StudentFormBar } from '../student/student-form-bar';
import { registrationFormSchema, type newStudent } from '../student/student-form-values';
import { AdmissionCharges } from './admission-charges';

export interface RegisterStudentFormProps {
  readonly initialValues: ReturnType<typeof newStudent>;
  /** The versions of the fee table; undefined while they are not known, when no amounts are shown. */
  readonly feeTables?: readonly FeeTable[] | undefined;
  readonly onSubmit: (registration: Registration) => Promise<SubmitOutcome>;
  readonly draft: DraftKeeperProps['draft'];
}

/** The registration form with all fields that section 3 asks of a new student. */
export function RegisterStudentForm({ initialValues, feeTables, onSubmit, draft }: RegisterStudentFormProps) {
  const students = useStudentsMessages();
  const { labels, locale } = useWords();
  const months = feesFromMonths(initialValues.feesFrom);
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(registrationFormSchema)}
      onSubmit={onSubmit}
      marks="optional"
      aria-label={students.registerTitle}
    >
      <LeaveGuard />
      <DraftKeeper draft={draft}>
        <StudentFields group="personal" title={students.personal} />
        <StudentFields group="academic" title={students.academic} />
        <FormSection title={students.account} id="account" fitted>
          <FormCell size="m">
            <TextField
              name="studentID"
              label={labels.studentID}
              required
              maxLength={16}
              hint={
                initialValues.studentID === undefined
                  ? undefined
                  : students.suggestedId(initialValues.studentID)
              }
            />
          </FormCell>
          <FormCell size="m">
            <PasswordField
              name="password"
              label={labels.password}
              required
              hint={students.passwordHint}
              autoComplete="new-password"
            />
          </FormCell>
          <FormCell size="m">
            <MoneyField
              name="previousBalance"
              label={labels.previousBalance}
              required
              hint={students.balanceHint}
            />
          </FormCell>
          <FormCell size="m">
            <SelectField
              name="feesFrom"
              label={labels.feesFrom}
              hint={students.feesFromHint}
              options={months.map((month) => ({ value: month, label: monthLabel(month, locale) }))}
            />
          </FormCell>
          <FormRow>
            <AdmissionCharges month={initialValues.feesFrom} feeTables={feeTables} />
          </FormRow>
        </FormSection>
        <StudentFields group="pictures" title={students.pictures} />
      </DraftKeeper>
      <StudentFormBar
        parts={[
          { id: 'personal', title: students.parts.personal, fields: fieldsOf('personal') },
          { id: 'academic', title: students.parts.academic, fields: fieldsOf('academic') },
          {
            id: 'account',
            title: students.parts.account,
            fields: ['studentID', 'password', 'previousBalance'],
          },
          { id: 'pictures', title: students.parts.pictures, fields: fieldsOf('pictures') },
        ]}
      >
        <SubmitButton>{students.submit}</SubmitButton>
      </StudentFormBar>
    </Form>
  );
}
