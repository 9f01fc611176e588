import { familyModeSchema, isOneFamily, keyOfChild } from './family';

const child = (fatherName: string, primaryMobile: string) => ({
  primaryMobile,
  personalDetail: { fatherName },
});

describe('brothers and sisters', () => {
  const asha = child('Ramesh Verma', '9415012345');

  it.each([
    ['one father and one mobile', child('Ramesh Verma', '9415012345'), true],
    ['a father written in capitals, with two spaces', child('RAMESH  VERMA ', '9415012345'), true],
    ['a father written with a dot', child('Ramesh. Verma', '9415012345'), true],
    ['a father of the same name with another mobile', child('Ramesh Verma', '9415099999'), false],
    ['cousins who share a mobile', child('Suresh Verma', '9415012345'), false],
  ])('%s', (_, other, expected) => {
    expect([isOneFamily(asha, other), isOneFamily(other, asha)]).toEqual([expected, expected]);
  });

  it('have keys of their own, made of the key of the payment, in whatever case an ID is written', () => {
    expect([keyOfChild('k-1', 'A-7'), keyOfChild('k-1', 'a-7')]).toEqual(['k-1-a-7', 'k-1-a-7']);
  });
});

describe('how a family pays', () => {
  const cheque = { mode: 'Cheque' as const, reference: '004512', bank: 'SBI', chequeDate: '2026-11-20' };

  it.each([
    ['cash, as nothing else was chosen', {}, { mode: 'Cash' }],
    ['cash, after a reference was typed for something else', { reference: '77' }, { mode: 'Cash' }],
    ['UPI', { mode: 'UPI' as const, reference: '512345', bank: 'SBI' }, { mode: 'UPI', reference: '512345' }],
    ['a cheque', cheque, cheque],
  ])('%s', (_, form, expected) => {
    expect(familyModeSchema('2026-11-21').parse(form)).toEqual(expected);
  });

  it('by cheque says all that is missing of it', () => {
    const { error } = familyModeSchema('2026-11-21').safeParse({ mode: 'Cheque', bank: ' ' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['reference', 'required'],
      ['bank', 'required'],
      ['chequeDate', 'required'],
    ]);
  });
});
