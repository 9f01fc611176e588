import {
  addCharge,
  collectFee,
  feesDue,
  ledgerAt,
  openLedger,
  type EntryContext,
  type Ledger,
} from '../ledger';
import { fieldOf } from '../rules';
import { sampleFeePayer } from '../students';
import { rupees } from '../test/counter';
import { counterFigures, paymentSchema, type CounterDue, type CounterForm } from './counter-payment';

const asha = sampleFeePayer();
const NOVEMBER: EntryContext = {
  by: 'Admin',
  at: new Date('2026-11-21T05:00:00Z'),
  feeTables: [],
  heads: [],
};
const stored: Ledger = openLedger(asha, rupees(50), NOVEMBER);
const fined: Ledger = [
  ...stored,
  ...addCharge(stored, asha, { head: 'fine', amount: rupees(20), reason: 'Broken window' }, NOVEMBER),
];

const atCounter = (ledger: Ledger): CounterDue => ({
  ...feesDue(ledger, asha, NOVEMBER),
  ledger: ledgerAt(ledger, asha, NOVEMBER),
});
/** Owes a balance from before, September and October; the payment charges November. */
const due = atCounter(stored);
const tc = { amount: '100', reason: 'Moves to Delhi' };

describe('the figures while the form is filled in', () => {
  it.each<[string, CounterForm, [number, number, number]]>([
    ['as it opens', {}, [300, 950, 950]],
    ['the month that is picked is the current one', { throughMonth: '2026-11' }, [300, 950, 950]],
    ['ahead to January', { throughMonth: '2027-01' }, [900, 1550, 1550]],
    ['to the end of the next session', { throughMonth: '2028-03' }, [5100, 5750, 5750]],
    ['what is owed up to September', { throughMonth: '2026-09' }, [300, 950, 350]],
    ['what was owed before, as nothing else is that old', { throughMonth: '2026-08' }, [300, 950, 50]],
    ['with a TC', { toward: 'tc', charges: [tc] }, [400, 1050, 1050]],
    ['with a TC and ahead', { toward: 'tc', charges: [tc], throughMonth: '2026-12' }, [700, 1350, 1350]],
    ['up to September with a TC', { toward: 'tc', charges: [tc], throughMonth: '2026-09' }, [400, 1050, 450]],
    ['a charge without an amount is none', { toward: 'tc', charges: [{ reason: 'TC' }] }, [300, 950, 950]],
    ['one whose amount is wrong is none yet', { toward: 'tc', charges: [{ amount: 'x' }] }, [300, 950, 950]],
    ['one of another type that was chosen before', { toward: 'monthly', charges: [tc] }, [300, 950, 950]],
  ])('%s', (_, form, [currentCharge, outstandingDue, settles]) => {
    expect(counterFigures(due, form)).toMatchObject({
      currentCharge: rupees(currentCharge),
      outstandingDue: rupees(outstandingDue),
      settles: rupees(settles),
    });
  });

  it.each<[string, CounterForm, number | undefined]>([
    ['for all that is due', { tendered: '1000' }, 50],
    ['to the rupee', { tendered: '950' }, 0],
    ['for the amount that is typed', { tendered: '500', paidAmount: '300.50' }, 199.5],
    ['not while it is too little', { tendered: '900' }, undefined],
    ['not for a card', { tendered: '1000', mode: 'Card' }, undefined],
    ['not before it is known', {}, undefined],
  ])('give the change: %s', (_, form, change) => {
    expect(counterFigures(due, form).change).toBe(change === undefined ? undefined : rupees(change));
  });

  it.each<[string, CounterForm, number | undefined]>([
    ['not for what is due this month', { paidAmount: '950' }, undefined],
    [
      'not for a part of it while months ahead are picked',
      { paidAmount: '900', throughMonth: '2027-01' },
      undefined,
    ],
    ['for months ahead', { paidAmount: '1550', throughMonth: '2027-01' }, 1550],
    ['for a part of the months ahead', { paidAmount: '950.50', throughMonth: '2027-01' }, 950.5],
    ['for a charge that comes with the dues', { paidAmount: '1050', toward: 'tc', charges: [tc] }, 1050],
    ['not for what will be refused', { paidAmount: '9500' }, undefined],
    ['not for what is no amount', { paidAmount: 'x', throughMonth: '2027-01' }, undefined],
  ])('say what is more than one month: %s', (_, form, beyond) => {
    expect(counterFigures(due, form).beyondMonth).toBe(beyond === undefined ? undefined : rupees(beyond));
  });

  it('settle a fine of this month with the months before it only by a payment of type fine', () => {
    const throughMonth = '2026-09';
    expect(counterFigures(atCounter(fined), { throughMonth }).settles).toBe(rupees(350));
    expect(counterFigures(atCounter(fined), { throughMonth, toward: 'fine' }).settles).toBe(rupees(370));
  });

  it.each<[string, CounterForm]>([
    ['all that is due', {}],
    ['ahead', { throughMonth: '2027-06' }],
    ['with a TC', { toward: 'tc', charges: [tc] }],
    ['with a TC and ahead', { toward: 'tc', charges: [tc], throughMonth: '2026-12' }],
    ['up to September', { throughMonth: '2026-09' }],
  ])('are those that the server computes: %s', (_, filled) => {
    const form = { toward: 'monthly' as const, ...filled };
    const { currentCharge, settles, outstandingDue } = counterFigures(due, form);
    const parsed = paymentSchema(due, '2026-11-21')['~standard'].validate({
      ...form,
      paidAmount: String(settles / 100),
    });
    if (parsed instanceof Promise || parsed.issues) throw new Error(JSON.stringify(parsed));
    const { branchCode, previousBalance } = feesDue(stored, asha, NOVEMBER);
    const request = { branchCode, previousBalance, currentCharge, ...parsed.value };
    const outcome = collectFee(stored, asha, request, NOVEMBER);
    expect(outcome.ok && outcome.value.at(-1)?.updatedBalance).toBe(outstandingDue - settles);
  });
});

describe('what is filled in at the counter', () => {
  const cash: CounterForm = { paidAmount: '300', toward: 'monthly', mode: 'Cash' };
  const check = (form: CounterForm) => {
    const result = paymentSchema(due, '2026-11-21')['~standard'].validate(form);
    if (result instanceof Promise) throw new TypeError('The schema answers at once');
    return result;
  };
  const faults = (form: CounterForm) =>
    (check(form).issues ?? []).map((issue) => `${fieldOf(issue)} ${issue.message}`);

  it.each<[string, CounterForm, string[]]>([
    ['no amount', { ...cash, paidAmount: '' }, ['paidAmount invalidPayment']],
    ['zero', { ...cash, paidAmount: '0' }, ['paidAmount invalidPayment']],
    ['below zero', { ...cash, paidAmount: '-5' }, ['paidAmount invalidPayment']],
    ['words', { ...cash, paidAmount: 'all' }, ['paidAmount invalidPayment']],
    ['more than is due', { ...cash, paidAmount: '950.01' }, ['paidAmount paymentExceedsDue']],
    ['as much as is due', { ...cash, paidAmount: '950' }, []],
    ['more, as months are paid ahead', { ...cash, paidAmount: '1250', throughMonth: '2026-12' }, []],
    ['more, as a TC comes with it', { ...cash, paidAmount: '1050', toward: 'tc', charges: [tc] }, []],
    [
      'a TC that is not charged',
      { ...cash, paidAmount: '1050', toward: 'tc' },
      ['paidAmount paymentExceedsDue'],
    ],
    [
      'a charge without a reason',
      { ...cash, toward: 'tc', charges: [{ amount: '1' }] },
      ['charges.0.reason required'],
    ],
    [
      'a charge of nothing',
      { ...cash, toward: 'tc', charges: [{ ...tc, amount: '0' }] },
      ['charges.0.amount aboveZero'],
    ],
    ['a charge with a blank amount', { ...cash, toward: 'tc', charges: [{ ...tc, amount: ' ' }] }, []],
    ['cash to the rupee', { ...cash, tendered: '300' }, []],
    ['a blank where the cash is typed', { ...cash, tendered: ' ' }, []],
    ['less cash than the amount', { ...cash, tendered: '200' }, ['tendered cashTooLittle']],
    ['cash that is no amount', { ...cash, tendered: 'x' }, ['tendered amount']],
    [
      'cash that was typed before UPI was chosen',
      { ...cash, tendered: '1', mode: 'UPI', reference: 'T12345' },
      [],
    ],
    [
      'less than the months to come cost (D73)',
      { ...cash, throughMonth: '2026-12' },
      ['paidAmount monthsInFull:1250'],
    ],
    [
      'UPI with a reference that tells nothing (D81)',
      { ...cash, mode: 'UPI', reference: 'T1' },
      ['reference lettersAndDigits:6'],
    ],
    [
      'a cheque of last year (D81)',
      { ...cash, mode: 'Cheque', reference: '1', bank: 'SBI', chequeDate: '2026-08-20' },
      ['chequeDate chequeDated'],
    ],
    ['UPI without its reference', { ...cash, mode: 'UPI' }, ['reference required']],
    ['spaces as a reference', { ...cash, mode: 'Card', reference: '  ' }, ['reference required']],
    [
      'a bare cheque and no amount: all of it at once',
      { ...cash, paidAmount: '', mode: 'Cheque' },
      ['paidAmount invalidPayment', 'reference required', 'bank required', 'chequeDate required'],
    ],
    [
      'a cheque with a day that there is not',
      { ...cash, mode: 'Cheque', reference: '1', bank: 'SBI', chequeDate: '2026-02-30' },
      ['chequeDate date'],
    ],
  ])('%s', (_, form, expected) => {
    expect(faults(form)).toEqual(expected);
  });

  it.each<[string, CounterForm, string | undefined]>([
    ['of a UPI payment', { mode: 'UPI', reference: 'T12345' }, 'Aunt pays for both'],
    ['not of cash, typed before cash was chosen', { mode: 'Cash' }, undefined],
  ])('says why another family’s reference stands here too (D81): %s', (_, how, reason) => {
    const result = check({ ...cash, ...how, referenceReason: 'Aunt pays for both' });
    expect('value' in result && result.value.referenceReason).toBe(reason);
  });

  it('is sent without what its mode and type do not ask for', () => {
    const left = {
      reference: 'T12345',
      referenceReason: ' ',
      bank: 'SBI',
      chequeDate: 'x',
      charges: [tc],
      throughMonth: '2026-09',
    };
    const ahead = { throughMonth: '2026-12', paidAmount: '1350' };
    expect(check({ ...cash, ...left })).toEqual({
      value: { paidAmount: rupees(300), toward: 'monthly', mode: 'Cash' },
    });
    expect(check({ ...cash, ...left, mode: 'UPI', toward: 'tc', ...ahead })).toEqual({
      value: {
        paidAmount: rupees(1350),
        toward: 'tc',
        mode: 'UPI',
        reference: 'T12345',
        throughMonth: '2026-12',
        charges: [{ head: 'tc', amount: rupees(100), reason: 'Moves to Delhi' }],
      },
    });
  });
});
