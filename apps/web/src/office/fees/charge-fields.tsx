import {
  headLabel,
  paymentTypes,
  sessionName,
  type CounterForm,
  type CounterHead,
  type PaymentType,
} from '@school/domain';
import { SelectField, useBoundField } from '@school/ui';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { ChargeLine, useUsualLine, type UsualCharges } from './charge-line';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { MoreCharges } from './more-charges';
import { Pair } from './pair';
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

export interface ChargeFieldsProps {
  readonly usual: UsualCharges;
  /** The heads of the school that the payment may be for (D78). */
  readonly heads: readonly CounterHead[];
  readonly mayCharge: boolean;
  /** The current month. */
  readonly month: string;
  /** Shown beside the type. */
  readonly mode: ReactNode;
}

/**
 * The type of the payment. For any type but monthly it offers to book the charge with the payment (D33, D47), and further
 * charges beside it (D78). A head that is charged with the months brings no charge of its own.
 */
export function ChargeFields({ usual, heads, mayCharge, month, mode }: ChargeFieldsProps) {
  const fees = useFeesMessages();
  const { labels, options } = useWords();
  const form = useForm<CounterForm>();
  const select = useTillKey<HTMLSelectElement>(tillKeys.type);
  const { value: toward } = useBoundField('toward').input;
  const chargeable: readonly PaymentType[] = [
    ...paymentTypes,
    ...heads.filter((one) => one.mayCharge).map(({ head }) => head),
  ];
  const type = chargeable.find((one) => mayCharge && one !== 'monthly' && one === toward);
  const session = sessionName(month);
  useUsualLine({ list: 'charges', index: 0 }, type, usual, session);

  // An amount filled in for another type must not be charged with a type that brings no charge.
  const isWithoutCharge = heads.some((one) => !one.mayCharge && one.head === toward);
  useEffect(() => {
    if (!isWithoutCharge) return;
    form.change('charges', undefined);
    form.change('more', undefined);
  }, [form, isWithoutCharge]);

  return (
    <>
      <Pair>
        <SelectField
          ref={select}
          name="toward"
          label={<LabelWithKey label={labels.toward} shortcut={tillKeys.type} />}
          aria-keyshortcuts={tillKeys.type}
          options={[
            ...optionsOf(paymentTypes, options.toward),
            ...heads.map(({ head }) => ({ value: head, label: headLabel(options.head, head) })),
          ]}
          required
        />
        {mode}
      </Pair>
      {type !== undefined && (
        <Box>
          <legend>{fees.charge(headLabel(options.toward, type))}</legend>
          <p>{fees.chargeHint}</p>
          <ChargeLine list="charges" index={0} isRequired={false} />
          <MoreCharges toward={type} heads={heads} usual={usual} session={session} />
        </Box>
      )}
    </>
  );
}
