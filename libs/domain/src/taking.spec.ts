import { ledgerAt } from './accrual';
import { addCharge } from './charge';
import { giveConcession } from './concession';
import { feesDue, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { paise } from './money';
import { collectFee } from './payment';
import type { Outcome } from './refusal';
import { sampleFeePayer } from './student-sample';
import { takingsOf } from './taking';
import { voidReceipt } from './void';

const asha = {
  ...sampleFeePayer(),
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  section: 'a' as const,
};
const NOVEMBER = { by: 'Ravi', byId: 'b2', at: new Date('2026-11-21T05:00:00Z'), feeTables: [] };
const OPENED = openLedger(asha, paise(5000), NOVEMBER);

function added(stored: Ledger, outcome: Outcome<Ledger>): Ledger {
  if (!outcome.ok) throw new Error(outcome.code);
  return [...stored, ...outcome.value];
}

function pay(stored: Ledger, amount: number): Ledger {
  const due = feesDue(stored, asha, NOVEMBER);
  const request = { ...due, paidAmount: paise(amount), toward: 'monthly' as const };
  return added(stored, collectFee(stored, asha, request, NOVEMBER));
}

describe('what was taken from a student', () => {
  const paid = pay(OPENED, 65_000);
  const receipt = paid.at(-1)?.studentReceiptNo ?? '';
  const voided = added(
    paid,
    voidReceipt(paid, asha, { studentReceiptNo: receipt, reason: 'Twice' }, NOVEMBER),
  );

  it('is each payment with its heads, and a void with the same below zero', () => {
    expect(takingsOf(asha, voided)).toMatchObject([
      {
        studentReceiptNo: receipt,
        studentPaid: 65_000,
        studentName: 'Asha Verma',
        collectorId: 'b2',
        paidFor: [
          { head: 'opening', amount: 5000 },
          { head: 'monthly', amount: 60_000 },
        ],
      },
      {
        voids: receipt,
        reason: 'Twice',
        studentPaid: -65_000,
        paidFor: [
          { head: 'opening', amount: -5000 },
          { head: 'monthly', amount: -60_000 },
        ],
      },
    ]);
  });

  it('leaves out no amount that was paid of a head that there is not', () => {
    const [opening, ...rest] = paid;
    const charges = [{ head: 'H', month: '2026-10', amount: paise(5000) }];
    const damaged = [{ ...opening, charges }, ...rest] as unknown as typeof paid;
    expect(takingsOf(asha, damaged)[0]?.paidFor).toEqual([
      { head: 'monthly', amount: 60_000 },
      { head: 'H', amount: 5000 },
    ]);
  });

  it('is what came after the entries that are known already', () => {
    expect(takingsOf(asha, voided, paid.length).map(({ voids }) => voids)).toEqual([receipt]);
    expect(takingsOf(asha, voided, voided.length)).toEqual([]);
  });

  it('is nothing where months passed, something was charged, or a concession was given', () => {
    const fine = { head: 'fine' as const, amount: paise(2000), reason: 'Window' };
    const charged = [...OPENED, ...addCharge(OPENED, asha, fine, NOVEMBER)];
    const hardship = { concession: 'hardship' as const, amount: paise(1000), reason: 'Asked' };
    const eased = added(charged, giveConcession(charged, asha, hardship, NOVEMBER));
    expect(takingsOf(asha, ledgerAt(eased, asha, NOVEMBER))).toEqual([]);
  });

  it('calls the student as the receipt said, its void too, whatever the name is now', () => {
    const said = {
      studentName: 'Asha Rao',
      fatherName: 'Ramesh Rao',
      class: 'ukg' as const,
      section: 'b' as const,
      school: { name: 'M.L.M.' },
    };
    const then = voided.map((entry) => (entry.studentReceiptNo === receipt ? { ...entry, said } : entry));
    for (const taking of takingsOf(asha, then))
      expect(taking).toMatchObject({ studentName: 'Asha Rao', class: 'ukg', section: 'b' });
  });
});
