import { standingConcessionsOf, type StudentInSection } from '../fees';
import { sampleFeePayer } from '../students';
import { left, moved, movedBack, numberOf, openOf, pay, returned, undone } from '../test/counter';
import { paise } from '../values';
import { allocate } from './allocation';
import { feesDue, openLedger, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { bookMonths, neverCharged, type RegisteredPayer } from './never-charged';
import { collectFee } from './payment';
import { voidReceipt } from './void';

const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
const on = (day: string): EntryContext => ({ by: 'Admin', at: at(day), feeTables: [], heads: [] });
/** Registered in June by a version that did not charge months by itself; the update to this version came in November. */
const asha: RegisteredPayer = { ...sampleFeePayer(), registeredAt: at('2026-06-20'), feesFrom: '2026-11' };
const fee = paise(300_00);
const reason = 'Not charged so far';

/** She paid one month at the counter, in August. */
function paidInAugust(): Ledger {
  const august = on('2026-08-10');
  const due = feesDue([], { ...asha, feesFrom: '2026-08' }, august);
  const outcome = collectFee(
    [],
    { ...asha, feesFrom: '2026-08' },
    { ...due, paidAmount: due.outstandingDue, toward: 'monthly' },
    august,
  );
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const monthsOf = (ledger: Ledger, student: RegisteredPayer, day: string) =>
  neverCharged(ledger, student, on(day)).map(({ month }) => month);

describe('the months that nobody was charged for', () => {
  it.each<[string, Ledger, Partial<RegisteredPayer>, string, string[]]>([
    [
      'are those since the registration',
      [],
      {},
      '2026-11-22',
      ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ],
    [
      'without one that a payment charged',
      paidInAugust(),
      {},
      '2026-11-22',
      ['2026-06', '2026-07', '2026-09', '2026-10'],
    ],
    [
      'end where the months begin that are charged by themselves',
      [],
      {},
      '2027-02-01',
      ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ],
    ['end with the month of leaving', [], { leftAt: at('2026-07-31') }, '2026-11-22', ['2026-06', '2026-07']],
    [
      'do not have those in which the student was away',
      [],
      returned(left(asha, at('2026-07-10')), at('2026-10-02')),
      '2026-11-22',
      ['2026-06', '2026-07', '2026-10'],
    ],
    [
      'are none where the registration is the first month charged',
      [],
      { feesFrom: '2026-06' },
      '2026-11-22',
      [],
    ],
    [
      'do not have those that were free, by a concession of all since August',
      [],
      {
        concessions: standingConcessionsOf([
          {
            ...{ id: '1', concession: 'rte', unit: 'percent', value: 100, from: '2026-08', reason: 'RTE' },
            ...{ givenBy: 'Admin', givenById: 'a1', givenAt: '2026-08-01T06:30:00.000Z' },
          },
        ]),
      },
      '2026-11-22',
      ['2026-06', '2026-07'],
    ],
    ['do not have the current month, which may still be paid', [], { feesFrom: '2027-04' }, '2026-06-30', []],
    [
      'do not have what was before the registration',
      [],
      { registeredAt: at('2026-10-01') },
      '2026-11-22',
      ['2026-10'],
    ],
  ])('%s', (_, ledger, changes, day, expected) => {
    expect(monthsOf(ledger, { ...asha, ...changes }, day)).toEqual(expected);
  });

  it('do not have one that was taken back as wrong, where the student had left before it', () => {
    const student = { ...asha, revision: 0, feesFrom: '2026-06' };
    const ledger = undone([], student, on('2026-11-22'), 'MLMEC/1234/2026-10');
    expect(monthsOf(ledger, student, '2026-11-22')).toEqual(['2026-10']);
    expect(
      monthsOf(ledger, { ...left(student, at('2026-09-10')), registeredAt: at('2026-06-20') }, '2026-11-22'),
    ).toEqual([]);
  });

  it.each([
    ['lies before the registration', { feesFrom: '2026-04' }, 'MLMEC/1234/2026-05', ['2026-05']],
    ['is the current month', { registeredAt: at('2026-11-02') }, undefined, ['2026-11']],
  ])('have one that was taken back as wrong, though it %s (D72)', (_, terms, number, expected) => {
    const student = { ...asha, ...terms, revision: 0 };
    const today = on('2026-11-22');
    const paid = pay([], student, today);
    const voided = undone(paid, student, today);
    const back = undone(voided, student, today, number ?? numberOf(paid), { head: 'monthly' });
    expect(monthsOf(back, student, '2026-11-22')).toEqual(expected);
  });

  it('cost what the fee table says', () => {
    expect(neverCharged([], asha, on('2026-11-22'))[0]).toEqual({
      head: 'monthly',
      month: '2026-06',
      amount: fee,
    });
  });
});

describe('charging them afterwards', () => {
  const november = on('2026-11-22');
  const book = (ledger: Ledger, months: readonly string[], amount = fee) =>
    bookMonths(ledger, asha, { months: months.map((month) => ({ month, amount })), reason }, november);
  const booked = (ledger: Ledger, months: readonly string[]): Ledger => {
    const outcome = book(ledger, months);
    if (!outcome.ok) throw new Error(outcome.code);
    return [...ledger, ...outcome.value];
  };

  it('writes an entry a month, oldest first, and they are owed from then on', () => {
    const opened = openLedger(asha, paise(50_00), on('2026-06-20'));
    const ledger = booked(opened, ['2026-09', '2026-06']);
    expect(ledger.map(({ kind, charges = [] }) => [kind, charges[0]?.month])).toEqual([
      ['opening', '2026-06'],
      ['charge', '2026-06'],
      ['charge', '2026-09'],
    ]);
    expect(feesDue(ledger, asha, november)).toMatchObject({ previousBalance: 650_00, currentCharge: fee });
    expect(monthsOf(ledger, asha, '2026-11-22')).toEqual(['2026-07', '2026-08', '2026-10']);
    expect(allocate(ledger).dues.map(({ charge }) => charge.month)).toEqual([
      '2026-06',
      '2026-06',
      '2026-09',
    ]);
  });

  it('makes them the oldest dues, before the months that were charged by themselves (D50)', () => {
    const december = on('2026-12-02');
    const months = [{ month: '2026-06', amount: fee }];
    const outcome = bookMonths([], asha, { months, reason }, december);
    const open = outcome.ok ? openOf(outcome.value, asha, december) : [];
    expect(open).toEqual(['monthly 2026-06 300', 'monthly 2026-11 300']);
  });

  it('stores the months that passed meanwhile before them', () => {
    const outcome = bookMonths(
      [],
      asha,
      { months: [{ month: '2026-10', amount: fee }], reason },
      on('2027-01-05'),
    );
    expect(outcome.ok && outcome.value.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it.each([
    ['a month that was paid', ['2026-08']],
    ['a month that is charged by itself', ['2026-11']],
    ['a month before the registration', ['2026-05']],
    ['the same month twice', ['2026-09', '2026-09']],
  ])('refuses %s', (_, months) => {
    expect(book(paidInAugust(), months)).toMatchObject({
      ok: false,
      code: 'months-changed',
      field: 'months',
    });
  });

  it('refuses another fee than the one that holds', () => {
    expect(book([], ['2026-06'], paise(200_00))).toMatchObject({ ok: false, code: 'months-changed' });
  });

  it('can be taken back month by month, and the month may be booked again (D72)', () => {
    const ledger = booked([], ['2026-06', '2026-07']);
    const wrong = { studentReceiptNo: ledger[0]?.studentReceiptNo ?? '', reason: 'Was on leave' };
    const outcome = voidReceipt(ledger, asha, wrong, 'all', november);
    if (!outcome.ok) throw new Error(outcome.code);
    const after = [...ledger, ...outcome.value];
    expect(after.at(-1)?.updatedBalance).toBe(fee);
    expect(monthsOf(after, asha, '2026-11-22')).toEqual(['2026-06', '2026-08', '2026-09', '2026-10']);
    expect(monthsOf(booked(after, ['2026-06']), asha, '2026-11-22')).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
  });

  it('can be booked again where it was said by mistake that the student passes out', () => {
    const may = on('2026-05-02');
    const student: StudentInSection & RegisteredPayer = {
      ...asha,
      section: 'a',
      revision: 0,
      registeredAt: at('2026-04-02'),
      feesFrom: '2026-05',
    };
    const outcome = bookMonths([], student, { months: [{ month: '2026-04', amount: fee }], reason }, may);
    if (!outcome.ok) throw new Error(outcome.code);
    const back = movedBack(outcome.value, moved(student, { decision: 'passes-out' }, may), may);
    if (!back.ok) throw new Error(back.code);
    expect(neverCharged(outcome.value, { ...student, ...back.value }, may)).toEqual([
      { head: 'monthly', month: '2026-04', amount: fee },
    ]);
  });
});
