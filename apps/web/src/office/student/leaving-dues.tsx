import { formatRupees, fromRupees, isCalendarDate, monthsLabel } from '@school/domain';
import { Alert, CheckboxField, Stack, useBoundField, useKitMessages } from '@school/ui';
import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import type { LeavingDues } from '../../api/types';
import { useWords } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { useStudentsMessages } from './messages';
import { useLeavingDues } from './use-students';

/** What a student owes, or gets back, on the day of leaving. */
export function DuesShown({ dues }: { readonly dues: LeavingDues }) {
  const students = useStudentsMessages();
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

export const isNothing = ({ outstandingDue, advance, security, takenBack }: LeavingDues) =>
  outstandingDue === 0 && advance === 0 && security === 0 && takenBack.length === 0;

// What the server said, and no work that could be lost.
const NOT_TYPED = { subscription: {}, isEqual: () => true };

export interface LeavingDuesFieldProps {
  readonly studentID: string;
  /** What is owed and to be paid back on the day that is chosen; nothing while that is not known. */
  readonly onDues: (dues: LeavingDues | undefined) => void;
}

/** Reads what is owed on the day that is chosen; what was looked at of another day has to be looked at again. */
export function LeavingDuesField({ studentID, onDues }: LeavingDuesFieldProps) {
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
