import { choiceLabel, fromRupees, handOverSchema, parseRupees, paise, toRupees } from '@school/domain';
import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Form,
  MoneyField,
  RadioGroupField,
  Row,
  Stack,
  SubmitButton,
  Text,
  TextField,
  type TextFieldProps,
} from '@school/ui';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import type { ClosingRequest, Comparison, Drawer } from '../../api/types';
import { optionsOf, rupeesShown, useRules, useWords } from '../../messages/words';
import { useReadFirst } from '../form/use-read-first';
import { useClosingMessages } from './messages';

const Figures = styled(DescriptionList)`
  grid-template-columns: auto auto;
  justify-content: start;
  column-gap: ${({ theme }) => theme.space.l};

  dd {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** Limits the width to that of a dialog, because a line across the whole screen is hard to read back. */
const Short = styled.div`
  max-inline-size: ${({ theme }) => theme.size.dialog};
`;

/** A line for the reason why the drawer is not as it should be. */
function WhyOtherwise(props: Pick<TextFieldProps, 'name' | 'label' | 'autoFocus'>) {
  const { reasonHint } = useClosingMessages();
  return (
    <Short>
      <TextField {...props} hint={reasonHint} required maxLength={200} />
    </Short>
  );
}

const ClosingFloatBox = styled.div`
  max-inline-size: ${({ theme }) => theme.size.column};
`;

/** The amount handed over, from the typed amount that stays in the drawer; nothing is shown for an amount that is unreadable. */
function HandedOver({ counted }: Pick<Comparison, 'counted'>) {
  const { labels } = useWords();
  const { values } = useFormState<{ readonly closingFloat?: unknown }>({ subscription: { values: true } });
  const closingFloat = parseRupees(values.closingFloat);
  const countedCash = fromRupees(counted);
  return (
    <Text role="status" weight="bold">
      {closingFloat !== undefined &&
        closingFloat <= countedCash &&
        `${labels.handedOver}: ${rupeesShown(toRupees(paise(countedCash - closingFloat)))}`}
    </Text>
  );
}

/** The fields of a closing besides its count. */
export type HandOver = Omit<ClosingRequest, 'openingFloat' | 'counts'>;

export interface ComparedCountProps {
  readonly compared: Comparison;
  /** The amount the drawer began with, in rupees, and the amount last left in it, where somebody entered it. */
  readonly openingFloat: number;
  readonly lastFloat: Drawer['lastFloat'];
  readonly onClose: (handOver: HandOver) => Promise<void>;
  readonly onAgain: () => void;
}

/**
 * The counted amount beside the expected one: the collector explains a difference, enters what stays in the drawer and closes
 * it, or counts again (D54, D86).
 */
export function ComparedCount(props: ComparedCountProps) {
  const { compared, openingFloat, lastFloat, onClose, onAgain } = props;
  const words = useClosingMessages();
  const { labels, options } = useWords();
  const { counted, expected, difference, branches } = compared;
  const hasOtherFloat = lastFloat !== undefined && lastFloat !== openingFloat;
  const isDifferent = difference !== 0;
  // If all agrees nothing has to be typed, and the button takes the focus.
  const agrees = !isDifferent && !hasOtherFloat;
  const isOfBranches = branches.length > 1;
  const readFirst = useReadFirst(String(counted));
  const rules = useMemo(
    () => handOverSchema({ counted: fromRupees(counted), hasOtherFloat, isDifferent, isOfBranches }),
    [counted, hasOtherFloat, isDifferent, isOfBranches],
  );
  return (
    <Stack>
      <Figures layout="figures">
        <DescriptionItem label={words.counted}>{rupeesShown(counted)}</DescriptionItem>
        <DescriptionItem label={labels.expected}>{rupeesShown(expected)}</DescriptionItem>
        {isOfBranches &&
          branches.map(({ key, amount }) => (
            <DescriptionItem key={key} label={words.cashOf(choiceLabel(options.branchCode, key))}>
              {rupeesShown(amount)}
            </DescriptionItem>
          ))}
        <DescriptionItem label={labels.difference}>{rupeesShown(difference)}</DescriptionItem>
      </Figures>
      {!isDifferent && <Alert tone="success">{words.agrees}</Alert>}
      {isDifferent && (
        <Alert tone="warning">
          {difference < 0 ? words.short(rupeesShown(-difference)) : words.over(rupeesShown(difference))}
        </Alert>
      )}
      {hasOtherFloat && (
        <Alert tone="warning">{words.otherFloat(rupeesShown(lastFloat), rupeesShown(openingFloat))}</Alert>
      )}
      <Form
        initialValues={{ closingFloat: String(Math.min(openingFloat, counted)) }}
        schema={useRules(rules)}
        onSubmit={async ({ closingFloat, floatReason, reason, differenceBranch }) => {
          await onClose({
            closingFloat: toRupees(closingFloat),
            ...(floatReason !== undefined && { floatReason }),
            ...(reason !== undefined && { reason }),
            ...(differenceBranch !== undefined && { differenceBranch }),
          });
          return undefined;
        }}
        aria-label={words.close}
      >
        {hasOtherFloat && <WhyOtherwise name="floatReason" label={labels.floatReason} autoFocus />}
        {isDifferent && <WhyOtherwise name="reason" label={labels.reason} autoFocus={!hasOtherFloat} />}
        {isDifferent && isOfBranches && (
          <RadioGroupField
            name="differenceBranch"
            label={labels.differenceBranch}
            options={optionsOf(
              branches.map(({ key }) => key),
              options.branchCode,
            )}
            required
          />
        )}
        <ClosingFloatBox>
          <MoneyField name="closingFloat" label={labels.closingFloat} hint={words.staysHint} required />
        </ClosingFloatBox>
        <HandedOver counted={counted} />
        <Row>
          <SubmitButton {...(agrees && { autoFocus: true, ...readFirst })}>
            {isDifferent ? words.closeWithDifference : words.close}
          </SubmitButton>
          <Button variant="secondary" onClick={onAgain}>
            {words.countAgain}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
