import { PrintSheet } from '@school/ui';
import { paise, Voucher, type VoucherData } from '@school/ui/school';

const voucher: VoucherData = {
  branchCode: 'MLMEC',
  receiptNumber: 'MLMEC/1234/1700000000',
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID: '1234',
  studentName: 'Asha Verma',
  fatherName: 'Ramesh Verma',
  class: '8',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(0),
  previousDue: paise(-700_00),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  totalAmount: paise(-700_00),
  paid: paise(-700_00),
  toward: 'advance',
  paidFor: [{ head: 'advance', month: '2026-11', amount: paise(-700_00) }],
  concessions: [],
  updatedBalance: paise(0),
  collectedBy: 'Meena',
  refund: { amount: paise(700_00), reason: 'Left the school' },
  isVoid: false,
};

export function VoucherExample() {
  return (
    <PrintSheet label="Payment Voucher">
      <Voucher voucher={voucher} />
    </PrintSheet>
  );
}
