import {
  familyDue,
  familyMonths,
  familyPaymentSchema,
  familyShares,
  formatRupees,
  fullName,
  monthLabel,
  paise,
  parseRupees,
  paymentModes,
  schoolDate,
  type FamilyForm as FamilyFormValues,
  type FamilyMember,
  type FamilyPayment,
} from '@school/domain';
import {
  Button,
  Form,
  Grid,
  MoneyField,
  Row,
  SelectField,
  Stack,
  Text,
  type SubmitOutcome,
} from '@school/ui';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import type { FamilyChild } from '../../../api/types';
import { useRules, useWords } from '../../../messages/words';
import { OptionSelect } from '../../form/option-field';
import { useReadFirst } from '../../form/use-read-first';
import { ModeDetails } from '../../ledger/mode-details';
import { amountDue, useAmountDue, useTellTyped } from '../use-amount-due';
import { UpiCodePart } from '../upi-code-part';
import { useFamilyMessages } from './messages';
import { memberOf } from './use-family';

interface FamilyFormProps {
  /** The children that owe something, or can pay ahead. */
  readonly family: readonly FamilyChild[];
  /** Who stands at the counter: what the family's payment is known by. */
  readonly studentID: string;
  readonly onSubmit: (payment: FamilyPayment) => Promise<SubmitOutcome>;
  readonly onCancel: () => void;
  /** Hears whether something stands in it that somebody typed, or is being sent. */
  readonly onTyped?: (isTyped: boolean) => void;
}

interface FieldsProps extends Omit<FamilyFormProps, 'onSubmit'> {
  /** The same children, as the rules take them. */
  readonly members: readonly FamilyMember[];
}

function Fields({ family, members, studentID: reference, onCancel, onTyped }: FieldsProps) {
  const words = useFamilyMessages();
  const { options, locale } = useWords();
  const { values, errors, submitting } = useFormState<FamilyFormValues>({
    subscription: { values: true, errors: true, submitting: true },
  });
  const { mode = 'Cash', throughMonth, paidAmount } = values;
  const all = familyDue(members, throughMonth);
  useAmountDue(all, throughMonth);
  useTellTyped(all, onTyped);
  const amount = parseRupees(paidAmount ?? '') ?? paise(0);
  // What would be refused is nobody's share, and no family scans it.
  const shares = errors?.['paidAmount'] === undefined ? familyShares(members, amount, throughMonth) : [];
  const childOf = (studentID: string) => family.find((one) => one.studentID === studentID);
  const nameOf = (studentID: string) => {
    const child = childOf(studentID);
    return child ? fullName(child) : studentID;
  };
  const [payee, other] = new Set(shares.map(({ studentID }) => childOf(studentID)?.fees.branchCode));
  const readFirst = useReadFirst(String(all));
  return (
    <Stack gap="s">
      <Grid>
        <SelectField
          name="throughMonth"
          label={words.payUpTo}
          options={familyMonths(members).map((month) => ({ value: month, label: monthLabel(month, locale) }))}
          required
        />
        <MoneyField name="paidAmount" label={words.amount} announced required />
        <OptionSelect name="mode" of={paymentModes} />
        <ModeDetails />
      </Grid>
      <p aria-live="polite">
        {shares
          .map(({ studentID, paidAmount: part }) => words.share(nameOf(studentID), formatRupees(part)))
          .join(' · ')}
      </p>
      {mode === 'UPI' && other !== undefined && <Text>{words.twoBranches}</Text>}
      {mode === 'UPI' && payee !== undefined && other === undefined && (
        <UpiCodePart branchCode={payee} amount={amount} reference={reference} />
      )}
      <Row>
        <Button type="submit" autoFocus loading={submitting} {...readFirst}>
          {words.pay(formatRupees(amount), options.mode[mode])}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** How a family pays for all its children: all, a part, or months ahead, with what each child gets on screen (D83). */
export function FamilyForm({ onSubmit, ...fields }: FamilyFormProps) {
  const words = useFamilyMessages();
  const { family } = fields;
  const members = useMemo(() => family.map(memberOf), [family]);
  const schema = useMemo(() => familyPaymentSchema(members, schoolDate(new Date())), [members]);
  return (
    <Form
      aria-label={words.form}
      initialValues={{
        mode: 'Cash',
        throughMonth: family[0]?.fees.month ?? '',
        paidAmount: amountDue(familyDue(members)),
      }}
      schema={useRules(schema)}
      onSubmit={onSubmit}
    >
      <Fields {...fields} members={members} />
    </Form>
  );
}
