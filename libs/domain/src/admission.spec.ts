import { admissionFees, admissionFeesLeft, admissionLedger } from './admission';
import { specifiedFees } from './fee-table';
import { paise } from './money';
import { sampleFeePayer } from './student-sample';
import { voidReceipt } from './void';

const context = { by: 'Meena', byId: 'm1', at: new Date('2026-11-21T05:00:00Z'), feeTables: [] };
const linesOf = (...asked: Parameters<typeof admissionLedger>) =>
  admissionLedger(...asked).map((entry) => [
    entry.kind,
    entry.studentPaymentToward,
    entry.month,
    entry.studentCurrentCharge / 100,
    entry.updatedBalance / 100,
  ]);

describe('the ledger of a new student', () => {
  const asha = sampleFeePayer({ feesFrom: '2026-11' });

  it.each([
    ['is empty', 0, false, []],
    ['begins with what was owed before', 150, false, [['opening', 'other', '2026-11', 0, 150]]],
    [
      'holds registration and security when they are wanted',
      150,
      true,
      [
        ['opening', 'other', '2026-11', 0, 150],
        ['charge', 'registration', '2026-11', 400, 550],
        ['charge', 'security', '2026-11', 400, 950],
      ],
    ],
  ])('%s', (_, before, withCharges, lines) => {
    expect(linesOf(asha, paise(before * 100), withCharges, context)).toEqual(lines);
  });

  it('books the months that passed first, and each line has a number of its own', () => {
    const ledger = admissionLedger(sampleFeePayer({ feesFrom: '2026-10' }), paise(0), true, context);
    expect(ledger.map(({ studentPaymentToward, month }) => [studentPaymentToward, month])).toEqual([
      ['monthly', '2026-10'],
      ['registration', '2026-11'],
      ['security', '2026-11'],
    ]);
    expect(new Set(ledger.map(({ studentReceiptNo }) => studentReceiptNo)).size).toBe(3);
  });

  it('charges nothing that the fee table asks nothing for', () => {
    const free = {
      from: '2026-11',
      fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], security: paise(0) } },
    };
    expect(admissionFees(asha, '2026-11', [free])).toEqual([{ head: 'registration', amount: 400_00 }]);
    expect(linesOf(asha, paise(0), true, { ...context, feeTables: [free] })).toHaveLength(1);
  });

  it('offers at the counter what was not charged yet, or was taken back', () => {
    const left = (...ledger: Parameters<typeof admissionFeesLeft>[0]) =>
      admissionFeesLeft(ledger, asha, '2026-11', []).map(({ head }) => head);
    const charged = admissionLedger(asha, paise(0), true, context);
    const [registration] = charged;
    const request = {
      studentReceiptNo: registration?.studentReceiptNo ?? '',
      reason: 'Mistake',
      head: 'registration' as const,
    };
    const takenBack = voidReceipt(charged, asha, request, context);
    expect([left(), left(...charged)]).toEqual([['registration', 'security'], []]);
    expect(takenBack.ok && left(...charged, ...takenBack.value)).toEqual(['registration']);
  });
});
