import {
  allocate,
  formatRupees,
  fullName,
  isTakenBack,
  ledgerOf,
  monthLabel,
  type Allocation,
} from '@school/domain';
import { Badge, Button, DataTable, Heading, Row, Stack, type Column } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { RowButton } from '../../screen/row-button';
import type { StudentWithFees } from '../student/with-fees';
import { useStudentMoneyMessages } from './messages';
import { StudentMoneyDialog, type OpenDialog } from './student-money-dialog';

type Fine = Allocation['dues'][number];

/** The fines of a student: the office adds them, and an administrator waives them as concessions (D47, D48). */
export function Fines({ student }: { readonly student: StudentWithFees }) {
  const words = useStudentMoneyMessages();
  const { labels, locale } = useWords();
  const isAdmin = useIsAdmin();
  const mayCharge = useRights().includes('collect');
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const ledger = ledgerOf(student.studentFeeReport);
  const fines = allocate(ledger).dues.filter(({ charge }) => charge.head === 'fine');
  // Only the oldest open fine can be waived, because a concession goes to the oldest first.
  const oldestOpen = fines.find(({ open }) => open > 0);
  const columns: readonly Column<Fine>[] = [
    { key: 'date', header: labels.month, render: ({ charge }) => monthLabel(charge.month, locale) },
    { key: 'reason', header: labels.reason, render: ({ charge }) => charge.reason },
    {
      key: 'amount',
      header: words.fineColumns.amount,
      align: 'end',
      render: ({ charge }) => formatRupees(charge.amount),
    },
    {
      key: 'open',
      header: words.fineColumns.open,
      align: 'end',
      render: ({ open, studentReceiptNo }) =>
        isTakenBack(ledger, studentReceiptNo, 'fine') ? (
          <Badge tone="danger">{words.reversed}</Badge>
        ) : (
          formatRupees(open)
        ),
    },
    {
      key: 'action',
      header: labels.actions,
      render: (fine) =>
        isAdmin &&
        fine === oldestOpen && (
          <RowButton
            name={words.waiveOf(monthLabel(fine.charge.month, locale), fine.charge.reason ?? '')}
            onClick={() => setOpenDialog({ kind: 'waive', fine: fine.open })}
          >
            {words.waive}
          </RowButton>
        ),
    },
  ];
  return (
    <Stack>
      <Row justify="space-between">
        <Heading>{`${words.fines}: ${fullName(student)}`}</Heading>
        {mayCharge && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpenDialog({ kind: 'charge', head: 'fine' })}
          >
            {words.addFine}
          </Button>
        )}
      </Row>
      <DataTable
        caption={words.fines}
        columns={columns}
        rows={fines}
        rowKey={({ studentReceiptNo }) => studentReceiptNo}
        empty={words.noFines}
      />
      {openDialog && (
        <StudentMoneyDialog
          dialog={openDialog}
          studentID={student.studentID}
          month={student.fees.month}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </Stack>
  );
}
