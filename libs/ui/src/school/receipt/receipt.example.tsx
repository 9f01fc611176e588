import { Button, PrintSheet, Row, Stack } from '@school/ui';
import { paise, Receipt, type ReceiptData } from '@school/ui/school';

const receipt: ReceiptData = {
  branchCode: 'MLMEC',
  receiptNumber: 'MLMEC/1234/1700000000',
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID: '1234',
  studentName: 'Asha Verma',
  fatherName: 'Ramesh Verma',
  class: '8',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(450_00),
  previousDue: paise(0),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  totalAmount: paise(450_00),
  paid: paise(450_00),
  toward: 'monthly',
  paidFor: [{ head: 'monthly', month: '2026-11', amount: paise(450_00) }],
  concessions: [],
  updatedBalance: paise(0),
  collectedBy: 'Meena',
  isVoid: false,
};

export function ReceiptExample() {
  return (
    <Stack>
      <Row>
        <Button variant="secondary" onClick={() => window.print()}>
          Print Receipt
        </Button>
      </Row>
      <PrintSheet label="Fee Receipt">
        <Receipt receipt={receipt} />
      </PrintSheet>
    </Stack>
  );
}
