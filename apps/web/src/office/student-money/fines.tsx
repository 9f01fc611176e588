import {
  allocate,
  formatRupees,
  fullName,
  isTakenBack,
  ledgerOf,
  monthLabel,
  type Allocation,
  type Paise,
} from '@school/domain';
import { Badge, Button, DataTable, Row, Stack, useKitMessages, useToast, type Column } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Student } from '../../api/types';
import { useSession } from '../../session/session';
import { AddChargeForm } from './add-charge-form';
import { AskDialog } from './ask-dialog';
import { ConcessionForm } from './concession-form';
import { useStudentMoneyMessages } from './messages';
import { useAddCharge, useGiveConcession } from './use-student-money';

type Fine = Allocation['dues'][number];

/** The fines of a student; one is added by the office, and waived by an administrator as a concession (D47, D48). */
export function Fines({ student }: { readonly student: Student }) {
  const words = useStudentMoneyMessages();
  const { locale } = useKitMessages();
  const { claims } = useSession();
  const { showToast } = useToast();
  const addCharge = useAddCharge();
  const giveConcession = useGiveConcession();
  const [asked, setAsked] = useState<'add' | Paise>();
  const { studentID } = student;
  const ledger = ledgerOf(student.studentFeeReport);
  const fines = allocate(ledger).dues.filter(({ charge }) => charge.head === 'fine');
  const close = () => setAsked(undefined);
  const done = (text: string) => {
    close();
    showToast(text);
  };
  const columns: readonly Column<Fine>[] = [
    { key: 'date', header: words.fineColumns.date, render: ({ charge }) => monthLabel(charge.month, locale) },
    { key: 'reason', header: words.fineColumns.reason, render: ({ charge }) => charge.reason },
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
          <Badge tone="danger">{words.takenBack}</Badge>
        ) : (
          formatRupees(open)
        ),
    },
    {
      key: 'action',
      header: words.fineColumns.action,
      render: ({ open }) =>
        claims?.role === 'admin' &&
        open > 0 && (
          <Button variant="quiet" onClick={() => setAsked(open)}>
            {words.waive}
          </Button>
        ),
    },
  ];
  return (
    <Stack>
      <Row $justify="space-between">
        <h2>{`${words.fines}: ${fullName(student)}`}</h2>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsked('add')}>
          {words.addFine}
        </Button>
      </Row>
      <DataTable
        caption={words.fines}
        columns={columns}
        rows={fines}
        rowKey={({ studentReceiptNo }) => studentReceiptNo}
        empty={words.noFines}
      />
      {asked === 'add' && (
        <AskDialog title={words.addFine} text={words.addChargeText} onClose={close}>
          <AddChargeForm
            studentID={studentID}
            usual={{}}
            head="fine"
            onCancel={close}
            onSend={async (charge) => {
              const answer = await addCharge.send(charge);
              if (!answer.ok) return answer.error;
              done(words.charged(formatRupees(charge.amount)));
              return undefined;
            }}
          />
        </AskDialog>
      )}
      {typeof asked === 'number' && (
        <AskDialog title={words.waiveTitle} text={words.waiveText} onClose={close}>
          <ConcessionForm
            studentID={studentID}
            label={words.waiveTitle}
            submitLabel={words.waive}
            head="fine"
            amount={asked}
            onCancel={close}
            onSend={async (concession) => {
              const answer = await giveConcession.send(concession);
              if (!answer.ok) return answer.error;
              done(words.waived(formatRupees(concession.amount)));
              return undefined;
            }}
          />
        </AskDialog>
      )}
    </Stack>
  );
}
