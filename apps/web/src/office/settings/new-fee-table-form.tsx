import {
  feeBands,
  feeColumns,
  feesFromMonths,
  formatAmount,
  formatRupees,
  monthLabel,
  newFeeTableSchema,
  parseRupees,
  tableAt,
  type FeeTable,
} from '@school/domain';
import {
  Badge,
  Button,
  Form,
  FormSection,
  MoneyField,
  Row,
  SelectField,
  SubmitButton,
  useKitMessages,
  type SubmitOutcome,
} from '@school/ui';
import { useField, useFormState } from 'react-final-form';
import { useRules } from '../../messages/words';
import { useSettingsMessages } from './messages';

export interface NewFeeTableFormProps {
  readonly versions: readonly FeeTable[];
  /** The month that it is. */
  readonly month: string;
  readonly onSubmit: (table: FeeTable) => Promise<SubmitOutcome>;
  readonly onCancel: () => void;
}

interface FeeFieldProps {
  readonly band: (typeof feeBands)[number];
  readonly column: (typeof feeColumns)[number];
  readonly versions: readonly FeeTable[];
}

/** One fee, marked when it is other than what would hold in that month without the new table. */
function FeeField({ band, column, versions }: FeeFieldProps) {
  const words = useSettingsMessages();
  const name = `fees.${band}.${column}`;
  const typed = useField<string>(name, { subscription: { value: true } }).input.value;
  const from = useField<string>('from', { subscription: { value: true } }).input.value;
  const before = tableAt(from, versions)[band][column];
  const isChanged = parseRupees(typed) !== before;
  return (
    <MoneyField
      name={name}
      label={words.columns[column]}
      required
      hint={
        isChanged ? (
          <>
            <Badge tone="warning">{words.changed}</Badge> {words.until(formatRupees(before))}
          </>
        ) : undefined
      }
    />
  );
}

function CheckButton() {
  const words = useSettingsMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine}>{words.review}</SubmitButton>;
}

/** The fees of a month to come, prefilled with those that hold now (D45). */
export function NewFeeTableForm({ versions, month, onSubmit, onCancel }: NewFeeTableFormProps) {
  const words = useSettingsMessages();
  const { cancel, locale } = useKitMessages();
  const toCome = feesFromMonths(month).filter((one) => one > month);
  const present = tableAt(month, versions);
  const fees = Object.fromEntries(
    feeBands.map((band) => [
      band,
      Object.fromEntries(feeColumns.map((column) => [column, formatAmount(present[band][column])])),
    ]),
  );
  return (
    <Form
      initialValues={{ from: toCome.at(-1), fees }}
      schema={useRules(newFeeTableSchema)}
      onSubmit={onSubmit}
      aria-label={words.newTable}
    >
      <FormSection title={words.newTable} description={words.newTableText}>
        <SelectField
          name="from"
          label={words.fromMonth}
          required
          options={toCome.map((one) => ({ value: one, label: monthLabel(one, locale) }))}
        />
      </FormSection>
      {feeBands.map((band) => (
        <FormSection key={band} title={words.bands[band]}>
          {feeColumns.map((column) => (
            <FeeField key={column} band={band} column={column} versions={versions} />
          ))}
        </FormSection>
      ))}
      <Row justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <CheckButton />
      </Row>
    </Form>
  );
}
