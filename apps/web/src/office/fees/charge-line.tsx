import { formatAmount, isSchoolHead, type FeeHead, type Paise } from '@school/domain';
import { MoneyField, TextField } from '@school/ui';
import { useWords } from '../../messages/words';
import { useUsual } from '../form/use-usual';
import { useFeesMessages } from './messages';
import { Pair } from './pair';

/** The usual charge for each head, where it is known, in paise. */
export type UsualCharges = Readonly<Partial<Record<FeeHead, Paise | undefined>>>;

/** The position of a charge in the form: that of the payment type, or one of those beside it. */
export interface ChargePlace {
  readonly list: 'charges' | 'more';
  readonly index: number;
}

/** Fills in the usual amount and reason for a head. @param head undefined where nothing is charged */
export function useUsualLine(
  { list, index }: ChargePlace,
  head: FeeHead | undefined,
  usual: UsualCharges,
  session: string,
) {
  const { usualReasons } = useFeesMessages();
  const reasons: Readonly<Partial<Record<FeeHead, string>>> = usualReasons;
  const name = `${list}.${String(index)}`;
  const amount = head && usual[head];
  useUsual(`${name}.amount`, head && (amount === undefined ? '' : formatAmount(amount)));
  useUsual(`${name}.reason`, head && (isSchoolHead(head) ? session : (reasons[head] ?? '')));
}

/** The amount of a charge and its reason (D47). */
export function ChargeLine({ list, index, isRequired }: ChargePlace & { readonly isRequired: boolean }) {
  const { labels } = useWords();
  const name = `${list}.${String(index)}`;
  return (
    <Pair>
      <MoneyField name={`${name}.amount`} label={labels.amount} required={isRequired} />
      <TextField
        name={`${name}.reason`}
        label={labels.reason}
        required={isRequired}
        maxLength={200}
        autoComplete="off"
      />
    </Pair>
  );
}
