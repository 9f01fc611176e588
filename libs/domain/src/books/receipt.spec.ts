import { standingConcessionsOf, type FeePayer, type OwnHead } from '../fees';
import {
  addCharge,
  admissionFees,
  giveConcession,
  openLedger,
  paidForParts,
  refund,
  withAdmission,
  type Ledger,
} from '../ledger';
import { monthsLabel } from '../school';
import { sampleFeePayer } from '../students';
import { done, left, numberOf, on, pay, rupees, undone } from '../test/counter';
import { schoolHead } from '../values';
import { englishWords } from '../words';
import { receiptOf } from './receipt';

const asha = sampleFeePayer({ revision: 0 });
const holder = {
  studentID: '1234',
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  fatherName: 'Ram Verma',
  class: '3',
  section: 'a',
};
function receipt(ledger: Ledger, number = numberOf(ledger)) {
  const found = receiptOf(ledger, number, holder);
  if (!found) throw new Error('No such receipt');
  return found;
}

const tc = { head: 'tc' as const, amount: rupees(100), reason: 'Moves to Delhi' };

describe('the months of a receipt (D77)', () => {
  it('that paid September and November says both one by one', () => {
    // October was charged by mistake and is taken back.
    const november = on('2026-11-21');
    const paid = pay(undone([], asha, november, 'MLMEC/1234/2026-10'), asha, november);
    expect(paidForParts(receipt(paid).paidFor, englishWords.options.head, 'en-IN')).toEqual([
      'Monthly Sept 2026, Nov 2026 ₹600',
    ]);
  });

  it('that charges ahead has each of them', () => {
    const paid = pay([], asha, on('2026-09-05'), undefined, { throughMonth: '2026-11' });
    expect(receipt(paid).months).toEqual(['2026-09', '2026-10', '2026-11']);
  });

  it.each([
    ['a second payment in November', undefined, {}, ['2026-11']],
    ['December ahead, with a TC', '2026-12', { charges: [tc], toward: 'tc' as const }, ['2026-12']],
  ])('that charges no more of November: %s', (_, throughMonth, more, months) => {
    const november = on('2026-11-21');
    const begun = pay([], asha, november, 100);
    expect(receipt(pay(begun, asha, november, undefined, { ...more, throughMonth })).months).toEqual(months);
  });

  it.each([
    ['one', ['2026-09'], 'Sept 2026'],
    ['two apart', ['2026-09', '2026-11'], 'Sept 2026, Nov 2026'],
    [
      'those that follow each other, over the new year',
      ['2026-11', '2026-12', '2027-01'],
      'Nov 2026 – Jan 2027',
    ],
    [
      'both, in whatever order, each once',
      ['2027-01', '2026-09', '2026-12', '2026-09'],
      'Sept 2026, Dec 2026 – Jan 2027',
    ],
    ['none', [], ''],
  ])('read: %s', (_, months, label) => {
    expect(monthsLabel(months, 'en-IN')).toBe(label);
  });
});

describe('what was due on a receipt (D77)', () => {
  const june = on('2026-06-20');
  const student: FeePayer = { ...asha, feesFrom: '2026-06' };
  const admission = {
    at: june.at,
    by: 'Meena',
    byId: 'm1',
    previousBalance: rupees(150),
    fees: admissionFees(student, '2026-06', []),
  };
  const begun = withAdmission([], { ...student, admission }, { feeTables: [], heads: [] });

  it.each([
    [
      'of a new admission: its fees are no old debt',
      begun,
      '2026-06-21',
      { previousDue: 150, admissionDue: 800, currentCharge: 300 },
    ],
    [
      'of one who comes the month after: they are',
      begun,
      '2026-07-02',
      { previousDue: 1250, admissionDue: 0, currentCharge: 300 },
    ],
    [
      'of one who has paid a part of them',
      pay(begun, student, june, 350, { toward: 'registration' }),
      '2026-06-22',
      // By then the month of June is owed too.
      { previousDue: 450, admissionDue: 450, currentCharge: 0 },
    ],
    [
      'of who owed before alone',
      openLedger(student, rupees(150), june),
      '2026-06-21',
      { previousDue: 150, admissionDue: 0, currentCharge: 300 },
    ],
  ])('%s', (_, ledger, day, due) => {
    const paid = receipt(pay(ledger, student, on(day)));
    const shown = {
      previousDue: paid.previousDue / 100,
      admissionDue: paid.admissionDue / 100,
      currentCharge: paid.currentCharge / 100,
    };
    expect(shown).toEqual(due);
  });

  it('comes to the total with what is charged now', () => {
    const { previousDue, admissionDue, currentCharge, totalAmount } = receipt(pay(begun, student, june));
    expect(previousDue + admissionDue + currentCharge).toBe(totalAmount);
  });
});

describe('why something was charged (D77)', () => {
  const november = on('2026-11-21');
  const fine = (reason: string) => ({ head: 'fine' as const, amount: rupees(20), reason });

  it.each([
    [
      'charged before',
      pay(addCharge([], asha, fine('Broken window'), november), asha, november),
      'Broken window',
    ],
    [
      'charged with the payment',
      pay([], asha, november, undefined, { toward: 'fine', charges: [fine('Late')] }),
      'Late',
    ],
    [
      'twice in a month: both',
      pay(
        [
          ...addCharge([], asha, fine('Late'), november),
          ...addCharge(addCharge([], asha, fine('Late'), november), asha, fine('Lost book'), november),
        ],
        asha,
        november,
      ),
      'Late, Lost book',
    ],
    [
      'that was mistyped before: its own alone',
      pay(
        undone(
          pay([], asha, november, 20, { toward: 'fine', charges: [fine('Late')] }),
          asha,
          november,
          undefined,
          { cause: 'mistyped' },
        ),
        asha,
        november,
        undefined,
        { toward: 'fine', charges: [fine('Lost book')] },
      ),
      'Lost book',
    ],
  ])('stands on the receipt of a fine %s', (_, ledger, reason) => {
    expect(receipt(ledger).paidFor.find(({ head }) => head === 'fine')).toMatchObject({ reason });
    expect(receipt(ledger).paidFor.find(({ head }) => head === 'monthly')).not.toHaveProperty('reason');
  });
});

it('says of each of several charges its own reason (D77)', () => {
  const [october, november] = [on('2026-10-21'), on('2026-11-21')];
  const fine = (reason: string) => ({ head: 'fine' as const, amount: rupees(20), reason });
  const late = addCharge([], asha, fine('Late'), october);
  const both = [...late, ...addCharge(late, asha, fine('Lost book'), november)];
  const { paidFor } = receipt(pay(both, asha, november, undefined, { toward: 'tc', charges: [tc] }));
  expect(
    paidFor.flatMap(({ head, month, reason }) => (reason ? [`${head} ${month} ${reason}`] : [])),
  ).toEqual(['tc 2026-11 Moves to Delhi', 'fine 2026-10 Late', 'fine 2026-11 Lost book']);
});

it('says on a voucher what was paid back, and why (D75)', () => {
  const november = on('2026-11-21');
  const paid = pay([], asha, november, undefined, { throughMonth: '2026-12' });
  const back = { of: 'advance', amount: rupees(300), reason: 'Moves to Delhi', mode: 'Cash' } as const;
  const voucher = done(paid, refund(paid, left(asha, november.at), back, november));
  expect(receipt(voucher).refund).toEqual({ amount: rupees(300), reason: 'Moves to Delhi' });
  expect(receipt(paid)).not.toHaveProperty('refund');
});

it('a concession on a month of a head is said, whatever was sold of that head beside it (D48, D77)', () => {
  const computer: OwnHead = {
    head: schoolHead('Computer'),
    every: 'monthly',
    price: 'one',
    takers: 'all',
    isRefundable: false,
    amounts: [{ from: '2026-11', amount: rupees(100), addedBy: 'Admin', addedAt: on('2026-11-01').at }],
  };
  const concessions = standingConcessionsOf([
    {
      id: 'c1',
      concession: 'merit',
      unit: 'percent',
      head: computer.head,
      value: 50,
      from: '2026-11',
      reason: 'First in class',
      givenBy: 'Admin',
      givenById: 'a1',
      givenAt: '2026-11-01T06:30:00.000Z',
    },
  ]);
  const student: FeePayer = { ...asha, feesFrom: '2026-11', concessions };
  const november = on('2026-11-21', [], [computer]);
  const inPart = pay([], student, november, 300);
  const disc = { head: computer.head, amount: rupees(20), reason: 'A disc' };
  const sold = [...inPart, ...addCharge(inPart, student, disc, november)];
  expect(receipt(pay(sold, student, november)).concessions).toEqual([
    { concession: 'merit', amount: rupees(50) },
  ]);
});

it('a concession that was given once is said on the receipt that is taken in place of a mistyped one (D48, D76)', () => {
  const november = on('2026-11-21');
  const merit = { concession: 'merit', amount: rupees(100), reason: 'First in class' } as const;
  const eased = done([], giveConcession([], asha, merit, november));
  const mistyped = pay(eased, asha, november, 200);
  const back = undone(mistyped, asha, november, undefined, { cause: 'mistyped' });
  const right = pay(back, asha, november, 300);
  const next = pay(right, asha, november);
  const said = { concession: 'merit', amount: rupees(100) };
  expect(receipt(next, numberOf(mistyped)).concessions).toEqual([said]);
  expect(receipt(next, numberOf(right)).concessions).toEqual([said]);
  expect(receipt(next).concessions).toEqual([]);
  // The printed content stays, whatever happens to the concession later.
  const voided = undone(next, asha, november, numberOf(right));
  expect(receipt(voided, numberOf(next)).concessions).toEqual([]);
});

describe('a receipt that is void', () => {
  const november = on('2026-11-21');
  const cheque = { mode: 'Cheque', reference: '004512', bank: 'SBI', chequeDate: '2026-11-20' } as const;
  const paid = pay([], asha, november, undefined, cheque);

  it('says when, by whom and why, and how it was paid', () => {
    const after = undone(paid, asha, on('2026-12-02'), numberOf(paid), {
      reason: 'No cover',
      cause: 'cheque-returned',
    });
    expect(receipt(after, numberOf(paid))).toMatchObject({
      isVoid: true,
      voided: { at: on('2026-12-02').at, by: 'Meena', reason: 'No cover', cause: 'cheque-returned' },
      modeDetails: ['004512', 'SBI'],
      chequeDate: '2026-11-20',
    });
  });

  it('and one paid in cash has nothing beside it but its number in the book', () => {
    const book = { session: '2026-27', branch: 'MLMEC', number: 7 } as const;
    const inBook = pay([], asha, november).map((entry) => ({ ...entry, book }));
    expect(receipt(inBook)).toMatchObject({ book, mode: 'Cash', modeDetails: [], isVoid: false });
    expect(receipt(inBook)).not.toHaveProperty('chequeDate');
  });

  it('is none while its months alone are taken back', () => {
    expect(receipt(paid)).toMatchObject({ isVoid: false });
    expect(receipt(paid)).not.toHaveProperty('voided');
  });
});
