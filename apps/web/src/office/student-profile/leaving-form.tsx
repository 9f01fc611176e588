import { leavingFormSchema, leavingReasons, schoolDate, type Leaving } from '@school/domain';
import { DateField, SelectField, TextareaField } from '@school/ui';
import { useState } from 'react';
import { optionsOf, useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { Loading } from '../list/loading';
import { useLeavingDues } from '../student/use-students';
import { useStudentProfileMessages } from './messages';
import { LeavingDuesField, type LeavingDuesFieldProps } from '../student/leaving-dues';
import { useStudentsMessages } from '../student/messages';

type LeavingRequest = Leaving & { readonly duesSeen: true };

/** What a student owes, or gets back, on the day of leaving. */
function DuesShown({ dues }: { readonly dues: LeavingDues }) {
  const students = useStudentProfileMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const { outstandingDue, advance, security, takenBack } = dues;
  const owed = formatRupees(fromRupees(outstandingDue));
  const back = Object.entries({ advance, security }).filter(([, amount]) => amount > 0);
  const months = takenBack.length > 0 && <p>{students.monthsBack(monthsLabel(takenBack, locale))}</p>;
  if (isNothing(dues)) return <Alert tone="success">{students.owesNothing}</Alert>;
  return (
    <Stack gap="s">
      {outstandingDue > 0 && (
        <Alert tone="warning" title={students.owedThen(owed)}>
          {students.stillOwesText}
        </Alert>
      )}
      {(back.length > 0 || months !== false) && (
        <Alert tone="info" title={students.isPaidBack}>
          {back
            .map(([of, amount]) => `${optionOf(options.of, of)} ${formatRupees(fromRupees(amount))}`)
            .join(', ')}
          {months}
        </Alert>
      )}
      <CheckboxField
        name="duesSeen"
        label={outstandingDue > 0 ? students.duesSeen(owed) : students.moneySeen}
      />
    </Stack>
  );
}

const optionOf = (names: Readonly<Record<string, string>>, of: string) => names[of] ?? of;

const isNothing = ({ outstandingDue, advance, security, takenBack }: LeavingDues) =>
  outstandingDue === 0 && advance === 0 && security === 0 && takenBack.length === 0;

// What the server said, and no work that could be lost.
const NOT_TYPED = { subscription: {}, isEqual: () => true };

/** Reads what is owed on the day that is chosen; what was looked at of another day has to be looked at again. */
function Dues({ studentID, onDues }: Pick<LeavingFormProps, 'studentID' | 'onDues'>) {
  const form = useForm();
  const { value: leftOn } = useBoundField('leftOn').input;
  const dues = useLeavingDues(studentID, isCalendarDate(leftOn) ? leftOn : undefined);
  useField('outstandingDue', NOT_TYPED);
  useField('duesSeen', NOT_TYPED);
  const { data } = dues;
  useEffect(() => {
    form.batch(() => {
      form.change('outstandingDue', data?.outstandingDue);
      form.change('duesSeen', data && isNothing(data) ? true : undefined);
    });
    onDues(data);
  }, [data, form, onDues]);
  if (dues.error) return <Alert tone="danger">{dues.error.message}</Alert>;
  if (data) return <DuesShown dues={data} />;
  return dues.isFetching ? <Loading /> : undefined;
}

export interface LeavingFormProps extends Pick<AskFormProps<LeavingRequest>, 'onSend' | 'onCancel'> {
  readonly studentID: string;
export interface LeavingFormProps
  extends Pick<AskFormProps<LeavingRequest>, 'onSend' | 'onCancel'>, LeavingDuesFieldProps {
  readonly name: string;
}

/** When and why a student leaves, and what is owed then or to be paid back, which has to be looked at (D22, D74). */
export function LeavingForm({ studentID, name, onDues, ...rest }: LeavingFormProps) {
  const students = useStudentProfileMessages();
  const { labels, options } = useWords();
  const [today] = useState(() => schoolDate(new Date()));
  return (
    <AskForm
      {...rest}
      label={students.removeTitle(name)}
      initialValues={{ studentID, leftOn: today }}
      schema={leavingFormSchema}
      submitLabel={students.remove}
      tone="danger"
    >
      <DateField name="leftOn" label={labels.leftOn} max={today} required />
      <SelectField
        name="leavingReason"
        label={labels.leavingReason}
        required
        options={optionsOf(leavingReasons, options.leavingReason)}
      />
      <TextareaField name="remark" label={labels.remark} rows={2} maxLength={200} />
      <LeavingDuesField studentID={studentID} onDues={onDues} />
    </AskForm>
  );
}
