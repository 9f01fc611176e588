import { sampleFeePayer } from '../students';
import { rupees } from '../test/counter';
import { sum, total } from '../values';
import { addCharge } from './charge';
import { feesDue, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { latenessOf, nextDueDay, outstanding, lastOwedChange } from './outstanding';
import { collectFee } from './payment';
import { voidReceipt } from './void';

/** Class 3, 300 rupees a month, charged from September 2026. */
const asha = sampleFeePayer();
const on = (date: string) => ({ at: new Date(`${date}T10:00:00+05:30`), feeTables: [], heads: [] });
const by = (date: string) => ({ by: 'Admin', ...on(date) });

/** The ledger after a payment of this many rupees on a day. */
function paid(ledger: Ledger, date: string, amount: number, throughMonth?: string): Ledger {
  const due = feesDue(ledger, asha, on(date));
  const ahead = due.ahead.filter(({ month }) => month <= (throughMonth ?? ''));
  const currentCharge = sum(due.currentCharge, total(ahead));
  const request = {
    ...due,
    currentCharge,
    paidAmount: rupees(amount),
    toward: 'monthly' as const,
    throughMonth,
  };
  const outcome = collectFee(ledger, asha, request, by(date));
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

/** The dues as `head month rupees`, and the rupees of each age that has any. */
function owes(ledger: Ledger, date: string, student = asha) {
  const { amount, dues, byAge, since, age } = outstanding(ledger, student, on(date));
  const ages = Object.entries(byAge).filter(([, part]) => part > 0);
  return {
    amount: amount / 100,
    dues: dues.map((due) => `${due.head} ${due.month} ${due.amount / 100}`),
    ages: Object.fromEntries(ages.map(([name, part]) => [name, part / 100])),
    since,
    age,
  };
}

describe('what a student owes', () => {
  it('is nothing late while there is time to pay the first month, its 10th included', () => {
    const first = { amount: 300, dues: ['monthly 2026-09 300'] };
    expect(owes([], '2026-09-10')).toEqual({ ...first, ages: { notLate: 300 } });
    expect(owes([], '2026-09-11')).toEqual({
      ...first,
      ages: { '0-30': 300 },
      since: '2026-09',
      age: '0-30',
    });
  });

  it('is told by month and age, the months that nobody booked included', () => {
    expect(owes([], '2026-12-12')).toEqual({
      amount: 1200,
      dues: ['monthly 2026-09 300', 'monthly 2026-10 300', 'monthly 2026-11 300', 'monthly 2026-12 300'],
      ages: { '0-30': 300, '31-60': 300, '61-90': 300, 'over-90': 300 },
      since: '2026-09',
      age: 'over-90',
    });
  });

  it('is what a part payment left of the oldest month', () => {
    expect(owes(paid([], '2026-11-05', 400), '2026-11-22')).toMatchObject({
      amount: 500,
      dues: ['monthly 2026-10 200', 'monthly 2026-11 300'],
      since: '2026-10',
      age: '31-60',
    });
  });

  it('is nothing once all is paid, and again the next month', () => {
    const ledger = paid([], '2026-11-05', 900);
    expect(owes(ledger, '2026-11-30')).toEqual({ amount: 0, dues: [], ages: {} });
    expect(owes(ledger, '2026-12-01')).toEqual({
      amount: 300,
      dues: ['monthly 2026-12 300'],
      ages: { notLate: 300 },
    });
  });

  it('is nothing for months that are paid ahead, as they are paid in full (D73)', () => {
    const ledger = paid([], '2026-11-22', 1500, '2027-01');
    expect(owes(ledger, '2027-01-31')).toEqual({ amount: 0, dues: [], ages: {} });
    expect(() => paid([], '2026-11-22', 1000, '2027-01')).toThrow('month-not-paid');
  });

  it('comes back with a voided receipt', () => {
    const ledger = paid([], '2026-09-05', 300);
    const request = { studentReceiptNo: ledger.at(-1)?.studentReceiptNo ?? '', reason: 'Cheque came back' };
    const voided = voidReceipt(ledger, asha, request, 'payments', by('2026-09-20'));
    if (!voided.ok) throw new Error(voided.code);
    expect(owes([...ledger, ...voided.value], '2026-09-20')).toMatchObject({
      dues: ['monthly 2026-09 300'],
      age: '0-30',
    });
  });

  it('has what was owed before as its oldest part, and other charges with their month', () => {
    const student = { ...asha, feesFrom: '2026-10' };
    const opened = openLedger(student, rupees(50), by('2026-11-02'));
    const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Window' };
    const ledger = [...opened, ...addCharge(opened, student, fine, by('2026-11-12'))];
    expect(owes(ledger, '2026-11-22', student)).toEqual({
      amount: 670,
      dues: ['opening 2026-10 50', 'monthly 2026-10 300', 'fine 2026-11 20', 'monthly 2026-11 300'],
      ages: { '31-60': 350, '0-30': 320 },
      since: '2026-10',
      age: '31-60',
    });
  });

  it('has what was owed before since it was written down, where months are charged from later on (D44)', () => {
    const student = { ...asha, feesFrom: '2026-12' };
    const opened = openLedger(student, rupees(50), by('2026-11-02'));
    expect(owes(opened, '2026-11-22', student)).toMatchObject({ since: '2026-11', ages: { '0-30': 50 } });
  });

  it('stops with the month in which the student left', () => {
    const student = { ...asha, leftAt: new Date('2026-10-03T00:00:00Z') };
    expect(owes([], '2027-03-22', student)).toMatchObject({
      amount: 600,
      dues: ['monthly 2026-09 300', 'monthly 2026-10 300'],
      age: 'over-90',
    });
  });
});

describe('how late a month is', () => {
  it.each([
    ['2026-09', '2026-09-01', undefined],
    ['2026-09', '2026-09-10', undefined],
    ['2026-09', '2026-09-11', '0-30'],
    ['2026-09', '2026-10-10', '0-30'],
    ['2026-09', '2026-10-11', '31-60'],
    ['2026-09', '2026-11-09', '31-60'],
    ['2026-09', '2026-11-10', '61-90'],
    ['2026-09', '2026-12-09', '61-90'],
    ['2026-09', '2026-12-10', 'over-90'],
    ['2025-09', '2026-12-10', 'over-90'],
    ['2027-01', '2026-12-10', undefined],
  ])('%s on %s: %s', (month, date, age) => {
    expect(latenessOf(month, date)).toBe(age);
  });
});

describe('the day by which a family is to pay (D55, D91)', () => {
  it.each([
    ['2026-11-01', '2026-11-10'],
    ['2026-11-10', '2026-11-10'],
    ['2026-12-11', '2027-01-10'],
  ])('on %s is %s', (date, day) => {
    expect(nextDueDay(date)).toBe(day);
  });
});

describe('the day since which what is owed holds', () => {
  const dates = Array.from({ length: 3 * 365 }, (_, day) =>
    new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10),
  );

  it('is the last one on which what is owed changed by itself, on every day of three years', () => {
    const student = { ...asha, feesFrom: '2025-11' };
    let before = '';
    for (const date of dates) {
      const owed = JSON.stringify(outstanding([], student, on(date)));
      expect([date, lastOwedChange(date) === date]).toEqual([date, owed !== before]);
      before = owed;
    }
  });

  it('comes a few times a month, so that nothing has to be worked out every day', () => {
    const days = new Set(dates.map(lastOwedChange));
    expect(days.size).toBeLessThan(36 * 5);
  });
});
