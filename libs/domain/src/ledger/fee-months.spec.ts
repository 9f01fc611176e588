import { sampleFeePayer } from '../students';
import { changed, rupees } from '../test/counter';
import { ledgerAt } from './accrual';
import { giveConcession } from './concession';
import { feeMonths, feeMonthsReach } from './fee-months';
import { currentChargeWith, feesDue, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { collectFee } from './payment';
import type { Today } from './today';
import { voidReceipt } from './void';

const asha = sampleFeePayer({ feesFrom: '2026-07' });
const NOVEMBER: Today = { at: new Date('2026-11-21T05:00:00Z'), feeTables: [], heads: [] };

function pay(ledger: Ledger, paid: number, throughMonth?: string): Ledger {
  const due = feesDue(ledger, asha, NOVEMBER);
  const currentCharge = currentChargeWith(due, { throughMonth });
  const request = {
    ...due,
    currentCharge,
    throughMonth,
    paidAmount: rupees(paid),
    toward: 'monthly' as const,
  };
  const outcome = collectFee(ledger, asha, request, { by: 'Admin', ...NOVEMBER });
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

function voidLast(ledger: Ledger): Ledger {
  const studentReceiptNo = ledger.at(-1)?.studentReceiptNo ?? '';
  const request = { studentReceiptNo, reason: 'Mistake' };
  const outcome = voidReceipt(ledger, asha, request, 'payments', { by: 'Admin', ...NOVEMBER });
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

function forgive(ledger: Ledger, amount: number): Ledger {
  const concession = { concession: 'hardship' as const, amount: rupees(amount), reason: 'Flood' };
  const outcome = giveConcession(ledger, asha, concession, { by: 'Admin', ...NOVEMBER });
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

/** The row as the clerk reads it, such as `Jul due 300`, without the months that have no fee. */
const row = (stored: Ledger, session = '2026-11', student = asha) => {
  const ledger = ledgerAt(stored, student, NOVEMBER);
  return feeMonths(ledger, feesDue(stored, student, NOVEMBER), session)
    .filter(({ state }) => state !== 'none')
    .map(({ month, state, open }) => `${month} ${state} ${open / 100}`);
};

const months = (state: string, open: number, ...names: string[]) =>
  names.map((name) => `${name} ${state} ${open}`);
const toCome = (...names: string[]) => months('to-come', 300, ...names);

describe('the months at the counter', () => {
  it.each<[string, Ledger, string[]]>([
    [
      'nobody has paid since July',
      [],
      [
        ...months('due', 300, '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'what was owed before is paid first, then the oldest month, then a part of the next',
      pay(openLedger(asha, rupees(50), { by: 'Admin', ...NOVEMBER }), 450),
      [
        '2026-07 paid 0',
        '2026-08 part 200',
        ...months('due', 300, '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'a second payment in the same month leaves that month part paid',
      pay(pay([], 1250), 100),
      [
        ...months('paid', 0, '2026-07', '2026-08', '2026-09', '2026-10'),
        '2026-11 part 150',
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'all is paid',
      pay([], 1500),
      [
        ...months('paid', 0, '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'months that are paid ahead are paid in full (D73)',
      pay([], 2100, '2027-01'),
      [
        ...months('paid', 0, '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'),
        ...toCome('2027-02', '2027-03'),
      ],
    ],
    [
      'a voided payment is owed again, and what it charged ahead is to come again (D73)',
      voidLast(pay([], 1800, '2026-12')),
      [
        ...months('due', 300, '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'what a concession takes off is owed no longer',
      forgive([], 300),
      [
        '2026-07 paid 0',
        ...months('due', 300, '2026-08', '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
    [
      'what a concession takes off a part of is not paid in part',
      forgive([], 100),
      [
        '2026-07 due 200',
        ...months('due', 300, '2026-08', '2026-09', '2026-10', '2026-11'),
        ...toCome('2026-12', '2027-01', '2027-02', '2027-03'),
      ],
    ],
  ])('%s', (_, ledger, expected) => {
    expect(row(ledger)).toEqual(expected);
  });

  it('say that nobody paid what was given as a concession: a month costs what is left of it', () => {
    const ledger = pay(forgive([], 100), 50);
    const [july] = feeMonths(ledger, feesDue(ledger, asha, NOVEMBER), '2026-11').filter(
      ({ state }) => state !== 'none',
    );
    expect(july).toEqual({ month: '2026-07', state: 'part', amount: rupees(200), open: rupees(150) });
  });

  it('count what was paid too much for the current month, of who paid it ahead and then went up a class', () => {
    const three = { ...asha, revision: 0 };
    const paid = pay([], 1800, '2026-12');
    const six = changed(three, new Date('2026-11-25T05:00:00Z'), { class: '6' });
    const december: Today = { ...NOVEMBER, at: new Date('2026-12-05T05:00:00Z') };
    const ledger = ledgerAt(paid, six, december);
    const [now, next] = feeMonths(ledger, feesDue(paid, six, december), '2026-12').filter(
      ({ month }) => month >= '2026-12',
    );
    expect(now).toEqual({ month: '2026-12', state: 'part', amount: rupees(450), open: rupees(150) });
    expect(next).toEqual({ month: '2027-01', state: 'to-come', amount: rupees(450), open: rupees(450) });
  });

  it('are those of the session that is asked for, up to the end of the next', () => {
    expect(row([], '2027-06')).toHaveLength(12);
    expect(row([], '2028-04')).toEqual([]);
    expect(row([], '2026-03')).toEqual([]);
    expect(feeMonthsReach([], feesDue([], asha, NOVEMBER))).toEqual(['2026-11', '2028-03']);
    const ledger = ledgerAt([], asha, NOVEMBER);
    expect(feeMonthsReach(ledger, feesDue(ledger, asha, NOVEMBER))).toEqual(['2026-07', '2028-03']);
  });

  it('have no fee before the first that is charged, this one included', () => {
    const later = sampleFeePayer({ feesFrom: '2027-02' });
    expect(row([], '2026-11', later)).toEqual(toCome('2027-02', '2027-03'));
  });

  it('end with the month in which the student left', () => {
    const left = { ...asha, leftAt: new Date('2026-09-10T05:00:00Z') };
    expect(row([], '2026-11', left)).toEqual(months('due', 300, '2026-07', '2026-08', '2026-09'));
    const ledger = ledgerAt([], left, NOVEMBER);
    expect(feeMonthsReach(ledger, feesDue(ledger, left, NOVEMBER))).toEqual(['2026-07', '2026-11']);
  });
});
