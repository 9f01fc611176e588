import type { OpenDue } from '../ledger';
import { upiLink } from '../payments';
import { paise } from '../values';
import { englishWords } from '../words';
import {
  defaultersTotals,
  onlyDefaulter,
  owedForLabel,
  owedForParts,
  type DefaultersOfAge,
} from './defaulters';

const nothing = {
  notLate: paise(0),
  '0-30': paise(0),
  '31-60': paise(0),
  '61-90': paise(0),
  'over-90': paise(0),
};

describe('the totals of defaulters', () => {
  it('are zero for nobody', () => {
    expect(defaultersTotals([])).toMatchObject({ students: 0, amount: 0, byAge: nothing });
  });

  it('add what is owed by age, and count with an amount all who owe some of it', () => {
    const groups: DefaultersOfAge[] = [
      {
        age: '0-30',
        students: 3,
        byAge: { ...nothing, '0-30': paise(90_000), notLate: paise(5) },
        owing: { '0-30': 3, '31-60': 0, '61-90': 0, 'over-90': 0 },
      },
      onlyDefaulter('over-90', { ...nothing, '0-30': paise(30_000), 'over-90': paise(45_050) }),
      // As stored by a program that did not yet count the students of each age.
      { age: 'over-90', students: 2, byAge: { ...nothing, 'over-90': paise(1) } },
    ];
    expect(defaultersTotals(groups)).toEqual({
      students: 6,
      amount: 165_056,
      byAge: { ...nothing, notLate: 5, '0-30': 120_000, 'over-90': 45_051 },
      studentsByAge: { '0-30': 4, '31-60': 0, '61-90': 0, 'over-90': 3 },
    });
  });

  it('never say that nobody owes an amount', () => {
    const { byAge, studentsByAge } = defaultersTotals([
      onlyDefaulter('over-90', { ...nothing, '31-60': paise(3_900_00), 'over-90': paise(1) }),
    ]);
    expect([byAge['31-60'], studentsByAge['31-60']]).toEqual([3_900_00, 1]);
  });
});

describe('what something is owed for', () => {
  const due = (head: OpenDue['head'], month: string): OpenDue => ({ head, month, amount: paise(100) });

  it.each<[string, OpenDue[]]>([
    ['Nov 2026', [due('monthly', '2026-11')]],
    ['Nov 2026 – Jan 2027', ['2026-11', '2026-12', '2027-01'].map((month) => due('monthly', month))],
    ['Jun 2026, Nov 2026', [due('monthly', '2026-06'), due('monthly', '2026-11')]],
    ['Nov 2026', [due('monthly', '2026-11'), due('monthly', '2026-11')]],
    [
      'Previous balance, Oct 2026, Fine',
      [due('opening', '2026-09'), due('fine', '2026-09'), due('monthly', '2026-10'), due('fine', '2026-10')],
    ],
  ])('reads %s', (label, dues) => {
    expect(owedForLabel(dues, englishWords.options.head, 'en-IN')).toBe(label);
  });

  it('is told apart by head, each with its months, where it is set in lines', () => {
    const dues = [due('opening', '2026-09'), due('monthly', '2026-10'), due('monthly', '2026-11')];
    const parts = ['Previous balance', 'Oct 2026 – Nov 2026'];
    expect(owedForParts(dues, englishWords.options.head, 'en-IN')).toEqual(parts);
  });
});

describe('the link of a UPI code', () => {
  it('has spaces as %20, two decimals, and in its reference what may be in it', () => {
    expect(
      upiLink({
        payee: 'mlm.school@okbank',
        payeeName: 'M.L.M. Inter College & Co',
        amount: paise(123450),
        reference: 'A-17 / 2',
      }),
    ).toBe(
      'upi://pay?pa=mlm.school@okbank&pn=M.L.M.%20Inter%20College%20%26%20Co&am=1234.50&cu=INR' +
        '&tn=Fees%20of%20A-17%20%2F%202&tr=A-172',
    );
  });
});
