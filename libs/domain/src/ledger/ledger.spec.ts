import { receiptOf, snapshotOf } from '../books';
import type { Refusal } from '../rules';
import { sampleFeePayer } from '../students';
import { rupees } from '../test/counter';
import { feesDue, isBeforeLastEntry, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { collectFee, type PaymentRequest } from './payment';
import { isVoided, voidReceipt } from './void';

const asha = sampleFeePayer({ feesFrom: '2026-11' });
const today = (at: Date) => ({ at, feeTables: [], heads: [] });
const on = (instant: string) => ({ by: 'Admin', ...today(new Date(instant)) });
const NOVEMBER = on('2026-11-21T05:00:00Z');

/** The request of a clerk who sees today's figures. */
function asSeen(ledger: Ledger, paid: number, at: Date, student = asha): PaymentRequest {
  const due = feesDue(ledger, student, today(at));
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
  return [...ledger, ...outcome.value];
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
        charges: [{ head: 'monthly', month: '2026-11', amount: 30000 }],
        paidFor: [{ head: 'monthly', month: '2026-11', amount: 30000 }],
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
    const due = feesDue(pay([], 100), asha, today(new Date('2026-12-01T05:00:00Z')));
    expect(due).toMatchObject({ previousBalance: 20000, currentCharge: 30000, outstandingDue: 50000 });
  });

  it('is charged by the month that the clock in Kolkata shows', () => {
    const lastEvening = new Date('2026-11-30T18:29:59Z');
    const afterMidnight = new Date('2026-11-30T18:30:00Z');
    expect([lastEvening, afterMidnight].map((at) => feesDue([], asha, today(at)).month)).toEqual([
      '2026-11',
      '2026-12',
    ]);
  });

  it('was registered with a previous balance: the ledger opens with it and the first deposit is no first one', () => {
    const ledger = openLedger(asha, rupees(750.5), NOVEMBER);
    expect(ledger).toMatchObject([{ kind: 'opening', updatedBalance: 75050, studentPaid: 0 }]);
    expect(feesDue(ledger, asha, NOVEMBER)).toMatchObject({
      isFirstTimeDeposit: false,
      previousBalance: 75050,
      outstandingDue: 105050,
    });
  });

  it('was registered without a balance: the ledger is empty and the deposit is the first', () => {
    expect(openLedger(asha, rupees(0), NOVEMBER)).toEqual([]);
    expect(feesDue([], asha, NOVEMBER).isFirstTimeDeposit).toBe(true);
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
    { title: 'by card without its number', change: { mode: 'Card' as const }, refusal: 'reference-missing' },
    { title: 'at the wrong branch', change: { branchCode: 'MLMIC' as const }, refusal: 'branch-changed' },
  ])('$title: $refusal', ({ change, refusal }) => {
    expect(code(collectFee([], asha, { ...seen, ...change }, NOVEMBER))).toBe(refusal);
  });

  it('of a due that another desk has just taken', () => {
    expect(code(collectFee(pay([], 300), asha, seen, NOVEMBER))).toBe('balance-changed');
  });
});

describe('a computer with a wrong clock', () => {
  it.each([
    ['ten minutes behind the last entry: it may write', '2026-11-21T04:50:00Z', false],
    ['a second more: it may not', '2026-11-21T04:49:59Z', true],
  ])('is %s', (_, at, isBehind) => {
    expect(isBeforeLastEntry(pay([], 100), new Date(at))).toBe(isBehind);
    expect(isBeforeLastEntry([], new Date(at))).toBe(false);
  });
});

describe('a receipt is voided', () => {
  const ledger = pay(pay([], 100), 200);
  const [first, second] = ledger.map((entry) => entry.studentReceiptNo) as [string, string];
  const voided = (from: Ledger, studentReceiptNo: string) =>
    voidReceipt(from, asha, { studentReceiptNo, reason: 'Wrong student' }, 'payments', NOVEMBER);

  it('puts the amount back, names the receipt, and leaves the month charged', () => {
    const outcome = voided(ledger, first);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject([
      {
        kind: 'reversal',
        studentPaid: -10000,
        studentCurrentCharge: 0,
        updatedBalance: 10000,
        voids: first,
        reason: 'Wrong student',
      },
    ]);
    const after = [...ledger, ...outcome.value];
    expect(feesDue(after, asha, NOVEMBER)).toMatchObject({ currentCharge: 0, outstandingDue: 10000 });
    expect([first, second].map((number) => isVoided(after, number))).toEqual([true, false]);
    expect(receiptOf(after, first, holder)?.isVoid).toBe(true);
    expect(code(voided(after, first))).toBe('receipt-already-voided');
    expect(code(voided(after, after.at(-1)?.studentReceiptNo ?? ''))).toBe('receipt-not-voidable');
  });

  it('that was paid by UPI: its entry and its void name the payment, and why the number is right (D49, D81)', () => {
    const upi = { mode: 'UPI', reference: '412345678901', referenceReason: 'One payment for two' } as const;
    const paid = collectFee([], asha, { ...asSeen([], 300, NOVEMBER.at), ...upi }, NOVEMBER);
    const [entry] = paid.ok ? paid.value : [];
    expect(entry).toMatchObject(upi);
    const request = { studentReceiptNo: entry?.studentReceiptNo ?? '', reason: 'Twice' };
    expect(voidReceipt(entry ? [entry] : [], asha, request, 'payments', NOVEMBER)).toMatchObject({
      value: [{ mode: upi.mode, reference: upi.reference }],
    });
  });

  it('by who may void payments alone (D76): never the opening balance, nor a number that is not in the ledger', () => {
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
  section: 'a' as const,
};

describe('a payment for a student who has left', () => {
  const left = { ...asha, feesFrom: '2026-07', leftAt: new Date('2026-09-10T05:00:00Z') };
  const settle = (paid: number, more: Partial<PaymentRequest> = {}) =>
    collectFee([], left, { ...asSeen([], paid, NOVEMBER.at, left), ...more }, NOVEMBER);

  it('pays the months up to the one of leaving, and none after it', () => {
    const paid = settle(900);
    expect(paid.ok && paid.value.map(({ kind, month }) => `${kind} ${month}`)).toEqual([
      'charge 2026-07',
      'charge 2026-08',
      'charge 2026-09',
      'deposit 2026-11',
    ]);
    expect(paid.ok && paid.value.at(-1)).toMatchObject({
      studentCurrentCharge: 0,
      studentPaid: 90000,
      updatedBalance: 0,
    });
  });

  it.each<[string, number, Partial<PaymentRequest>, string]>([
    ['takes a part', 100, {}, 'accepted'],
    ['takes no more than is owed', 901, {}, 'exceeds-due'],
    ['charges nothing for a month ahead', 900, { throughMonth: '2026-12' }, 'accepted'],
    [
      'charges nothing else with it',
      950,
      { currentCharge: rupees(50), charges: [{ head: 'tc', amount: rupees(50), reason: 'Moves' }] },
      'student-left',
    ],
  ])('%s', (_, paid, more, expected) => {
    expect(code(settle(paid, more))).toBe(expected);
  });
});

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

  it('goes on saying what it said on its day, whatever the student and the school are called later', () => {
    const school = { name: 'M.L.M. Education Centre', phone: '0512 2222222' };
    const snapshot = snapshotOf(holder, school, 'en');
    const later = {
      ...holder,
      studentLastName: 'Gupta',
      fatherName: 'R. Gupta',
      class: '4',
      section: '*',
    } as const;
    const ledger = pay([], 300).map((entry) => ({ ...entry, snapshot }));
    expect(receiptOf(ledger, 'MLMEC/1234/1795237200', later)).toMatchObject({
      studentName: 'Asha Verma',
      fatherName: 'Ram Verma',
      class: '3',
      section: 'a',
      school,
    });
  });

  it('of before receipts kept what they said speaks of the student as of today', () => {
    const later = { ...holder, studentLastName: 'Gupta' };
    const receipt = receiptOf(pay([], 300), 'MLMEC/1234/1795237200', later);
    expect([receipt?.studentName, receipt?.school]).toEqual(['Asha Gupta', undefined]);
  });

  it('does not exist for an opening balance', () => {
    const ledger = openLedger(asha, rupees(200), NOVEMBER);
    expect(receiptOf(ledger, ledger[0]?.studentReceiptNo ?? '', holder)).toBeUndefined();
  });
});
