import {
  decodeMonthsAhead,
  allocate,
  feeMonths,
  formatRupees,
  fromRupees,
  fullName,
  headLabel,
  isOfMonths,
  ledgerOf,
  monthLabel,
  paise,
  type FeeMonth,
} from '@school/domain';
import { Badge, Card, DataTable, Heading, Row, Stack, type Column, type Tone } from '@school/ui';
import { balanceShown, rupeesShown, useWords } from '../../messages/words';
import { counterOf } from '../student/counter-of';
import { useStudentsMessages } from '../student/messages';
import type { StudentWithFees } from '../student/with-fees';
import { PageButton } from '../../screen/page-link';
import { useStudentMoneyMessages } from './messages';

const tones: Readonly<Record<FeeMonth['state'], Tone>> = {
  none: 'info',
  paid: 'success',
  part: 'warning',
  due: 'danger',
  'to-come': 'info',
};

/** The months of the session with the amount paid for each, and all other open amounts (D44, D50). */
export function PendingFee({ student }: { readonly student: StudentWithFees }) {
  const words = useStudentMoneyMessages();
  const students = useStudentsMessages();
  const schoolWords = useWords();
  const { options } = schoolWords;
  const { fees } = student;
  const ledger = ledgerOf(student.studentFeeReport);
  const due = {
    month: fees.month,
    currentCharge: fromRupees(fees.currentCharge),
    ahead: decodeMonthsAhead(fees.ahead),
  };
  const months = feeMonths(ledger, due, fees.month);
  const shownMonths = new Set(months.map(({ month }) => month));
  const otherDues = allocate(ledger).dues.filter(
    ({ charge, open }) => open > 0 && !(isOfMonths(charge.head) && shownMonths.has(charge.month)),
  );
  const columns: readonly Column<FeeMonth>[] = [
    {
      key: 'month',
      header: schoolWords.labels.month,
      render: ({ month }) => monthLabel(month, schoolWords.locale),
    },
    {
      key: 'fee',
      header: words.monthColumns.fee,
      align: 'end',
      render: ({ amount }) => formatRupees(amount),
    },
    {
      key: 'paid',
      header: words.monthColumns.paid,
      align: 'end',
      render: ({ amount, open }) => formatRupees(paise(amount - open)),
    },
    { key: 'open', header: words.monthColumns.open, align: 'end', render: ({ open }) => formatRupees(open) },
    {
      key: 'state',
      header: schoolWords.labels.state,
      render: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
  ];
  return (
    <Stack>
      <Row justify="space-between">
        <div>
          <Heading>{words.pending(fullName(student))}</Heading>
          <p>
            {fees.outstandingDue < 0
              ? balanceShown(fromRupees(fees.outstandingDue), schoolWords)
              : words.outstanding(rupeesShown(fees.outstandingDue))}
          </p>
        </div>
        <PageButton variant="primary" to={counterOf(student)}>
          {students.collectFees}
        </PageButton>
      </Row>
      <DataTable caption={words.months} columns={columns} rows={months} rowKey={({ month }) => month} />
      {otherDues.length > 0 && (
        <Card>
          <Stack gap="s">
            <Heading level={3}>{words.otherDues}</Heading>
            <DataTable
              caption={words.otherDues}
              columns={[
                {
                  key: 'what',
                  header: words.dueColumns.what,
                  render: ({ charge }) =>
                    [
                      headLabel(options.head, charge.head),
                      monthLabel(charge.month, schoolWords.locale),
                      charge.reason,
                    ]
                      .filter((part) => part !== undefined)
                      .join(', '),
                },
                {
                  key: 'amount',
                  header: words.dueColumns.amount,
                  align: 'end',
                  render: ({ charge }) => formatRupees(charge.amount),
                },
                {
                  key: 'open',
                  header: words.dueColumns.open,
                  align: 'end',
                  render: ({ open }) => formatRupees(open),
                },
              ]}
              rows={otherDues}
              rowKey={({ studentReceiptNo, charge }) => `${studentReceiptNo} ${charge.head} ${charge.month}`}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
