import { bookMonthsSchema, formatRupees, fromRupees, monthLabel, sum, type BookMonths } from '@school/domain';
import { Checkbox, errorOf, FieldGroup, Stack } from '@school/ui';
import { useField } from 'react-final-form';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useStudentMoneyMessages } from './messages';

type Months = Student['neverCharged'];

export interface BookMonthsFormProps extends Pick<AskFormProps<BookMonths>, 'onSend'> {
  readonly studentID: string;
  /** The months that were never charged, each with its amount in rupees. */
  readonly months: Months;
}

/** The choice of the months to charge, with their sum. */
function MonthChoice({ months }: { readonly months: Months }) {
  const words = useStudentMoneyMessages();
  const { labels, locale } = useWords();
  const { input, meta } = useField<Months>('months');
  const chosen = input.value;
  const isChosen = ({ month }: Months[number]) => chosen.some((one) => one.month === month);
  const toggle = (toggled: Months[number], isOn: boolean) => {
    input.onChange(months.filter((one) => (one.month === toggled.month ? isOn : isChosen(one))));
    input.onBlur();
  };
  return (
    <FieldGroup label={labels.months} error={errorOf(meta)}>
      {() => (
        <Stack gap="xs">
          {months.map((one) => (
            <Checkbox
              key={one.month}
              label={words.monthAndFee(monthLabel(one.month, locale), formatRupees(fromRupees(one.amount)))}
              checked={isChosen(one)}
              onChange={(isOn) => toggle(one, isOn)}
            />
          ))}
          <p aria-live="polite">
            {words.monthsTogether(
              chosen.length,
              formatRupees(sum(...chosen.map(({ amount }) => fromRupees(amount)))),
            )}
          </p>
        </Stack>
      )}
    </FieldGroup>
  );
}

/** The form to charge months that were never charged: which of them, and the reason (D44). */
export function BookMonthsForm({ studentID, months, ...rest }: BookMonthsFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, months, reason: words.bookReason }}
      schema={bookMonthsSchema}
      submitLabel={words.charge}
    >
      <MonthChoice months={months} />
      <ReasonField hint={words.reasonHint} />
    </AskForm>
  );
}
