import { specifiedFees, type FeePayer, type FeeTable } from '../fees';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import {
  changed,
  codeOf,
  done,
  left,
  linesOf,
  numberOf,
  on,
  openOf,
  pay,
  payment,
  returned,
  rupees,
  undo,
  undone,
} from '../test/counter';
import { paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { allocate } from './allocation';
import { addCharge } from './charge';
import { giveConcession } from './concession';
import { feesDue } from './ledger';
import { mayTakeBack, voidReceipt, voidRightOf } from './void';

const asha = sampleFeePayer({ feesFrom: '2026-04', revision: 0 });
const april = on('2026-04-06');
const aYear = { throughMonth: '2027-03' };

describe('three months in UKG that cost nothing, and then class 1 (D72)', () => {
  const free: FeeTable = {
    from: '2026-04',
    fees: { ...specifiedFees, 'before-1': { ...specifiedFees['before-1'], monthly: paise(0) } },
  };
  const ukg: FeePayer = { ...asha, class: 'ukg' };
  const july = on('2026-07-02', [free]);
  const first = changed(ukg, july.at, { class: '1' });

  it.each([
    ['stored while in UKG', ledgerAt([], ukg, july)],
    ['stored with the first payment in class 1', []],
  ])('are not owed, and no month is stored twice: %s', (_, stored) => {
    expect(feesDue(stored, first, july)).toMatchObject({ previousBalance: 0, currentCharge: 300_00 });
    const paid = pay(stored, first, july);
    expect(linesOf(paid)).toEqual([
      'charge 2026-04 0',
      'charge 2026-05 0',
      'charge 2026-06 0',
      'deposit 2026-07 0',
    ]);
    expect(ledgerAt(paid, first, on('2026-07-31', [free]))).toEqual(paid);
  });
});

describe('paid from April to March (D73)', () => {
  const cheque = { mode: 'Cheque', reference: '004512', bank: 'SBI', chequeDate: '2026-04-06' } as const;
  const year = pay([], asha, april, undefined, { ...aYear, ...cheque });
  const june = on('2026-06-20');

  it('the cheque comes back in June: April to June stay owed, the rest is taken back', () => {
    const after = undone(year, asha, june, undefined, { cause: 'cheque-returned' });
    expect(openOf(after, asha, june)).toEqual([
      'monthly 2026-04 300',
      'monthly 2026-05 300',
      'monthly 2026-06 300',
    ]);
    expect(balanceOf(after)).toBe(rupees(900));
    expect(after.filter(({ kind }) => kind === 'take-back')).toHaveLength(9);
    expect(after.at(-1)).toMatchObject({
      kind: 'take-back',
      studentReceiptNo: 'MLMEC/1234/2027-03-BACK',
      studentCurrentCharge: -300_00,
      voids: numberOf(year),
    });
    // The student leaves in June and owes three months.
    const gone = left(asha, noon('2026-06-25'));
    const later = on('2026-11-21');
    expect(feesDue(after, gone, later)).toMatchObject({ previousBalance: 900_00, outstandingDue: 900_00 });
  });

  it('and the child leaves in June: what was paid for July and after is credit', () => {
    const gone = left(asha, noon('2026-06-25'));
    const later = on('2026-06-26');
    expect(feesDue(year, gone, later)).toMatchObject({ previousBalance: -2700_00, outstandingDue: -2700_00 });
    expect(openOf(year, gone, later)).toEqual([]);
  });

  it.each([
    ['a mis-click on March with 500', 500, 'month-not-paid', '₹3,600'],
    ['a rupee too little', 3599, 'month-not-paid', '₹3,600'],
    ['all of it', 3600, 'accepted', undefined],
  ])('%s', (_, paid, code, named) => {
    const outcome = payment([], asha, april, paid, aYear);
    expect(codeOf(outcome)).toBe(code);
    expect(outcome.ok ? undefined : outcome.named).toBe(named);
  });
});

describe('a class that is changed to a cheaper one for a moment (D73)', () => {
  const asXII: FeePayer = { ...asha, class: '12', stream: 'arts', classSession: '2026-27' };
  const na = changed(asXII, noon('2026-04-07'), { class: 'na', stream: undefined });
  const tricked = on('2026-04-07');

  it('sells no year for a rupee, and at its own price only until the class is back', () => {
    expect(codeOf(payment([], na, tricked, 1, aYear))).toBe('month-not-paid');
    const paid = pay([], na, tricked, undefined, aYear);
    expect(paid.at(-1)).toMatchObject({ studentPaid: 3000_00, updatedBalance: 0 });
    const back = changed(na, noon('2026-04-08'), { class: '12', stream: 'arts' });
    const after = on('2026-04-08');
    expect(feesDue(paid, back, after)).toMatchObject({ previousBalance: -2750_00, currentCharge: 0 });
    expect(feesDue(paid, back, after).ahead.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 11 }, () => 550_00),
    );
    // The payment settles five months at their own fee; after that the family owes again.
    expect(openOf(paid, back, on('2026-11-02'))).toEqual(['monthly 2026-10 550']);
  });

  it.each([
    ['the stream', { class: '11', stream: 'science' } as const, { stream: 'arts' } as const],
    ['the medium, and with it the branch', {}, { medium: 'hindi', boardType: 'up' } as const],
  ])('or of which %s changes: the months ahead are taken back', (_, before, after) => {
    const student = { ...asha, ...before };
    const paid = pay([], student, april, undefined, { throughMonth: '2026-06' });
    const moved = changed(student, noon('2026-04-20'), after);
    expect(linesOf(ledgerAt(paid, moved, on('2026-04-20'))).slice(1)).toHaveLength(2);
  });

  it('and a telephone number changes: they stay paid', () => {
    const paid = pay([], asha, april, undefined, aYear);
    expect(ledgerAt(paid, { ...asha, revision: 1 }, april)).toEqual(paid);
  });

  it('and the table changes: they stay paid as they were (D45)', () => {
    const dearer = {
      from: '2026-06',
      fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(500_00) } },
    };
    const paid = pay([], asha, april, undefined, aYear);
    expect(ledgerAt(paid, asha, on('2027-03-31', [dearer]))).toEqual(paid);
  });
});

describe('paid ahead in September, left in October, voided, and taken back into the school', () => {
  const september = on('2026-09-05');
  const student = { ...asha, feesFrom: '2026-09' };
  const paid = pay([], student, september, undefined, aYear);
  const gone = left(student, noon('2026-10-12'));
  const voided = undone(paid, gone, on('2026-11-03'), numberOf(paid));

  it.each([
    ['while away', gone, '2026-12-20', []],
    ['when back in January', returned(gone, noon('2027-01-11')), '2027-02-10', ['monthly 2027-01 300']],
  ])('owes September and October: %s', (_, now, day, more) => {
    expect(openOf(voided, now, on(day))).toEqual(['monthly 2026-09 300', 'monthly 2026-10 300', ...more]);
  });
});

describe('the day of leaving (D74)', () => {
  const left5April = (terms: Partial<FeePayer>) =>
    left({ ...asha, feesFrom: '2026-03', ...terms }, noon('2026-04-05'));

  it.each<[string, FeePayer, string[]]>([
    [
      'of a child of XII, whose session is over: nothing of April',
      left5April({ class: '12', stream: 'arts', classSession: '2025-26' }),
      ['monthly 2026-03 550'],
    ],
    [
      'of a child of XI: April',
      left5April({ class: '11', stream: 'arts', classSession: '2025-26' }),
      ['monthly 2026-03 550', 'monthly 2026-04 550'],
    ],
  ])('on 5 April %s', (_, student, owed) => {
    expect(openOf([], student, on('2026-05-20'))).toEqual(owed);
  });

  it('that is told two months late takes back what was charged meanwhile, paid or not', () => {
    const november = on('2026-11-10');
    const student = { ...asha, feesFrom: '2026-09' };
    const paid = pay([], student, november, 700);
    const gone = left(student, noon('2026-09-20'));
    expect(linesOf(ledgerAt(paid, gone, november)).slice(-2)).toEqual([
      'take-back 2026-10 -100',
      'take-back 2026-11 -400',
    ]);
    expect(feesDue(paid, gone, november).outstandingDue).toBe(-400_00);
  });

  it('and coming back are told late: the month is charged again, by a number of its own (D73)', () => {
    const stored = ledgerAt([], asha, on('2026-06-06'));
    const back = returned(left(asha, noon('2026-04-20')), noon('2026-05-10'));
    const numbers = ledgerAt(stored, back, on('2026-06-07')).map((entry) => entry.studentReceiptNo.slice(11));
    expect(numbers).toEqual(['2026-04', '2026-05', '2026-05-BACK', '2026-05-2']);
  });

  it('that lies before a change of class, and is told after it: no month after it is owed', () => {
    const moved = changed({ ...asha, feesFrom: '2026-08' }, noon('2026-10-10'), { class: '4' });
    const gone = left(moved, noon('2026-08-20'));
    expect(openOf([], gone, on('2026-12-01'))).toEqual(['monthly 2026-08 300']);
  });
});

describe('an entry of before revisions were kept', () => {
  it('is older than every change: the months ahead that it charged are taken back', () => {
    const paid = pay([], asha, april, undefined, { throughMonth: '2026-06' }).map(
      ({ revision: _, ...entry }) => entry,
    );
    const gone = left({ ...asha, revision: 4 }, noon('2026-04-20'));
    expect(linesOf(ledgerAt(paid, gone, april)).slice(1)).toEqual([
      'take-back 2026-05 -300',
      'take-back 2026-06 -600',
    ]);
  });
});

describe('what an account may undo (D76)', () => {
  it.each([
    ['an administrator', true, [], 'all'],
    ['a clerk with the right to void', false, ['collect', 'void'], 'payments'],
    ['a clerk without it', false, ['collect', 'refund'], undefined],
  ] as const)('%s', (_, isAdmin, rights, right) => {
    expect(voidRightOf(isAdmin, rights)).toBe(right);
  });
});

describe('who took a payment takes it back (D76)', () => {
  const paid = pay([], asha, april, 300);
  const [deposit] = paid;
  if (!deposit) throw new Error('Nothing was paid');
  const after = (seconds: number) => new Date(april.at.getTime() + seconds * 1000);

  it.each([
    ['at once', deposit, 'm1', 1, false, true],
    ['within two minutes', deposit, 'm1', 120, false, true],
    ['not later', deposit, 'm1', 121, false, false],
    ['not who did not take it', deposit, 'r2', 1, false, false],
    ['not once the drawer is closed', deposit, 'm1', 1, true, false],
    ['not a charge', { ...deposit, kind: 'charge' as const }, 'm1', 1, false, false],
  ])('%s', (_, entry, account, seconds, isClosed, expected) => {
    expect(mayTakeBack(entry, account, after(seconds), isClosed)).toBe(expected);
  });

  it('and it says mistyped', () => {
    const request = { studentReceiptNo: numberOf(paid), reason: 'Mistyped', cause: 'mistyped' as const };
    const outcome = voidReceipt(paid, asha, request, 'payments', april);
    expect(outcome.ok && outcome.value).toMatchObject([
      { kind: 'reversal', cause: 'mistyped', updatedBalance: 300_00 },
    ]);
  });

  it('and nobody owes what it brought to the counter: the wrong child is as it was (D47)', () => {
    const brought = { head: 'tc' as const, amount: rupees(200), reason: 'Leaves' };
    const before = allocate(paid);
    const wrong = pay(paid, asha, april, 200, { toward: 'tc', charges: [brought] });
    const request = { studentReceiptNo: numberOf(wrong), reason: 'Mistyped', cause: 'mistyped' as const };
    const back = done(wrong, voidReceipt(wrong, asha, request, 'payments', april));
    expect(back.at(-1)).toMatchObject({
      studentPaid: -200_00,
      studentCurrentCharge: -200_00,
      updatedBalance: paid.at(-1)?.updatedBalance,
    });
    expect(openOf(back, asha, april)).toEqual(openOf(paid, asha, april));
    expect(allocate(back).advance).toBe(before.advance);
    expect(codeOf(undo(back, asha, april, numberOf(wrong), { head: 'tc' }))).toBe('receipt-already-voided');
  });

  it('and what was given of that as a concession meanwhile is nobody’s credit (D48)', () => {
    const brought = { head: 'tc' as const, amount: rupees(500), reason: 'Leaves' };
    const wrong = pay(paid, asha, april, 300, { toward: 'tc', charges: [brought] });
    const given = {
      head: 'tc' as const,
      amount: rupees(100),
      concession: 'hardship' as const,
      reason: 'Asked',
    };
    const conceded = done(wrong, giveConcession(wrong, asha, given, april));
    const request = { studentReceiptNo: numberOf(wrong), reason: 'Mistyped', cause: 'mistyped' as const };
    const back = done(conceded, voidReceipt(conceded, asha, request, 'all', april));
    expect(balanceOf(back)).toBe(balanceOf(paid));
    expect(allocate(back).advance).toBe(allocate(paid).advance);
    expect(openOf(back, asha, april)).toEqual(openOf(paid, asha, april));
    // Nobody owes the amount either if the concession was a mistake as well.
    const both = undone(back, asha, april, numberOf(conceded));
    expect(openOf(both, asha, april)).toEqual(openOf(paid, asha, april));
  });

  it('a concession on a month that a leaving told late takes back is owed by nobody, however it is undone (D74)', () => {
    const june = on('2026-06-20');
    const charged = ledgerAt([], asha, june);
    const given = { amount: rupees(100), concession: 'hardship' as const, reason: 'Asked' };
    const conceded = done(charged, giveConcession(charged, asha, given, on('2026-06-21')));
    const gone = left(asha, on('2026-03-31').at);
    const back = ledgerAt(conceded, gone, on('2026-06-22'));
    expect(balanceOf(back)).toBe(0);
    expect(balanceOf(undone(back, gone, on('2026-06-22'), numberOf(conceded)))).toBe(0);
  });

  it('and of one that was given on a fine too, the fine is owed again (D48)', () => {
    const june = on('2026-06-20');
    const begun = ledgerAt([], asha, june);
    const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Broken window' };
    const fined = [...begun, ...addCharge(begun, asha, fine, june)];
    const given = { amount: rupees(620), concession: 'hardship' as const, reason: 'Asked' };
    const conceded = done(fined, giveConcession(fined, asha, given, june));
    // May, which the concession lowered before the fine, is taken back.
    const gone = left(asha, on('2026-04-20').at);
    const back = ledgerAt(conceded, gone, on('2026-06-22'));
    expect(balanceOf(back)).toBe(0);
    const undoneToo = undone(back, gone, on('2026-06-22'), numberOf(conceded));
    expect(openOf(undoneToo, gone, on('2026-06-22'))).toEqual(['monthly 2026-04 300', 'fine 2026-06 20']);
  });

  it('and the months ahead that it paid beside what it brought are not owed either (D73)', () => {
    const brought = { head: 'tc' as const, amount: rupees(200), reason: 'Leaves' };
    const wrong = pay([], asha, april, undefined, { ...aYear, charges: [brought] });
    const request = { studentReceiptNo: numberOf(wrong), reason: 'Mistyped', cause: 'mistyped' as const };
    const back = done(wrong, voidReceipt(wrong, asha, request, 'payments', april));
    expect(openOf(back, asha, april)).toEqual(['monthly 2026-04 300']);
    expect(feesDue(back, asha, april).ahead[0]?.month).toBe('2026-05');
  });

  it('and a cheque alone comes back from the bank (D82)', () => {
    expect(codeOf(undo(paid, asha, april, undefined, { cause: 'cheque-returned' }))).toBe('cheque-needed');
  });
});
