import {
  askedFeeTableSchema,
  byEach,
  feeBands,
  feeColumns,
  feesFromMonths,
  formatAmount,
  formatRupees,
  parseRupees,
  schoolCodes,
  tableAt,
  type FeeTable,
  type SchoolCode,
} from '@school/domain';
import { Badge, Form, FormSection, MoneyField, Row, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { FormSpy, useField } from 'react-final-form';
import { useRules, useWords } from '../../messages/words';
import { CancelButton } from '../form/cancel-button';
import { ChangedButton } from '../form/changed-button';
import { branchesOf } from './fee-changes';
import { useSettingsMessages } from './messages';
import { BranchField, FromMonthField } from './validity-fields';

export interface NewFeeTableFormProps {
  readonly versions: readonly FeeTable[];
  /** The current month. */
  readonly month: string;
  readonly onSubmit: (table: FeeTable) => Promise<SubmitOutcome>;
  readonly onCancel: () => void;
}

interface FeeFieldProps {
  readonly band: (typeof feeBands)[number];
  readonly column: (typeof feeColumns)[number];
  readonly versions: readonly FeeTable[];
}

/** One fee, marked when it differs from the fee of that month without the new table. */
function FeeField({ band, column, versions }: FeeFieldProps) {
  const words = useSettingsMessages();
  const { options } = useWords();
  const name = `fees.${band}.${column}`;
  const typed = useField<string>(name, { subscription: { value: true } }).input.value;
  const from = useField<string>('from', { subscription: { value: true } }).input.value;
  const { value: branch } = useField<string>('branch', { subscription: { value: true } }).input;
  const chosenBranch = schoolCodes.find((code) => code === branch);
  const before = [
    ...new Set(branchesOf(chosenBranch).map((code) => tableAt(from, versions, code)[band][column])),
  ];
  const after = parseRupees(typed);
  const isChanged = before.some((amount) => amount !== after);
  return (
    <MoneyField
      name={name}
      label={options.head[column]}
      required
      hint={
        isChanged ? (
          <>
            <Badge tone="warning">{words.changed}</Badge>{' '}
            {words.currentAmount(before.map(formatRupees).join(' / '))}
          </>
        ) : undefined
      }
    />
  );
}

/** The fees of a month as form values; empty where both branches are meant and their fees differ. */
function feesOf(branch: SchoolCode | undefined, month: string, versions: readonly FeeTable[]) {
  const [table, otherTable = table] = branchesOf(branch).map((code) => tableAt(month, versions, code));
  const amountText = (band: FeeFieldProps['band'], column: FeeFieldProps['column']) =>
    table && table[band][column] === otherTable?.[band][column] ? formatAmount(table[band][column]) : '';
  return byEach(feeBands, (band) => byEach(feeColumns, (column) => amountText(band, column)));
}

/** Fees from a month on, for both branches or for one, prefilled with the present ones (D45, D79). */
export function NewFeeTableForm({ versions, month, onSubmit, onCancel }: NewFeeTableFormProps) {
  const words = useSettingsMessages();
  const { options } = useWords();
  const [branch, setBranch] = useState<SchoolCode>();
  return (
    <Form
      initialValues={{ from: feesFromMonths(month).at(-1), fees: feesOf(branch, month, versions) }}
      schema={useRules(askedFeeTableSchema)}
      onSubmit={onSubmit}
      aria-label={words.newTable}
    >
      <FormSpy<{ branch?: SchoolCode }>
        subscription={{ values: true }}
        onChange={({ values }) => setBranch(values.branch)}
      />
      <FormSection title={words.newTable} description={words.newTableText}>
        <FromMonthField month={month} />
        <BranchField />
      </FormSection>
      {feeBands.map((band) => (
        <FormSection key={band} title={options.feeBand[band]}>
          {feeColumns.map((column) => (
            <FeeField key={column} band={band} column={column} versions={versions} />
          ))}
        </FormSection>
      ))}
      <Row justify="end">
        <CancelButton onCancel={onCancel} />
        <ChangedButton>{words.review}</ChangedButton>
      </Row>
    </Form>
  );
}
