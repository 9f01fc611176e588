import * as z from 'zod/mini';
import { fieldOf } from '../rules';
import { rupees } from '../test/counter';
import { addChargeSchema, concessionSchema, depositSchema } from './deposit';
import { modeFields, modeRules } from './mode-rules';
import { upiLink } from './upi';

const concession = { studentID: '1234', amount: 100, reason: 'Father is ill' };
const fine = { head: 'fine', amount: 20, reason: 'Broken window' };
const moved = z.object(modeFields).check(...modeRules('2026-11-21'));
const upi = { mode: 'UPI', reference: '412345678901' };
const deposit = {
  studentID: '1234',
  paidAmount: '320',
  previousBalance: 0,
  currentCharge: 320,
  branchCode: 'MLMEC',
  toward: 'monthly',
  studentName: 'Asha Husain',
};

describe('what moves money, as a call says it', () => {
  it.each([
    ['a concession of a kind', concessionSchema, { ...concession, concession: 'sibling' }, []],
    ['a fine that is waived, which needs no kind', concessionSchema, { ...concession, head: 'fine' }, []],
    ['a concession of no kind', concessionSchema, concession, ['concession']],
    ['one of another head', concessionSchema, { ...concession, head: 'monthly' }, ['concession']],
    [
      'all that is missing of one, at once',
      concessionSchema,
      { studentID: '1234' },
      ['amount', 'reason', 'concession'],
    ],
    [
      'a payment with two charges',
      depositSchema,
      { ...deposit, charges: [fine, { ...fine, head: 'other' }] },
      [],
    ],
    ['a payment with one charge twice', depositSchema, { ...deposit, charges: [fine, fine] }, ['charges']],
    ['a payment of nothing', depositSchema, { ...deposit, paidAmount: 0 }, ['paidAmount']],
    ['UPI, with the date of a cheque that was chosen first', moved, { ...upi, chequeDate: '2025-01-01' }, []],
    ['a cheque without its date', moved, { ...upi, mode: 'Cheque', bank: 'SBI' }, ['chequeDate']],
    ['a charge of nothing', addChargeSchema, { ...fine, studentID: '1234', amount: 0 }, ['amount']],
    [
      'a charge with hardly a reason',
      addChargeSchema,
      { ...fine, studentID: '1234', reason: 'ok' },
      ['reason'],
    ],
  ])('%s', (_, schema, asked, fields) => {
    const { error } = schema.safeParse(asked);
    expect((error?.issues ?? []).map(fieldOf)).toEqual(fields);
  });
});

it('asks a UPI app for the amount, with a reference of plain letters alone (D55)', () => {
  const request = {
    payee: 'school@bank',
    payeeName: 'M. L. & Sons',
    amount: rupees(300.5),
    reference: 'A-1 7',
  };
  expect(upiLink(request)).toBe(
    'upi://pay?pa=school@bank&pn=M.%20L.%20%26%20Sons&am=300.50&cu=INR&tn=Fees%20of%20A-1%207&tr=A-17',
  );
});
