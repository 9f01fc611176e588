import * as fc from 'fast-check';
import { paise, sum, total } from '../values';
import {
  familyDue,
  familyMonths,
  familyOfKey,
  familyPaymentSchema,
  familyShares,
  familyTotals,
  isOneFamily,
  keyOfChild,
  receiptsByBranch,
  type FamilyMember,
} from './family';

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

  it.each([
    ['a child of a family', 'k-1-a-7', 'A-7', 'k-1'],
    ['one whose payment was its own', 'k-1', 'A-7', undefined],
    ['a key that is the ID alone', '-a-7', 'A-7', undefined],
    ['no key at all', undefined, 'A-7', undefined],
  ])('are found again by their keys: %s', (_, key, studentID, expected) => {
    expect(familyOfKey(key, studentID)).toBe(expected);
  });
});

/** A student with these dues by month in rupees, the last month the current one, and a fee of 100 a month from then on. */
const member = (studentID: string, owed: Readonly<Record<string, number>>): FamilyMember => {
  const dues = Object.entries(owed).map(([month, rupees]) => ({
    head: 'monthly' as const,
    month,
    amount: paise(rupees * 100),
  }));
  const [current, before] = [
    dues.filter(({ month }) => month === '2026-11'),
    dues.filter(({ month }) => month !== '2026-11'),
  ].map(total);
  return {
    studentID,
    dues,
    fees: {
      month: '2026-11',
      currentCharge: current ?? paise(0),
      previousBalance: before ?? paise(0),
      ahead: ['2026-12', '2027-01'].map((month) => ({
        head: 'monthly' as const,
        month,
        amount: paise(100_00),
      })),
    },
  };
};

const asha = member('1', { '2026-10': 100, '2026-11': 100 });
const rohan = member('2', { '2026-09': 50, '2026-10': 50, '2026-11': 50 });
const left: FamilyMember = {
  ...member('3', { '2026-08': 30 }),
  fees: { ...member('3', { '2026-08': 30 }).fees, ahead: [] },
};

describe('what of a family payment goes to each child', () => {
  it.each([
    ['all that is owed', [asha, rohan], 350, undefined, { 1: 200, 2: 150 }],
    ['a part: the oldest month first, whosoever it is', [asha, rohan], 60, undefined, { 1: 10, 2: 50 }],
    ['a part that is less than the oldest month', [asha, rohan], 20, undefined, { 2: 20 }],
    ['a month of two children that is paid in part', [asha, rohan], 180, undefined, { 1: 100, 2: 80 }],
    ['who has left owes the oldest', [asha, rohan, left], 40, undefined, { 2: 10, 3: 30 }],
    ['two months ahead for all', [asha, rohan], 750, '2027-01', { 1: 400, 2: 350 }],
    ['ahead, but who has left pays what is owed', [asha, left], 330, '2026-12', { 1: 300, 3: 30 }],
    ['the current month picked is nothing ahead', [asha, rohan], 60, '2026-11', { 1: 10, 2: 50 }],
  ] as const)('%s', (_, members, rupees, throughMonth, expected) => {
    const shares = familyShares(members, paise(rupees * 100), throughMonth);
    expect(Object.fromEntries(shares.map((one) => [one.studentID, one.paidAmount / 100]))).toEqual(expected);
  });

  it('says up to which month a child pays only where it can', () => {
    const shares = familyShares([asha, left], familyDue([asha, left], '2027-01'), '2027-01');
    expect(shares.map(({ throughMonth, currentCharge }) => [throughMonth, currentCharge])).toEqual([
      ['2027-01', 300_00],
      [undefined, 0],
    ]);
  });

  it('pays no month after the one that was picked', () => {
    const [share] = familyShares([asha], familyDue([asha], '2026-12'), '2026-12');
    expect(share).toMatchObject({ throughMonth: '2026-12', paidAmount: 300_00, currentCharge: 200_00 });
  });

  it('a family can pay up to each month that one of the children can', () => {
    expect(familyMonths([left, asha])).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
  const someFamily = fc
    .array(fc.array(fc.nat(900), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    .map((all) =>
      all.map((amounts, at) =>
        member(
          String(at),
          Object.fromEntries(amounts.map((rupees, index) => [months[index] ?? '', rupees] as const)),
        ),
      ),
    );

  it('any part of what is owed is given out to the paisa, and to nobody more than is owed', () => {
    fc.assert(
      fc.property(someFamily, fc.double({ min: 0, max: 1, noNaN: true }), (family, part) => {
        const paid = paise(Math.floor(familyDue(family) * part));
        const shares = familyShares(family, paid);
        expect(sum(...shares.map(({ paidAmount }) => paidAmount))).toBe(paid);
        for (const { studentID, paidAmount } of shares)
          expect(paidAmount).toBeLessThanOrEqual(
            familyDue(family.filter((child) => child.studentID === studentID)),
          );
      }),
    );
  });
});

describe('how a family pays', () => {
  const cheque = { mode: 'Cheque' as const, reference: '004512', bank: 'SBI', chequeDate: '2026-11-20' };
  const upi = { mode: 'UPI' as const, reference: '512345' };
  const schema = familyPaymentSchema([asha, rohan], '2026-11-21');
  const all = { paidAmount: '350' };

  it.each([
    ['cash, as nothing else was chosen', {}, { mode: 'Cash' }],
    ['cash, after a reference was typed for something else', { reference: '77' }, { mode: 'Cash' }],
    ['UPI', { mode: 'UPI' as const, reference: '512345', bank: 'SBI' }, { mode: 'UPI', reference: '512345' }],
    ['a cheque', cheque, cheque],
    ['cash, after a reason was typed for UPI', { referenceReason: 'Aunt' }, { mode: 'Cash' }],
    ['UPI of another family (D81)', { ...upi, referenceReason: 'Aunt' }, { ...upi, referenceReason: 'Aunt' }],
    ['UPI, and a blank where the reason is typed', { ...upi, referenceReason: ' ' }, upi],
    ['ahead', { paidAmount: '750', throughMonth: '2027-01' }, { mode: 'Cash', throughMonth: '2027-01' }],
  ])('%s', (_, form, expected) => {
    const paidAmount = 'paidAmount' in form ? 750_00 : 350_00;
    expect(schema.parse({ ...all, ...form })).toEqual({ paidAmount, ...expected });
  });

  it.each([
    ['as the screen opens', {}],
    ['up to this month', { throughMonth: '2026-11' }],
  ])('a part of what is owed (D83): %s', (_, form) => {
    expect(schema.safeParse({ paidAmount: '60', ...form }).data?.paidAmount).toBe(60_00);
  });

  it.each([
    ['nothing', { paidAmount: '' }, [['paidAmount', 'invalidPayment']]],
    ['more than is owed', { paidAmount: '350.01' }, [['paidAmount', 'paymentExceedsDue']]],
    ['ahead, but less', { paidAmount: '700', throughMonth: '2027-01' }, [['paidAmount', 'monthsInFull:750']]],
    [
      'a cheque of which all is missing',
      { ...all, mode: 'Cheque' as const, bank: ' ' },
      [
        ['reference', 'required'],
        ['bank', 'required'],
        ['chequeDate', 'required'],
      ],
    ],
  ])('refused: %s', (_, form, expected) => {
    const { error } = schema.safeParse(form);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(expected);
  });
});

describe('the receipts of a family, on paper', () => {
  it('add up what stands of them', () => {
    const receipt = (paid: number, isVoid: boolean) => ({
      isVoid,
      paid: paise(paid),
      updatedBalance: paise(paid + 1),
    });
    expect(familyTotals([receipt(300, false), receipt(50, true), receipt(200, false)])).toEqual({
      paid: 500,
      balance: 502,
    });
  });

  const ec = (studentID: string) => ({ studentID, branchCode: 'MLMEC' }) as const;
  const ic = (studentID: string) => ({ studentID, branchCode: 'MLMIC' }) as const;

  it.each([
    ['children of one school', [ec('1'), ec('2')], [[ec('1'), ec('2')]]],
    [
      'children of both, the second school between two of the first',
      [ec('1'), ic('2'), ec('3')],
      [[ec('1'), ec('3')], [ic('2')]],
    ],
    ['nobody', [], []],
  ])('%s: a paper for each school', (_, receipts, papers) => {
    expect(receiptsByBranch(receipts)).toEqual(papers);
  });
});
