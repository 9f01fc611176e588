import { formatRupees, fromRupees, isCalendarDate, monthsLabel } from '@school/domain';
import { Alert, CheckboxField, Stack, useBoundField } from '@school/ui';
import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import type { LeavingDues } from '../../api/types';
import { useWords } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { isNothing, moneyBackText } from './leaving-money';
import { useStudentsMessages } from './messages';
import { useLeavingDues } from './use-students';

/** What a student owes, or gets back, on the day of leaving. */
export function DuesShown({ dues }: { readonly dues: LeavingDues }) {
  const students = useStudentsMessages();
  const { options, locale } = useWords();
  const { outstandingDue, takenBack } = dues;
  const owed = formatRupees(fromRupees(outstandingDue));
  const back = moneyBackText(dues, options.of);
  const months = takenBack.length > 0 && <p>{students.monthsBack(monthsLabel(takenBack, locale))}</p>;
  if (isNothing(dues)) return <Alert tone="success">{students.owesNothing}</Alert>;
  return (
    <Stack gap="s">
      {outstandingDue > 0 && (
        <Alert tone="warning" title={students.owedThen(owed)}>
          {students.stillOwesText}
        </Alert>
      )}
      {(back !== '' || months !== false) && (
        <Alert tone="info" title={students.isPaidBack}>
          {back}
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

// What the server said, and no work that could be lost.
const NOT_TYPED = { subscription: {}, isEqual: () => true };

/** Puts into the form what is owed as it is shown; what was looked at before it was another has to be looked at again. */
export function DuesInForm({ dues }: { readonly dues: LeavingDues | undefined }) {
  const form = useForm();
  useField('outstandingDue', NOT_TYPED);
  useField('duesSeen', NOT_TYPED);
  useEffect(() => {
    form.batch(() => {
      form.change('outstandingDue', dues?.outstandingDue);
      form.change('duesSeen', dues && isNothing(dues) ? true : undefined);
    });
  }, [dues, form]);
  return undefined;
}

export interface LeavingDuesFieldProps {
  readonly studentID: string;
  /** What is owed and to be paid back on the day that is chosen; nothing while that is not known. */
  readonly onDues: (dues: LeavingDues | undefined) => void;
}

/** Reads what is owed on the day that is chosen. */
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
