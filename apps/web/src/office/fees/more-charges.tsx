import { chargeHeads, headLabel, type ChargeHead, type CounterForm, type CounterHead } from '@school/domain';
import { Button, IconButton, SelectField } from '@school/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { focusOnMount } from '../../screen/focus-on-mount';
import { ChargeLine, useUsualLine, type UsualCharges } from './charge-line';
import { useFeesMessages } from './messages';

const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding-block-start: ${({ theme }) => theme.space.s};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
`;

/** A row with the head and the button that removes the charge. */
const HeadRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space.xs};
`;

export interface MoreChargesProps {
  /** The head that the payment is for: its charge stands above these. */
  readonly toward: string;
  readonly heads: readonly CounterHead[];
  readonly usual: UsualCharges;
  /** The session for which the school's own heads are usually charged, such as `2026-27`. */
  readonly session: string;
}

interface OtherChargeProps extends Omit<MoreChargesProps, 'toward' | 'heads'> {
  readonly index: number;
  readonly head: ChargeHead | undefined;
  readonly choices: readonly ChargeHead[];
  readonly onRemove: () => void;
}

function OtherCharge({ index, head, choices, usual, session, onRemove }: OtherChargeProps) {
  const fees = useFeesMessages();
  const { labels, options } = useWords();
  const place = { list: 'more', index } as const;
  useUsualLine(place, head, usual, session);
  return (
    <Line role="group" aria-label={fees.otherCharge(index + 2)}>
      <HeadRow>
        <SelectField
          ref={focusOnMount}
          name={`more.${String(index)}.head`}
          label={labels.head}
          required
          options={choices.map((value) => ({ value, label: headLabel(options.head, value) }))}
        />
        <IconButton
          label={fees.removeCharge(index + 2)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </HeadRow>
      <ChargeLine {...place} isRequired />
    </Line>
  );
}

/** Further charges with the same payment, each with its own head (D78). */
export function MoreCharges({ toward, heads, usual, session }: MoreChargesProps) {
  const fees = useFeesMessages();
  const form = useForm<CounterForm>();
  const { values } = useFormState<CounterForm>({ subscription: { values: true } });
  const addButton = useRef<HTMLButtonElement>(null);
  const more = values.more ?? [];
  const allHeads: readonly ChargeHead[] = [
    ...chargeHeads,
    ...heads.filter(({ mayCharge }) => mayCharge).map(({ head }) => head),
  ];
  const used = new Set<string | undefined>([toward, ...more.map(({ head }) => head)]);
  const unused = allHeads.filter((head) => !used.has(head));
  const remove = (index: number) => {
    form.change(
      'more',
      more.filter((_, otherIndex) => otherIndex !== index),
    );
    addButton.current?.focus();
  };
  return (
    <>
      {more.map(({ head }, index) => {
        const chosenHead = allHeads.find((one) => one === head);
        return (
          <OtherCharge
            // A charge is identified by its position: nothing else names it before its head is chosen.
            key={index}
            index={index}
            head={chosenHead}
            choices={allHeads.filter((one) => one === chosenHead || unused.includes(one))}
            usual={usual}
            session={session}
            onRemove={() => remove(index)}
          />
        );
      })}
      {unused.length > 0 && (
        <div>
          <Button
            ref={addButton}
            size="s"
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => form.change('more', [...more, {}])}
          >
            {fees.addCharge}
          </Button>
        </div>
      )}
    </>
  );
}
