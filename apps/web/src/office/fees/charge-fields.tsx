import { formatAmount, paymentTypes, type CounterForm, type Paise, type PaymentType } from '@school/domain';
import { MoneyField, SelectField, TextField, useBoundField } from '@school/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { LabelWithKey } from './label-with-key';
import { Pair } from './pair';
import { useFeesMessages } from './messages';
import { tillKeys, useTillKey } from './till-keys';

const Box = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  min-inline-size: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};

  legend {
    padding-inline: ${({ theme }) => theme.space.xxs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  p {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** What is usually charged for a type of payment, where that is known. Paise. */
export type UsualCharges = Readonly<Partial<Record<PaymentType, Paise | undefined>>>;

export interface ChargeFieldsProps {
  readonly usual: UsualCharges;
  readonly mayCharge: boolean;
  /** Stands beside the type. */
  readonly mode: ReactNode;
}

/** The type of the payment; one other than monthly offers to book its charge with the payment (D33, D47). */
export function ChargeFields({ usual, mayCharge, mode }: ChargeFieldsProps) {
  const fees = useFeesMessages();
  const { labels, options } = useWords();
  const form = useForm();
  const select = useTillKey<HTMLSelectElement>(tillKeys.type);
  const { value: toward } = useBoundField('toward').input;
  const type = (mayCharge && paymentTypes.find((one) => one === toward)) || 'monthly';
  const reasons: Readonly<Partial<Record<PaymentType, string>>> = fees.usualReasons;
  const amount = usual[type];
  const filledIn = useRef({ amount: '', reason: '' });

  // What is usual for a type is filled in; what somebody typed stays.
  useEffect(() => {
    if (type === 'monthly') return;
    const usually = {
      amount: amount === undefined ? '' : formatAmount(amount),
      reason: reasons[type] ?? '',
    };
    const typed = (form.getState().values as CounterForm).charges?.[0];
    for (const name of ['amount', 'reason'] as const)
      if ((typed?.[name] ?? '') === filledIn.current[name]) form.change(`charges.0.${name}`, usually[name]);
    filledIn.current = usually;
  }, [amount, reasons, form, type]);

  return (
    <>
      <Pair>
        <SelectField
          ref={select}
          name="toward"
          label={<LabelWithKey label={fees.paymentType} shortcut={tillKeys.type} />}
          aria-keyshortcuts={tillKeys.type}
          options={optionsOf(paymentTypes, options.toward)}
          required
        />
        {mode}
      </Pair>
      {type !== 'monthly' && (
        <Box>
          <legend>{fees.charge(options.toward[type])}</legend>
          <p>{fees.chargeHint}</p>
          <MoneyField name="charges.0.amount" label={labels.amount} autoComplete="off" />
          <TextField name="charges.0.reason" label={labels.reason} maxLength={200} autoComplete="off" />
        </Box>
      )}
    </>
  );
}
