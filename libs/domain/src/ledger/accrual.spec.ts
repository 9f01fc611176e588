import { specifiedFees, type FeePayer } from '../fees';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import { changed, left, returned } from '../test/counter';
import { paise } from '../values';
import { ledgerAt } from './accrual';
import { feesDue, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { collectFee } from './payment';
import { voidReceipt } from './void';

const asha = sampleFeePayer();
const today = (at: Date) => ({ at, feeTables: [], heads: [] });

/** Pays all that is due. */
function settle(ledger: Ledger, student: FeePayer, at: Date): Ledger {
  const due = feesDue(ledger, student, today(at));
  const request = { ...due, paidAmount: due.outstandingDue, toward: 'monthly' as const };
  const outcome = collectFee(ledger, student, request, { by: 'Admin', ...today(at) });
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

const monthsOf = (ledger: Ledger) => ledger.map(({ kind, month }) => `${kind} ${month}`);

describe('months in which nobody came', () => {
  it('are charged one by one, oldest first, and the current one is not among them', () => {
    expect(ledgerAt([], asha, today(noon('2026-11-21')))).toEqual([
      {
        studentReceiptNo: 'MLMEC/1234/2026-09',
        kind: 'charge',
        month: '2026-09',
        studentCurrentCharge: 30000,
        studentPaid: 0,
        studentTotalAmountDue: 30000,
        studentPaymentToward: 'monthly',
        updatedBalance: 30000,
        mode: 'Cash',
        branchCode: 'MLMEC',
        collectedAt: new Date('2026-10-01T00:00:00+05:30'),
        charges: [{ head: 'monthly', month: '2026-09', amount: 30000 }],
      },
      expect.objectContaining({ studentReceiptNo: 'MLMEC/1234/2026-10', updatedBalance: 60000 }),
    ]);
    expect(feesDue([], asha, today(noon('2026-11-21')))).toMatchObject({
      isFirstTimeDeposit: false,
      previousBalance: 60000,
      currentCharge: 30000,
      outstandingDue: 90000,
    });
  });

  it('are stored by the next payment, before it', () => {
    const ledger = settle([], asha, noon('2026-11-21'));
    expect(monthsOf(ledger)).toEqual(['charge 2026-09', 'charge 2026-10', 'deposit 2026-11']);
    expect(ledgerAt(ledger, asha, today(noon('2026-11-30')))).toBe(ledger);
  });

  it('are stored by a void too', () => {
    const paid = settle([], asha, noon('2026-09-02'));
    const request = { studentReceiptNo: paid[0]?.studentReceiptNo ?? '', reason: 'Wrong child' };
    const voided = voidReceipt(paid, asha, request, 'payments', {
      by: 'Admin',
      ...today(noon('2026-11-02')),
    });
    expect(voided.ok && monthsOf(voided.value)).toEqual(['charge 2026-10', 'reversal 2026-11']);
    expect(voided.ok && voided.value.at(-1)?.updatedBalance).toBe(60000);
  });

  it.each([
    ['the last second of the month is still that month', '2026-10-31T23:59:59+05:30', ['2026-09']],
    ['the next second is not', '2026-11-01T00:00:00+05:30', ['2026-09', '2026-10']],
    ['a new year begins with January', '2027-02-01T00:00:00+05:30', ['09', '10', '11', '12', '01']],
  ])('%s', (_, at, months) => {
    const charged = ledgerAt([], asha, today(new Date(at))).map(({ month }) => month);
    expect(charged.map((month, index) => (months[index]?.length === 2 ? month.slice(5) : month))).toEqual(
      months,
    );
  });

  it('are not charged again once a payment charged them, voided or not', () => {
    const paid = settle(settle([], asha, noon('2026-10-05')), asha, noon('2026-11-05'));
    expect(monthsOf(ledgerAt(paid, asha, today(noon('2027-01-05')))).slice(3)).toEqual(['charge 2026-12']);
  });
});

describe('a fee that rises', () => {
  const rise = {
    from: '2026-10',
    fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(35000) } },
  };

  it('charges each passed month what it cost then', () => {
    const ledger = ledgerAt([], asha, { at: noon('2026-12-01'), feeTables: [rise], heads: [] });
    expect(ledger.map(({ studentCurrentCharge }) => studentCurrentCharge)).toEqual([30000, 35000, 35000]);
  });
});

describe('a class that the fee table does not know', () => {
  it('costs, once it is corrected, what the right one does', () => {
    const damaged = { ...asha, class: '13' as FeePayer['class'] };
    const corrected = changed(damaged, noon('2026-11-10'), { class: '3' });
    expect(monthsOf(ledgerAt([], corrected, today(noon('2026-12-01'))))).toHaveLength(3);
    expect(feesDue([], corrected, today(noon('2026-12-01'))).previousBalance).toBe(90000);
  });
});

describe('the first and the last month of a student', () => {
  it.each([
    ['not before the school year that the office picked', { feesFrom: '2027-04' }, '2026-11-21', 0, 0],
    ['from that month on', { feesFrom: '2026-11' }, '2026-11-21', 0, 30000],
    ['left in October, which is still charged', { leftAt: noon('2026-10-15') }, '2026-11-21', 60000, 0],
    ['left this month, which is charged', { leftAt: noon('2026-11-15') }, '2026-11-21', 60000, 30000],
  ])('%s', (_, change, date, previousBalance, currentCharge) => {
    expect(feesDue([], { ...asha, ...change }, today(noon(date)))).toMatchObject({
      previousBalance,
      currentCharge,
    });
  });

  it.each([
    ['back in January, the months away are not charged', '2026-10-15', '2027-01-05', ['09', '10', '01']],
    ['back the month after, no month is missing', '2026-10-31', '2026-11-01', ['09', '10', '11', '12', '01']],
    ['back the same month, it is charged once', '2026-10-02', '2026-10-30', ['09', '10', '11', '12', '01']],
  ])('left in October and %s', (_, leftAt, returnedAt, months) => {
    const back = returned(left(asha, noon(leftAt)), noon(returnedAt));
    const charged = ledgerAt([], back, today(noon('2027-02-10')));
    expect(charged.map(({ month }) => month.slice(5))).toEqual(months);
    expect(charged.at(-1)?.updatedBalance).toBe(months.length * 30000);
  });

  it('left on a day before a change of class, and said so after it: the month costs what it did in the class of then', () => {
    const promoted = changed(asha, noon('2026-10-01'), { class: '8' });
    const told = left(promoted, noon('2026-09-30'));
    const charged = ledgerAt([], told, today(noon('2026-11-10')));
    expect(charged).toEqual(ledgerAt([], asha, today(noon('2026-10-01'))));
    expect(monthsOf(charged)).toEqual(['charge 2026-09']);
  });

  it('left twice, neither time away is charged', () => {
    const once = returned(left(asha, noon('2026-09-20')), noon('2026-11-03'));
    const twice = returned(left(once, noon('2026-11-28')), noon('2027-02-01'));
    const charged = ledgerAt([], twice, today(noon('2027-03-10')));
    expect(charged.map(({ month }) => month)).toEqual(['2026-09', '2026-11', '2027-02']);
  });

  it('left, paid what was due in the month of coming back, and owes that month all the same', () => {
    const gone = left(asha, noon('2026-10-15'));
    const paid = settle([], gone, noon('2026-12-05'));
    const charged = ledgerAt(paid, returned(gone, noon('2026-12-20')), today(noon('2027-01-10')));
    expect(monthsOf(charged)).toEqual([
      'charge 2026-09',
      'charge 2026-10',
      'deposit 2026-12',
      'charge 2026-12',
    ]);
    expect(charged.at(-1)?.updatedBalance).toBe(30000);
  });

  it('comes after an opening balance', () => {
    const opened = openLedger(asha, paise(10000), { by: 'Admin', at: noon('2026-09-01') });
    expect(
      ledgerAt(opened, asha, today(noon('2026-10-01'))).map(({ updatedBalance }) => updatedBalance),
    ).toEqual([10000, 40000]);
  });
});
