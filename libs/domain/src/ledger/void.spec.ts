import { paidByHead, dayBookTotals, entryParts } from '../books';
import { concessionSchema } from '../payments';
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
  rupees,
  undo,
  undone,
} from '../test/counter';
import { paise } from '../values';
import { allocate } from './allocation';
import { addCharge } from './charge';
import { giveConcession, type Concession } from './concession';
import { feesDue, openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { refund } from './refund';
import { broughtUnpaid, isFineOffered, isTakenBack, isVoided, voidReceipt } from './void';

const asha = sampleFeePayer({ feesFrom: '2026-11', revision: 0 });
const NOVEMBER = on('2026-11-21');
const fine = (amount: number) => ({ head: 'fine' as const, amount: rupees(amount), reason: 'Broken window' });
const charged = (ledger: Ledger, amount: number): Ledger => [
  ...ledger,
  ...addCharge(ledger, asha, fine(amount), NOVEMBER),
];

describe('a clerk who may void payments alone (D76)', () => {
  const december = on('2026-12-03');
  const opened = openLedger(asha, rupees(50), NOVEMBER);
  const paid = pay(charged(opened, 20), asha, NOVEMBER, 100, { toward: 'fine' });
  const passed = 'MLMEC/1234/2026-12';
  const eased = done(
    paid,
    giveConcession(paid, asha, { concession: 'merit', amount: rupees(10), reason: 'First' }, NOVEMBER),
  );

  it.each([
    ['voids a payment', paid, numberOf(paid), undefined, 'accepted'],
    ['not a month that passed and is not stored yet', paid, passed, undefined, 'receipt-not-voidable'],
    ['not the charge of a fine', paid, paid[1]?.studentReceiptNo, undefined, 'receipt-not-voidable'],
    ['not what came with a payment', paid, numberOf(paid), 'monthly' as const, 'receipt-not-voidable'],
    ['not the opening balance', paid, numberOf(opened), undefined, 'receipt-not-voidable'],
    ['not a concession', eased, numberOf(eased), undefined, 'receipt-not-voidable'],
  ])('%s', (_, ledger, studentReceiptNo = '', head, code) => {
    const request = { studentReceiptNo, reason: 'Mistake', head };
    const january = on('2027-01-02');
    expect(codeOf(voidReceipt(ledger, asha, request, 'payments', january))).toBe(code);
  });

  it('and an administrator takes back that month, once, before it was ever stored', () => {
    const january = on('2027-01-02');
    const after = undone(paid, asha, january, passed);
    expect(linesOf(after).slice(-2)).toEqual(['charge 2026-12 570', 'reversal 2026-12 270']);
    expect(codeOf(undo(after, asha, january, passed))).toBe('receipt-already-voided');
    expect(codeOf(undo(paid, asha, december, passed))).toBe('receipt-not-found');
  });
});

describe('two fines, each with a payment of its own', () => {
  const first = pay([], asha, NOVEMBER, 400, { toward: 'fine', charges: [fine(100)] });
  const second = pay(first, asha, NOVEMBER, 200, { toward: 'fine', charges: [fine(200)] });

  it('one void, taken back, and 300 paid: nothing is open below zero, and the day book has the heads of the entries', () => {
    const voided = undone(second, asha, NOVEMBER, numberOf(second));
    const back = undone(voided, asha, NOVEMBER, numberOf(second), { head: 'fine' });
    expect(codeOf(payment(back, asha, NOVEMBER, 300))).toBe('exceeds-due');
    const next = pay(back, asha, on('2026-12-02'), 300);
    for (const ledger of [second, voided, back, next]) {
      const { dues, advance } = allocate(ledger);
      expect(dues.every(({ open }) => open >= 0)).toBe(true);
      expect(dues.reduce((all, { open }) => all + open, 0) - advance).toBe(ledger.at(-1)?.updatedBalance);
    }
    const collections = next.flatMap(({ paidFor, ...entry }) =>
      paidFor
        ? [
            {
              ...entry,
              studentID: '1234',
              studentName: 'Asha',
              class: '3',
              section: 'a',
              paidFor: paidByHead(paidFor),
            },
          ]
        : [],
    );
    const { heads, collected, voided: back200, total } = dayBookTotals(collections.flatMap(entryParts));
    expect(heads).toEqual([
      { key: 'monthly', amount: rupees(600) },
      { key: 'fine', amount: rupees(100) },
    ]);
    expect([collected, back200, total]).toEqual([rupees(900), rupees(-200), rupees(700)]);
  });
});

describe('a receipt whose months to come were taken back', () => {
  it('still has those of its own time, which an administrator may take back (D72)', () => {
    const paid = pay([], asha, NOVEMBER, undefined, { throughMonth: '2027-01' });
    const voided = undone(paid, asha, NOVEMBER);
    expect(isTakenBack(voided, numberOf(paid), 'monthly')).toBe(false);
    const after = undone(voided, asha, NOVEMBER, numberOf(paid), { head: 'monthly' });
    expect(openOf(after, asha, NOVEMBER)).toEqual([]);
    expect(isTakenBack(after, numberOf(paid), 'monthly')).toBe(true);
  });
});

describe('a wrong opening balance (D76)', () => {
  const opened = openLedger(asha, rupees(750), NOVEMBER);

  it('is reversed once', () => {
    const after = undone(opened, asha, NOVEMBER);
    expect(after.at(-1)).toMatchObject({ kind: 'reversal', updatedBalance: 0, voids: 'MLMEC/1234/OPENING' });
    expect(codeOf(undo(after, asha, NOVEMBER, numberOf(opened)))).toBe('receipt-already-voided');
  });

  it('is not reversed while a part of it is paid', () => {
    const paid = pay(opened, asha, NOVEMBER, 1);
    expect(codeOf(undo(paid, asha, NOVEMBER, numberOf(opened)))).toBe('charge-paid');
    const voided = undone(paid, asha, NOVEMBER);
    expect(codeOf(undo(voided, asha, NOVEMBER, numberOf(opened)))).toBe('accepted');
  });
});

it('a wrong fine of which a part was waived is reversed once the waiver is, and nobody is told that it was paid (D76, D80)', () => {
  const wrong = addCharge([], asha, { head: 'fine', amount: rupees(100), reason: 'Late' }, NOVEMBER);
  const half = { head: 'fine' as const, amount: rupees(40), reason: 'Half of it' };
  const waived = done(wrong, giveConcession(wrong, asha, half, NOVEMBER));
  expect(codeOf(undo(waived, asha, NOVEMBER, numberOf(wrong)))).toBe('charge-conceded');
  const back = undone(waived, asha, NOVEMBER);
  expect(openOf(undone(back, asha, NOVEMBER, numberOf(wrong)), asha, NOVEMBER)).toEqual(
    openOf([], asha, NOVEMBER),
  );
  const paid = pay(waived, asha, NOVEMBER, 10, { toward: 'fine' });
  expect(codeOf(undo(paid, asha, NOVEMBER, numberOf(wrong)))).toBe('charge-paid');
});

describe('a fine of the wrong child, who had paid ahead in a class that was corrected (D73, D76)', () => {
  const paid = pay([], asha, NOVEMBER, undefined, { throughMonth: '2027-01' });
  const corrected = changed(asha, NOVEMBER.at, { class: '2' });
  const fined = addCharge(paid, corrected, { head: 'fine', amount: rupees(100), reason: 'Late' }, NOVEMBER);
  const ledger = [...paid, ...fined];
  const later = on('2026-11-25');

  it('is settled by the advance, and reversed all the same: no receipt says that it was paid', () => {
    const before = feesDue(paid, corrected, NOVEMBER).outstandingDue;
    expect(openOf(ledger, corrected, later)).toEqual([]);
    const after = undone(ledger, corrected, later, numberOf(ledger));
    expect(after.at(-1)).toMatchObject({ kind: 'reversal', studentCurrentCharge: -100_00 });
    expect(feesDue(after, corrected, later).outstandingDue).toBe(before);
  });

  it('is not reversed where it is a deposit that was paid back, in part too (D75)', () => {
    const deposit = { head: 'security' as const, amount: rupees(300), reason: 'At the admission' };
    const charged = [...paid, ...addCharge(paid, corrected, deposit, NOVEMBER)];
    const gone = left(corrected, NOVEMBER.at);
    const back = { of: 'security' as const, amount: rupees(100), reason: 'Left' };
    const refunded = done(charged, refund(charged, gone, back, later));
    expect(codeOf(undo(charged, gone, later, numberOf(charged)))).toBe('accepted');
    expect(codeOf(undo(refunded, gone, later, numberOf(charged)))).toBe('charge-paid');
  });

  it('is owed again when the payment ahead is void, and not what a receipt paid since then (D50)', () => {
    const more = {
      head: 'fine' as const,
      amount: paise(-1 * feesDue(ledger, corrected, later).outstandingDue),
      reason: 'Lost book',
    };
    const settled = [...ledger, ...addCharge(ledger, corrected, more, later)];
    const certified = [
      ...settled,
      ...addCharge(settled, corrected, { head: 'tc', amount: rupees(200), reason: 'Asked for' }, later),
    ];
    const taken = pay(certified, corrected, later, undefined, { toward: 'tc' });
    expect(taken.at(-1)?.paidFor).toEqual([{ head: 'tc', month: '2026-11', amount: rupees(200) }]);
    const voided = undone(taken, corrected, later, numberOf(paid));
    expect(openOf(voided, corrected, later)).toEqual([
      'monthly 2026-11 300',
      'fine 2026-11 100',
      'fine 2026-11 500',
    ]);
  });

  it('is not reversed once a receipt paid a part of it', () => {
    const more = { head: 'fine' as const, amount: rupees(700), reason: 'Lost book' };
    const dearer = [...ledger, ...addCharge(ledger, corrected, more, later)];
    const taken = pay(dearer, corrected, later, 1, { toward: 'fine' });
    expect(codeOf(undo(taken, corrected, later, numberOf(dearer)))).toBe('charge-paid');
    expect(codeOf(undo(taken, corrected, later, numberOf(ledger)))).toBe('accepted');
  });
});

describe('a concession once (D80)', () => {
  const merit = (amount: number): Concession => ({
    concession: 'merit',
    amount: rupees(amount),
    reason: 'First',
  });
  const waiver = (amount: number): Concession => ({
    head: 'fine',
    amount: rupees(amount),
    reason: 'Was ill',
  });
  const fined = charged([], 20);

  it.each<[string, Ledger, Concession, string[] | string]>([
    [
      'in the month that is due: it is charged first',
      [],
      merit(100),
      ['charge 2026-11 300', 'concession 2026-11 200'],
    ],
    ['of all of it', [], merit(300), ['charge 2026-11 300', 'concession 2026-11 0']],
    ['never more', [], merit(300.01), 'concession-exceeds-balance'],
    [
      'of less than what was owed before: this month is left alone',
      fined,
      merit(20),
      ['concession 2026-11 0'],
    ],
    ['that waives a fine, of no kind', fined, waiver(20), ['concession 2026-11 0']],
    ['that waives more than the fine is refused', fined, waiver(20.01), 'concession-exceeds-balance'],
    ['that waives a fine that there is not', [], waiver(1), 'concession-exceeds-balance'],
  ])('%s', (_, ledger, concession, expected) => {
    const outcome = giveConcession(ledger, asha, concession, NOVEMBER);
    expect(outcome.ok ? linesOf(outcome.value) : outcome.code).toEqual(expected);
  });

  it.each([
    ['of nothing filled in: the kind too is asked for at once', {}, ['amount', 'reason', 'concession']],
    ['of a kind alone', { concession: 'merit' }, ['amount', 'reason']],
    ['that waives a fine: no kind is asked for', { head: 'fine' }, ['amount', 'reason']],
    ['that is no form at all', null, ['']],
  ])('is refused at every field that is wrong: %s', (_, form, wrong) => {
    const asked = form && { studentID: '1234', ...form };
    const { error } = concessionSchema.safeParse(asked);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(wrong);
  });

  it('that was wrong is owed again, once', () => {
    const waived = done(fined, giveConcession(fined, asha, waiver(20), NOVEMBER));
    expect(waived.at(-1)).not.toHaveProperty('concession');
    const after = undone(waived, asha, NOVEMBER);
    expect(openOf(after, asha, NOVEMBER)).toEqual(['fine 2026-11 20']);
    expect(isVoided(after, numberOf(waived))).toBe(true);
    expect(codeOf(undo(after, asha, NOVEMBER, numberOf(waived)))).toBe('receipt-already-voided');
  });
});

describe('a TC that came with a payment (D47, D76)', () => {
  const charges = [{ head: 'tc' as const, amount: rupees(200), reason: 'Asked for' }];
  const paid = pay([], asha, NOVEMBER, 200, { charges, toward: 'tc' });
  const brought = (ledger: Ledger) => {
    const payment = ledger.find(({ studentReceiptNo }) => studentReceiptNo === numberOf(paid));
    return payment && broughtUnpaid(ledger, payment).map(({ head }) => head);
  };
  const voided = undone(paid, asha, NOVEMBER);

  it.each<[string, Ledger, string[]]>([
    ['is paid', paid, []],
    ['is owed still once the payment is void', voided, ['tc']],
    ['is reversed by itself then', undone(voided, asha, NOVEMBER, numberOf(paid), { head: 'tc' }), []],
    ['is not, where it was paid anew', pay(voided, asha, NOVEMBER, 200, { toward: 'tc' }), []],
    ['went with a mistyped payment', undone(paid, asha, NOVEMBER, undefined, { cause: 'mistyped' }), []],
    ['was never paid, as the money was for November', pay([], asha, NOVEMBER, 300, { charges }), ['tc']],
  ])('%s', (_, ledger, heads) => expect(brought(ledger)).toEqual(heads));
});

describe('the fine of a cheque that came back (D82)', () => {
  it.each<[string, boolean, ...Parameters<typeof isFineOffered>]>([
    ['is offered to who voids and collects', true, 'cheque-returned', false, ['collect', 'void']],
    ['is not where a mistake was voided', false, undefined, false, ['collect', 'void']],
    ['is not of who has left', false, 'cheque-returned', true, ['collect', 'void']],
    ['is not to who may void but not collect', false, 'cheque-returned', false, ['void']],
  ])('%s', (_, isOffered, ...asked) => expect(isFineOffered(...asked)).toBe(isOffered));
});
