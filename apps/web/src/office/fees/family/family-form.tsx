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
  /** The student at the counter, whose ID is the reference of the family's payment. */
  readonly studentID: string;
  readonly onSubmit: (payment: FamilyPayment) => Promise<SubmitOutcome>;
  readonly onCancel: () => void;
  /** Called with whether the form holds typed values or is being sent. */
  readonly onTyped?: (isTyped: boolean) => void;
}

interface FieldsProps extends Omit<FamilyFormProps, 'onSubmit'> {
  /** The same children in the form that the domain rules expect. */
  readonly members: readonly FamilyMember[];
}

function Fields({ family, members, studentID: reference, onCancel, onTyped }: FieldsProps) {
  const words = useFamilyMessages();
  const { options, locale } = useWords();
  const { values, errors, submitting } = useFormState<FamilyFormValues>({
    subscription: { values: true, errors: true, submitting: true },
  });
  const { mode = 'Cash', throughMonth, paidAmount } = values;
  const totalDue = familyDue(members, throughMonth);
  useAmountDue(totalDue, throughMonth);
  useTellTyped(totalDue, onTyped);
  const amount = parseRupees(paidAmount ?? '') ?? paise(0);
  // An amount that would be refused is not shared out, and no UPI code is shown for it.
  const shares = errors?.['paidAmount'] === undefined ? familyShares(members, amount, throughMonth) : [];
  const childOf = (studentID: string) => family.find((one) => one.studentID === studentID);
  const nameOf = (studentID: string) => {
    const child = childOf(studentID);
    return child ? fullName(child) : studentID;
  };
  const [payeeBranch, otherBranch] = new Set(
    shares.map(({ studentID }) => childOf(studentID)?.fees.branchCode),
  );
  const readFirst = useReadFirst(String(totalDue));
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
        <OptionSelect name="mode" values={paymentModes} />
        <ModeDetails />
      </Grid>
      <p aria-live="polite">
        {shares
          .map(({ studentID, paidAmount: shareAmount }) =>
            words.share(nameOf(studentID), formatRupees(shareAmount)),
          )
          .join(' · ')}
      </p>
      {mode === 'UPI' && otherBranch !== undefined && <Text>{words.twoBranches}</Text>}
      {mode === 'UPI' && payeeBranch !== undefined && otherBranch === undefined && (
        <UpiCodePart branchCode={payeeBranch} amount={amount} reference={reference} />
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

/** The form to pay for all children of a family: all, a part, or months ahead, with each child's share on screen (D83). */
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
