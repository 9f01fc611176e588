import { noon } from '../school';
import type { PaymentMode } from '../values';
import { isChequeDated, isReferenceShort, modeOf, referenceKey, type PaidBy } from './payment-mode';

const cheque = { mode: 'Cheque', reference: '004512', bank: 'SBI', chequeDate: '2026-11-20' } as const;

describe('how money comes in (D49, D81)', () => {
  it.each<[string, PaidBy, object]>([
    ['cash, where nothing was chosen', {}, { ok: true, value: { mode: 'Cash' } }],
    ['cash keeps no reference', { reference: '1' }, { ok: true, value: { mode: 'Cash' } }],
    ['UPI with its 12 digits', { mode: 'UPI', reference: '412345678901' }, { ok: true }],
    ['UPI with what the app shows', { mode: 'UPI', reference: 'T12345' }, { ok: true }],
    [
      'UPI with less than that',
      { mode: 'UPI', reference: 'T1234' },
      { code: 'reference-short', field: 'reference' },
    ],
    ['UPI with spaces for characters', { mode: 'UPI', reference: ' T1234 ' }, { code: 'reference-short' }],
    ['UPI with hyphens for characters', { mode: 'UPI', reference: '------' }, { code: 'reference-short' }],
    [
      'UPI with too little between hyphens',
      { mode: 'UPI', reference: 'T-12-3' },
      { code: 'reference-short' },
    ],
    ['UPI without one', { mode: 'UPI' }, { code: 'reference-missing', field: 'reference' }],
    ['a card with a short slip', { mode: 'Card', reference: '77' }, { ok: true }],
    ['a bank transfer without a reference', { mode: 'Bank transfer' }, { code: 'reference-missing' }],
    ['a cheque', cheque, { ok: true, value: cheque }],
    ['a cheque without its bank', { ...cheque, bank: undefined }, { code: 'bank-missing', field: 'bank' }],
    ['a cheque without its date', { ...cheque, chequeDate: undefined }, { code: 'cheque-date-missing' }],
    [
      'a cheque of last year',
      { ...cheque, chequeDate: '2025-11-20' },
      { code: 'cheque-date', field: 'chequeDate' },
    ],
  ])('%s', (_, request, expected) => {
    expect(modeOf(request, noon('2026-11-21'))).toMatchObject(expected);
  });

  it('is judged by the day in India', () => {
    const earlyOn22 = new Date('2026-11-21T18:30:00Z');
    expect(modeOf({ ...cheque, chequeDate: '2026-08-21' }, earlyOn22)).toMatchObject({ code: 'cheque-date' });
  });
});

describe('the date of a cheque (D81)', () => {
  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-08-21', '2026-11-21', true],
    ['2026-08-20', '2026-11-21', false],
    ['2026-12-21', '2026-11-21', true],
    ['2026-12-22', '2026-11-21', false],
    ['2027-02-28', '2027-05-31', true],
    ['2027-02-27', '2027-05-31', false],
    ['2027-02-28', '2027-01-31', true],
    ['2027-03-01', '2027-01-31', false],
  ])('%s is taken on %s: %s', (date, today, expected) => {
    expect(isChequeDated(date, today)).toBe(expected);
  });
});

describe('one reference is one payment, however it was typed (D81)', () => {
  it.each<[string, PaymentMode, string, PaymentMode, string, boolean]>([
    ['in groups', 'UPI', '4123 4567 8901', 'UPI', '412345678901', true],
    ['with dashes and in small letters', 'Bank transfer', 'sbin-42', 'Bank transfer', 'SBIN 42', true],
    ['with the dash of a letter', 'Bank transfer', 'SBIN–42', 'Bank transfer', 'SBIN-42', true],
    ['on a Hindi keyboard', 'Cheque', '००४५१२', 'Cheque', '004512', true],
    ['with the marks of a chat around it', 'UPI', '\u202a412345678901\u202c', 'UPI', '412345678901', true],
    ['with a blank that nobody sees', 'Cheque', '004\u200b512', 'Cheque', '004512', true],
    ['another one', 'UPI', '412345678901', 'UPI', '412345678902', false],
    ['the same number in another mode', 'Cheque', '004512', 'Card', '004512', false],
  ])('%s', (_, mode, reference, otherMode, other, isSame) => {
    expect(referenceKey(mode, reference) === referenceKey(otherMode, other)).toBe(isSame);
  });

  it('may be short but with UPI', () => {
    expect((['UPI', 'Card', 'Cheque'] as const).map((mode) => isReferenceShort(mode, '12'))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
