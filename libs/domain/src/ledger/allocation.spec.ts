import { receiptOf } from '../books';
import { sampleFeePayer } from '../students';
import { rupees } from '../test/counter';
import type { PaymentType } from '../values';
import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { allocate, amountsByHead, paidForParts } from './allocation';
import { addCharge, type NewCharge } from './charge';
import { giveConcession } from './concession';
import { feesDue, openLedger, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { collectFee, type PaymentRequest } from './payment';
import { isTakenBack, voidReceipt } from './void';

const asha = sampleFeePayer();
const NOVEMBER: EntryContext = {
  by: 'Admin',
  at: new Date('2026-11-21T05:00:00Z'),
  feeTables: [],
  heads: [],
};
const OPENED = openLedger(asha, rupees(50), NOVEMBER);
const fine: NewCharge = { head: 'fine', amount: rupees(20), reason: 'Broken window' };
const tc: NewCharge = { head: 'tc', amount: rupees(100), reason: 'Moves to Delhi' };

interface Paying {
  readonly toward?: PaymentType;
  readonly throughMonth?: string;
  readonly charges?: readonly NewCharge[];
}

/** The outcome of a payment by a clerk who sees the dues. @param currentCharge the total of all its charges in rupees */
const payment = (ledger: Ledger, paid: number, currentCharge: number, more: Paying = {}) => {
  const due = feesDue(ledger, asha, NOVEMBER);
  const request: PaymentRequest = {
    ...due,
    paidAmount: rupees(paid),
    currentCharge: rupees(currentCharge),
    toward: 'monthly',
    ...more,
  };
  return collectFee(ledger, asha, request, NOVEMBER);
};

function pay(ledger: Ledger, paid: number, currentCharge: number, more?: Paying): Ledger {
  const outcome = payment(ledger, paid, currentCharge, more);
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

/** The dues settled by the last entry, as `head month rupees`: the entry agrees with the whole ledger (D71). */
function lastPaid(ledger: Ledger): string[] {
  const { paidFor } = allocate(ledger);
  expect(ledger.at(-1)?.paidFor).toEqual(paidFor);
  return paidFor.map(({ head, month, amount }) => `${head} ${month} ${amount / 100}`);
}
const charged = (ledger: Ledger, charge: NewCharge): Ledger => [
  ...ledger,
  ...addCharge(ledger, asha, charge, NOVEMBER),
];
const takeBack = (ledger: Ledger, studentReceiptNo: string, head?: NewCharge['head']) =>
  voidReceipt(ledger, asha, { studentReceiptNo, reason: 'Mistake', head }, 'all', NOVEMBER);

describe('what a payment pays', () => {
  it('is the previous balance first, and then the oldest month', () => {
    expect(lastPaid(pay(OPENED, 500, 300))).toEqual([
      'opening 2026-11 50',
      'monthly 2026-09 300',
      'monthly 2026-10 150',
    ]);
  });

  it('goes on where the payment before it ended', () => {
    expect(lastPaid(pay(pay(OPENED, 500, 300), 160, 0))).toEqual([
      'monthly 2026-10 150',
      'monthly 2026-11 10',
    ]);
  });

  it('is what is due of its own type first', () => {
    expect(lastPaid(pay(charged(OPENED, fine), 80, 300, { toward: 'fine' }))).toEqual([
      'fine 2026-11 20',
      'opening 2026-11 50',
      'monthly 2026-09 10',
    ]);
    // The month of the fine is charged after it.
    expect(lastPaid(pay(charged([], fine), 700, 300, { toward: 'fine' }))).toEqual([
      'fine 2026-11 20',
      'monthly 2026-09 300',
      'monthly 2026-10 300',
      'monthly 2026-11 80',
    ]);
  });

  it('is the months ahead that it charges, at last', () => {
    const ledger = pay(pay(OPENED, 950, 300), 600, 600, { throughMonth: '2027-01' });
    expect(lastPaid(ledger)).toEqual(['monthly 2026-12 300', 'monthly 2027-01 300']);
    expect(ledger.at(-1)).toMatchObject({ studentCurrentCharge: 60000, updatedBalance: 0 });
    const february = { ...NOVEMBER, at: new Date('2027-02-03T05:00:00Z') };
    expect(feesDue(ledger, asha, february)).toMatchObject({ previousBalance: 0, currentCharge: 30000 });
  });

  it('is put back by its void, and then paid by the next', () => {
    const paid = pay(OPENED, 350, 300);
    const voided = takeBack(paid, paid.at(-1)?.studentReceiptNo ?? '');
    const after = [...paid, ...(voided.ok ? voided.value : [])];
    expect(lastPaid(after)).toEqual(['opening 2026-11 -50', 'monthly 2026-09 -300']);
    expect(lastPaid(pay(after, 60, 0))).toEqual(['opening 2026-11 50', 'monthly 2026-09 10']);
  });

  it('is a TC fee that is charged and paid in one, when tuition is paid up', () => {
    const ledger = pay(pay(OPENED, 950, 300), 100, 100, { toward: 'tc', charges: [tc] });
    expect(lastPaid(ledger)).toEqual(['tc 2026-11 100']);
    expect(ledger.at(-1)?.charges).toEqual([{ ...tc, month: '2026-11' }]);
  });
});

describe('what a payment paid, in words', () => {
  const paid = allocate(pay(charged(OPENED, fine), 400, 300, { toward: 'fine' })).paidFor;
  it.each([
    ['en-IN', englishWords, /^Fine ₹20, Previous balance ₹50, Monthly Sept? 2026 – Oct 2026 ₹330$/],
    ['hi-IN', hindiWords, /^जुर्माना ₹20, पिछला बकाया ₹50, मासिक सित\S* 2026 – अक्\S* 2026 ₹330$/],
  ])('in %s', (locale, words, label) => {
    expect(paidForParts(paid, words.options.head, locale).join(', ')).toMatch(label);
  });
});

it('what a family owes for many months is each head once, with its months and its sum', () => {
  const owed = (head: string, month: string, amount: number) => ({ head, month, amount: rupees(amount) });
  const dues = [
    owed('monthly', '2026-09', 300),
    owed('school:Bus', '2026-09', 700),
    owed('monthly', '2026-10', 300),
    owed('fine', '2026-10', 20),
    owed('monthly', '2026-11', 300),
  ];
  expect(amountsByHead(dues, englishWords.options.head, 'en-IN')).toEqual([
    { label: 'Monthly Sept 2026 – Nov 2026', amount: rupees(900) },
    { label: 'Bus Sept 2026', amount: rupees(700) },
    { label: 'Fine', amount: rupees(20) },
  ]);
});

describe('the months that a payment charges', () => {
  it.each([
    ['this month alone', '2026-11', 10, 300, 'accepted'],
    ['up to the end of the next session', '2028-03', 600 + 300 * 17, 300 * 17, 'accepted'],
    ['no further', '2028-04', 10, 300 * 18, 'month-out-of-reach'],
    ['no month that passed', '2026-10', 10, 300, 'month-out-of-reach'],
    ['at the figure that the clerk saw', '2026-12', 10, 300, 'balance-changed'],
    ['to come in full alone (D73)', '2026-12', 1199.99, 600, 'month-not-paid'],
  ])('%s', (_, throughMonth, paid, currentCharge, code) => {
    const outcome = payment([], paid, currentCharge, { throughMonth });
    expect(outcome.ok ? 'accepted' : outcome.code).toBe(code);
  });

  it.each([
    ['the month itself', 300, {}, ['2026-11']],
    ['all of them (D77)', 900, { throughMonth: '2027-01' }, ['2026-11', '2026-12', '2027-01']],
    ['the month of a fee that came with it', 400, { charges: [tc] }, ['2026-11']],
  ])('stand on the receipt as %s', (_, currentCharge, more: Paying, months) => {
    const ledger = pay([], 600 + currentCharge, currentCharge, more);
    const holder = {
      ...asha,
      studentFirstName: 'Asha',
      studentLastName: 'Verma',
      fatherName: 'Ram',
      section: 'a' as const,
    };
    const receipt = receiptOf(ledger, ledger.at(-1)?.studentReceiptNo ?? '', holder);
    expect(receipt).toMatchObject({ months, toward: 'monthly' });
    expect(receipt?.paidFor[0]).toEqual({ head: 'monthly', month: '2026-09', amount: rupees(300) });
  });
});

describe('a charge that was wrong', () => {
  const ledger = charged(OPENED, fine);
  const number = ledger.at(-1)?.studentReceiptNo ?? '';

  it('is taken back once, with a reason', () => {
    const outcome = takeBack(ledger, number);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject([
      {
        kind: 'reversal',
        studentCurrentCharge: -2000,
        studentPaid: 0,
        studentPaymentToward: 'fine',
        updatedBalance: 65000,
        voids: number,
      },
    ]);
    const after = [...ledger, ...outcome.value];
    expect([isTakenBack(after, number, 'fine'), isTakenBack(after, number, 'tc')]).toEqual([true, false]);
    expect(takeBack(after, number)).toMatchObject({ code: 'receipt-already-voided' });
  });

  it('is not taken back once a part of it was paid, until that receipt is void', () => {
    const paid = pay(ledger, 1, 300, { toward: 'fine' });
    expect(takeBack(paid, number)).toMatchObject({ code: 'charge-paid' });
    const voided = takeBack(paid, paid.at(-1)?.studentReceiptNo ?? '');
    expect(takeBack([...paid, ...(voided.ok ? voided.value : [])], number).ok).toBe(true);
  });

  it('that came with a payment is named by its head', () => {
    const paid = pay([], 300, 400, { charges: [tc] });
    const receipt = paid.at(-1)?.studentReceiptNo ?? '';
    expect(takeBack(paid, receipt, 'fine')).toMatchObject({ code: 'receipt-not-voidable' });
    const outcome = takeBack(paid, receipt, 'tc');
    expect(outcome.ok && outcome.value.at(-1)).toMatchObject({
      studentCurrentCharge: -10000,
      voids: receipt,
    });
  });

  it('may be a month, which stays charged', () => {
    const months = pay([], 300, 300);
    const outcome = takeBack(months, 'MLMEC/1234/2026-10');
    const after = [...months, ...(outcome.ok ? outcome.value : [])];
    expect(feesDue(after, asha, NOVEMBER)).toMatchObject({ previousBalance: 30000, currentCharge: 0 });
  });

  it('may be the opening balance, once (D76), and is never a void', () => {
    const opening = OPENED[0]?.studentReceiptNo ?? '';
    const right = takeBack(OPENED, opening);
    const lessened = [...OPENED, ...(right.ok ? right.value : [])];
    expect(lessened.at(-1)).toMatchObject({ kind: 'reversal', studentCurrentCharge: -5000, voids: opening });
    expect(takeBack(lessened, opening)).toMatchObject({ code: 'receipt-already-voided' });
    const outcome = takeBack(ledger, number);
    const after = [...ledger, ...(outcome.ok ? outcome.value : [])];
    expect(takeBack(after, after.at(-1)?.studentReceiptNo ?? '', 'fine')).toMatchObject({
      code: 'receipt-not-voidable',
    });
  });
});

describe('a concession that was given once', () => {
  const given = (ledger: Ledger, amount: number, concession: 'merit' | 'hardship'): Ledger => {
    const request = { concession, amount: rupees(amount), reason: 'First of the class' };
    const outcome = giveConcession(ledger, asha, request, NOVEMBER);
    if (!outcome.ok) throw new Error(outcome.code);
    return [...ledger, ...outcome.value];
  };
  const holder = { ...asha, studentFirstName: 'Asha', studentLastName: 'Verma', fatherName: 'Ramesh Verma' };
  const onReceipt = (ledger: Ledger, entry = ledger.at(-1)) =>
    receiptOf(ledger, entry?.studentReceiptNo ?? '', { ...holder, section: 'a' })?.concessions.map(
      ({ concession, amount }) => `${concession} ${amount / 100}`,
    );

  it('stands on the receipt that follows it, each kind in one sum, and on no other', () => {
    const ledger = given(given(given(OPENED, 20, 'merit'), 10, 'hardship'), 5, 'merit');
    const first = pay(ledger, 100, 300);
    expect(onReceipt(first)).toEqual(['merit 25', 'hardship 10']);
    expect(onReceipt(pay(first, 100, 0))).toEqual([]);
  });

  it('is not on it when it was taken back before, and stays on it when it is taken back later', () => {
    const ledger = given(OPENED, 20, 'merit');
    const number = ledger.at(-1)?.studentReceiptNo ?? '';
    const back = takeBack(ledger, number);
    if (!back.ok) throw new Error(back.code);
    expect(onReceipt(pay([...ledger, ...back.value], 100, 300))).toEqual([]);
    const paid = pay(ledger, 100, 300);
    const later = takeBack(paid, number);
    if (!later.ok) throw new Error(later.code);
    expect(onReceipt([...paid, ...later.value], paid.at(-1))).toEqual(['merit 20']);
  });
});
