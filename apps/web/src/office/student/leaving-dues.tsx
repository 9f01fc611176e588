import { formatRupees, fromRupees, isCalendarDate, monthsLabel } from '@school/domain';
import { Alert, CheckboxField, Stack, useBoundField } from '@school/ui';
import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import type { LeavingDues } from '../../api/types';
import { useWords } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { hasNothingToSettle, moneyBackText } from './leaving-money';
import { useStudentsMessages } from './messages';
import { useLeavingDues } from './use-students';

/** The amounts that a student owes, or gets back, on the day of leaving. */
export function DuesShown({ dues }: { readonly dues: LeavingDues }) {
  const students = useStudentsMessages();
  const { options, locale } = useWords();
  const { outstandingDue, takenBack } = dues;
  const owed = formatRupees(fromRupees(outstandingDue));
  const moneyBack = moneyBackText(dues, options.of);
  const monthsBack = takenBack.length > 0 && <p>{students.monthsBack(monthsLabel(takenBack, locale))}</p>;
  if (hasNothingToSettle(dues)) return <Alert tone="success">{students.owesNothing}</Alert>;
  return (
    <Stack gap="s">
      {outstandingDue > 0 && (
        <Alert tone="warning" title={students.owedThen(owed)}>
          {students.stillOwesText}
        </Alert>
      )}
      {(moneyBack !== '' || monthsBack !== false) && (
        <Alert tone="info" title={students.isPaidBack}>
          {moneyBack}
          {monthsBack}
        </Alert>
      )}
      <CheckboxField
        name="duesSeen"
        label={outstandingDue > 0 ? students.duesSeen(owed) : students.moneySeen}
      />
    </Stack>
  );
}

// The value comes from the server, so it does not count as unsaved work.
const NOT_TYPED = { subscription: {}, isEqual: () => true };

/** Puts the dues on screen into the form; when they change, the confirmation that they were seen has to be given again. */
export function DuesInForm({ dues }: { readonly dues: LeavingDues | undefined }) {
  const form = useForm();
  useField('outstandingDue', NOT_TYPED);
  useField('duesSeen', NOT_TYPED);
  useEffect(() => {
    form.batch(() => {
      form.change('outstandingDue', dues?.outstandingDue);
      form.change('duesSeen', dues && hasNothingToSettle(dues) ? true : undefined);
    });
  }, [dues, form]);
  return undefined;
}

export interface LeavingDuesFieldProps {
  readonly studentID: string;
  /** Called with the dues and refunds on the chosen day, or undefined while they are not known. */
  readonly onDues: (dues: LeavingDues | undefined) => void;
}

/** Reads and shows the dues on the chosen day. */
export function LeavingDuesField({ studentID, onDues }: LeavingDuesFieldProps) {
  const { value: leftOn } = useBoundField('leftOn').input;
  const { data, error, isFetching } = useLeavingDues(studentID, isCalendarDate(leftOn) ? leftOn : undefined);
  useEffect(() => onDues(data), [data, onDues]);
  return (
    <>
      <DuesInForm dues={data} />
      {data ? (
        <DuesShown dues={data} />
      ) : error ? (
        <Alert tone="danger">{error.message}</Alert>
      ) : (
        isFetching && <Loading />
      )}
    </>
  );
}
