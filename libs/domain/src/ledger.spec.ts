import fc from 'fast-check';
import {
  collectFee,
  creditOf,
  debitOf,
  feesDue,
  isVoided,
  openLedger,
  voidReceipt,
  type FeePayer,
  type PaymentRequest,
} from './ledger';
import type { Ledger } from './ledger-entry';
import { paise, sum } from './money';
import { receiptOf } from './receipt';
import type { Refusal } from './refusal';

const asha: FeePayer = { studentID: '1234', medium: 'english', boardType: 'cbse', class: '3' };
const rupees = (amount: number) => paise(Math.round(amount * 100));
const on = (instant: string) => ({ by: 'Admin', at: new Date(instant) });
const NOVEMBER = on('2026-11-21T05:00:00Z');

/** The request of a clerk who sees today's figures. */
function asSeen(ledger: Ledger, paid: number, at: Date, student = asha): PaymentRequest {
  const due = feesDue(ledger, student, at);
  return {
    paidAmount: rupees(paid),
    previousBalance: due.previousBalance,
    currentCharge: due.currentCharge,
    branchCode: due.branchCode,
    toward: 'monthly',
  };
}

function pay(ledger: Ledger, paid: number, context = NOVEMBER): Ledger {
  const outcome = collectFee(ledger, asha, asSeen(ledger, paid, context.at), context);
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, outcome.value];
}

const code = (outcome: { ok: true } | Refusal) => (outcome.ok ? 'accepted' : outcome.code);

describe('a family comes to the counter', () => {
  it('pays the first month in full', () => {
    const ledger = pay([], 300);
    expect(ledger).toEqual([
      {
        studentReceiptNo: 'MLMEC/1234/1795237200',
        kind: 'deposit',
        month: '2026-11',
        studentCurrentCharge: 30000,
        studentPaid: 30000,
        studentTotalAmountDue: 30000,
        studentPaymentToward: 'monthly',
        updatedBalance: 0,
        mode: 'Cash',
        branchCode: 'MLMEC',
        collectedBy: 'Admin',
        collectedAt: NOVEMBER.at,
      },
    ]);
  });

  it('pays part of the due and comes back in the same month: the month is charged once', () => {
    const ledger = pay(pay([], 100), 150);
    expect(ledger.map((entry) => [entry.studentCurrentCharge, entry.updatedBalance])).toEqual([
      [30000, 20000],
      [0, 5000],
    ]);
  });

  it('pays part in November and owes the rest and the new month in December', () => {
    const due = feesDue(pay([], 100), asha, new Date('2026-12-01T05:00:00Z'));
    expect(due).toMatchObject({ previousBalance: 20000, currentCharge: 30000, outstandingDue: 50000 });
  });

  it('is charged by the month that the clock in Kolkata shows', () => {
    const lastEvening = new Date('2026-11-30T18:29:59Z');
    const afterMidnight = new Date('2026-11-30T18:30:00Z');
    expect([lastEvening, afterMidnight].map((at) => feesDue([], asha, at).month)).toEqual([
      '2026-11',
      '2026-12',
    ]);
  });

  it('was registered with a previous balance: the ledger opens with it and the first deposit is no first one', () => {
    const ledger = openLedger(asha, rupees(750.5), NOVEMBER);
    expect(ledger).toMatchObject([{ kind: 'opening', updatedBalance: 75050, studentPaid: 0 }]);
    expect(feesDue(ledger, asha, NOVEMBER.at)).toMatchObject({
      isFirstTimeDeposit: false,
      previousBalance: 75050,
      outstandingDue: 105050,
    });
  });

  it('was registered without a balance: the ledger is empty and the deposit is the first', () => {
    expect(openLedger(asha, rupees(0), NOVEMBER)).toEqual([]);
    expect(feesDue([], asha, NOVEMBER.at).isFirstTimeDeposit).toBe(true);
  });

  it('pays twice in one second: the second receipt takes the next second', () => {
    const numbers = pay(pay(pay([], 10), 20), 30).map((entry) => entry.studentReceiptNo);
    expect(numbers).toEqual([1795237200, 1795237201, 1795237202].map((seconds) => `MLMEC/1234/${seconds}`));
  });
});

describe('a payment that is refused', () => {
  const seen = asSeen([], 300, NOVEMBER.at);
  it.each([
    { title: 'nothing', change: { paidAmount: rupees(0) }, refusal: 'invalid-amount' },
    { title: 'less than nothing', change: { paidAmount: rupees(-5) }, refusal: 'invalid-amount' },
    { title: 'a paisa more than the due', change: { paidAmount: rupees(300.01) }, refusal: 'exceeds-due' },
    { title: 'against a stale balance', change: { previousBalance: rupees(1) }, refusal: 'balance-changed' },
    { title: 'against a stale charge', change: { currentCharge: rupees(0) }, refusal: 'balance-changed' },
    { title: 'at the wrong branch', change: { branchCode: 'MLMIC' as const }, refusal: 'branch-changed' },
  ])('$title: $refusal', ({ change, refusal }) => {
    expect(code(collectFee([], asha, { ...seen, ...change }, NOVEMBER))).toBe(refusal);
  });

  it('of a due that another desk has just taken', () => {
    expect(code(collectFee(pay([], 300), asha, seen, NOVEMBER))).toBe('balance-changed');
  });
});

describe('a receipt is voided', () => {
  const ledger = pay(pay([], 100), 200);
  const [first, second] = ledger.map((entry) => entry.studentReceiptNo) as [string, string];
  const voided = (from: Ledger, studentReceiptNo: string) =>
    voidReceipt(from, asha, { studentReceiptNo, reason: 'Wrong student' }, NOVEMBER);

  it('puts the amount back, names the receipt, and leaves the month charged', () => {
    const outcome = voided(ledger, first);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject({
      kind: 'reversal',
      studentPaid: -10000,
      studentCurrentCharge: 0,
      updatedBalance: 10000,
      voids: first,
      reason: 'Wrong student',
    });
    const after = [...ledger, outcome.value];
    expect(feesDue(after, asha, NOVEMBER.at)).toMatchObject({ currentCharge: 0, outstandingDue: 10000 });
    expect([first, second].map((number) => isVoided(after, number))).toEqual([true, false]);
    expect(receiptOf(after, first, holder)?.isVoid).toBe(true);
    expect(code(voided(after, first))).toBe('receipt-already-voided');
    expect(code(voided(after, outcome.value.studentReceiptNo))).toBe('receipt-not-voidable');
  });

  it('never the opening balance, nor a number that is not in the ledger', () => {
    const opened = openLedger(asha, rupees(10), NOVEMBER);
    expect(code(voided(opened, opened[0]?.studentReceiptNo ?? ''))).toBe('receipt-not-voidable');
    expect(code(voided(opened, 'MLMEC/1234/1'))).toBe('receipt-not-found');
  });
});

const holder = {
  ...asha,
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  fatherName: 'Ram Verma',
  section: 'a',
};

describe('the receipt of a payment', () => {
  it('shows the figures of its entry', () => {
    const ledger = pay(openLedger(asha, rupees(200), NOVEMBER), 450);
    expect(receiptOf(ledger, 'MLMEC/1234/1795237200', holder)).toMatchObject({
      branchCode: 'MLMEC',
      studentName: 'Asha Verma',
      class: '3',
      currentCharge: 30000,
      previousDue: 20000,
      totalAmount: 50000,
      paid: 45000,
      updatedBalance: 5000,
      isVoid: false,
    });
  });

  it('does not exist for an opening balance', () => {
    const ledger = openLedger(asha, rupees(200), NOVEMBER);
    expect(receiptOf(ledger, ledger[0]?.studentReceiptNo ?? '', holder)).toBeUndefined();
  });
});

describe('any year at the counter', () => {
  type Step =
    { kind: 'pay'; paise: number } | { kind: 'void'; which: number } | { kind: 'wait'; days: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), paise: fc.integer({ min: -100, max: 100_000 }) }),
    fc.record({ kind: fc.constant('void' as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 45 }) }),
  );

  it('keeps balance = debits - credits, never below zero, each entry following from the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.array(step, { maxLength: 60 }),
        (opening, steps) => {
          let at = new Date('2026-04-01T05:00:00Z');
          let ledger: Ledger = openLedger(asha, paise(opening), { by: 'Admin', at });
          for (const next of steps) {
            if (next.kind === 'wait') at = new Date(at.getTime() + next.days * 86_400_000);
            else {
              const context = { by: 'Admin', at };
              const outcome =
                next.kind === 'pay'
                  ? collectFee(
                      ledger,
                      asha,
                      { ...asSeen(ledger, 0, at), paidAmount: paise(next.paise) },
                      context,
                    )
                  : voidReceipt(
                      ledger,
                      asha,
                      { studentReceiptNo: ledger[next.which]?.studentReceiptNo ?? '', reason: 'Mistake' },
                      context,
                    );
              if (outcome.ok) ledger = [...ledger, outcome.value];
            }
            const debits = sum(...ledger.map(debitOf));
            const credits = sum(...ledger.map(creditOf));
            const balance = ledger.at(-1)?.updatedBalance ?? 0;
            expect(balance).toBe(debits - credits);
            expect(balance).toBeGreaterThanOrEqual(0);
          }
          ledger.forEach((entry, index) => {
            const before = ledger[index - 1]?.updatedBalance ?? 0;
            expect(entry.updatedBalance).toBe(before + debitOf(entry) - creditOf(entry));
          });
          const deposits = ledger.filter(({ kind }) => kind === 'deposit');
          const charged = deposits
            .filter((entry) => entry.studentCurrentCharge > 0)
            .map(({ month }) => month);
          expect(new Set(charged).size).toBe(charged.length);
          const numbers = ledger.map((entry) => entry.studentReceiptNo);
          expect(new Set(numbers).size).toBe(numbers.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
