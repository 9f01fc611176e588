import {
  cashOf,
  denominations,
  drawerCountSchema,
  formatRupees,
  toRupees,
  type CashCount,
} from '@school/domain';
import { Form, MoneyField, Row, SubmitButton, Text, TextField } from '@school/ui';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import type { CountRequest, Drawer } from '../../api/types';
import { rupeesShown, useRules, useWords } from '../../messages/words';
import { AfterSave } from '../form/after-save';
import { selectOnMount } from '../../screen/focus-on-mount';
import { useClosingMessages } from './messages';

const Notes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};
  max-inline-size: 36rem;
`;

const Counted = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

const FloatBox = styled.div`
  max-inline-size: ${({ theme }) => theme.size.column};
`;

interface Typed {
  readonly counts?: Readonly<Partial<Record<keyof CashCount, unknown>>>;
}

/** The sum of the amounts typed so far; an unreadable field counts as nothing and shows its own error. */
function CountedSoFar() {
  const words = useClosingMessages();
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const countSchema = drawerCountSchema.shape.counts.shape.n1;
  const readable = (typed: unknown) => (countSchema.safeParse(typed).success ? typed : 0);
  const counts = drawerCountSchema.shape.counts.parse(
    Object.fromEntries(Object.entries(values.counts ?? {}).map(([name, typed]) => [name, readable(typed)])),
  );
  return (
    <Counted role="status" size="l" weight="bold">
      {words.countedSoFar(formatRupees(cashOf(counts)))}
    </Counted>
  );
}

export interface CountFormProps {
  /** The previous count, or only the float. */
  readonly initial: Partial<CountRequest>;
  /** The number of the coming closing; before the first one, no closing left a float. */
  readonly number: number;
  /** The amount left in the drawer, or put in before the first payment, in rupees. */
  readonly lastFloat: Drawer['lastFloat'];
  readonly onCounted: (count: CountRequest) => Promise<void>;
  /** The number of counts that were compared. */
  readonly answerCount: number;
  /** Called when one more was compared, unless the count was corrected meanwhile: then it is not the compared one any more. */
  readonly onAnswered: () => void;
}

/** The form to count the drawer by the number of each note and coin. The expected amount is not shown before (D54). */
export function CountForm(props: CountFormProps) {
  const { initial, number, lastFloat, onCounted, answerCount, onAnswered } = props;
  const words = useClosingMessages();
  const { labels } = useWords();
  const floatHint = (amount: number) =>
    number === 1 ? words.floatPutIn(rupeesShown(amount)) : words.floatLeft(rupeesShown(amount));
  const typedCounts = Object.fromEntries(
    Object.entries(initial.counts ?? {}).map(([name, count]) => [name, count === 0 ? '' : String(count)]),
  );
  return (
    <Form
      initialValues={{
        openingFloat: initial.openingFloat === undefined ? '' : String(initial.openingFloat),
        counts: typedCounts,
      }}
      schema={useRules(drawerCountSchema)}
      onSubmit={async ({ openingFloat, counts }) => {
        await onCounted({ openingFloat: toRupees(openingFloat), counts });
        return undefined;
      }}
      aria-label={words.count}
    >
      <AfterSave saves={answerCount} onWhole={onAnswered} />
      <FloatBox>
        <MoneyField
          ref={selectOnMount}
          name="openingFloat"
          label={labels.openingFloat}
          hint={lastFloat === undefined ? words.floatHint : floatHint(lastFloat)}
          required
        />
      </FloatBox>
      <Notes role="group" aria-label={words.denominations}>
        {denominations.map((denomination) => (
          <TextField
            key={denomination}
            name={`counts.n${denomination}`}
            label={words.pieces(denomination)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
          />
        ))}
      </Notes>
      <CountedSoFar />
      <Row>
        <SubmitButton>{words.compare}</SubmitButton>
      </Row>
    </Form>
  );
}
