import { specifiedFees, type FeePayer } from '../fees';
import { schoolMonth } from '../school';
import { sampleFeePayer } from '../students';
import { pay } from '../test/counter';
import { paise, type Paise } from '../values';
import { ledgerAt } from './accrual';
import { admissionFees, admissionFeesLeft, withAdmission } from './admission';
import type { EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { voidReceipt } from './void';

const context = { by: 'Meena', byId: 'm1', at: new Date('2026-11-21T05:00:00Z'), feeTables: [], heads: [] };

/** A student after the registration: the opening data of the ledger is kept until the first write (D71). */
function registered(
  student: FeePayer,
  previousBalance: Paise,
  withCharges: boolean,
  { at, by, byId, feeTables }: EntryContext & { readonly byId: string },
) {
  const fees = withCharges ? admissionFees(student, schoolMonth(at), feeTables) : [];
  return { ...student, admission: { at, by, byId, previousBalance, fees } };
}

const admissionLedger = (...asked: Parameters<typeof registered>): Ledger =>
  withAdmission([], registered(...asked), asked[3]);

const linesOf = (...asked: Parameters<typeof registered>) =>
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

  it('comes first with the first write, and once (D71)', () => {
    const student = registered(asha, paise(150_00), true, context);
    const begun = withAdmission([], student, context);
    // If a write is cut off after its first line, the next write adds the rest.
    expect(withAdmission(begun.slice(0, 1), student, context)).toEqual(begun);
    const later = { ...context, at: new Date('2027-01-05T05:00:00Z') };
    const paid = pay(begun, student, later);
    expect(withAdmission(paid, student, context)).toEqual(paid);
    expect(ledgerAt(withAdmission([], student, context), student, later)).toEqual(paid.slice(0, -1));
  });

  it('says why, and what it charged (D72)', () => {
    expect(admissionLedger(asha, paise(150_00), true, context).map(({ charges }) => charges)).toEqual([
      [{ head: 'opening', month: '2026-11', amount: 150_00 }],
      [{ head: 'registration', month: '2026-11', amount: 400_00, reason: 'Admission' }],
      [{ head: 'security', month: '2026-11', amount: 400_00, reason: 'Admission' }],
    ]);
  });

  it('charges nothing that the fee table asks nothing for', () => {
    const free = {
      from: '2026-11',
      fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], security: paise(0) } },
    };
    expect(admissionFees(asha, '2026-11', [free])).toEqual([{ head: 'registration', amount: 400_00 }]);
    expect(linesOf(asha, paise(0), true, { ...context, feeTables: [free], heads: [] })).toHaveLength(1);
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
    const takenBack = voidReceipt(charged, asha, request, 'all', context);
    expect([left(), left(...charged)]).toEqual([['registration', 'security'], []]);
    expect(takenBack.ok && left(...charged, ...takenBack.value)).toEqual(['registration']);
  });
});

describe('what the registration began is charged once', () => {
  const asha = registered(sampleFeePayer({ feesFrom: '2026-11' }), paise(0), true, context);
  const later = (day: string) => ({ ...context, at: new Date(`${day}T05:00:00Z`) });
  const begun = withAdmission([], asha, context);

  it.each([
    ['on the same day', later('2026-11-21')],
    ['after a month that nobody paid', later('2027-01-10')],
    ['in the next session', later('2027-06-10')],
  ])('%s', (_, today) => {
    expect(withAdmission(begun, asha, today)).toEqual(begun);
    const settled = ledgerAt(begun, asha, today);
    expect(withAdmission(settled, asha, today)).toEqual(settled);
  });

  it('also where it is stored in part, and read months later', () => {
    expect(withAdmission(begun.slice(0, 1), asha, later('2027-02-10'))).toEqual(begun);
  });

  it('whatever the student is charged from since then', () => {
    const today = later('2027-02-10');
    const stored = ledgerAt(begun, asha, today);
    expect(withAdmission(stored, { ...asha, feesFrom: '2026-04' }, today)).toEqual(stored);
  });
});
