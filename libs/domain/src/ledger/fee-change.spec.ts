import { specifiedFees, type FeePayer, type OwnHead } from '../fees';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import { schoolHead, paise } from '../values';
import { changed, left, on, pay } from '../test/counter';
import {
  nextChargedMonth,
  feeChange,
  feeCosts,
  headCosts,
  movedByFirstMonth,
  noPriceChange,
  withPayer,
} from './fee-change';

const april = on('2026-04-06');
const asha = sampleFeePayer({ feesFrom: '2026-04', revision: 0 });
const inXII: FeePayer = { ...asha, class: '12', stream: 'arts', classSession: '2026-27' };
const unpaid: [] = [];
const ahead = (student: FeePayer) => pay([], student, april, undefined, { throughMonth: '2026-06' });

describe('what a change of a student changes of what the family pays (D84)', () => {
  it.each([
    [
      'another class, nothing is paid',
      unpaid,
      inXII,
      { class: 'na', stream: undefined } as const,
      [550, 250, 0],
    ],
    [
      'another class, two months are paid ahead',
      ahead(inXII),
      inXII,
      { class: 'na', stream: undefined } as const,
      [550, 250, -1100],
    ],
    ['a class of the same fee', ahead(asha), asha, { class: '4' } as const, [300, 300, -600]],
  ])('%s', (_, ledger, before, change, expected) => {
    const after = changed(before, noon('2026-04-07'), change);
    const fees = feeChange(ledger, { before, after }, '2026-04', on('2026-04-07'));
    expect([fees.before, fees.after, fees.moved].map((amount) => amount / 100)).toEqual(expected);
  });

  it('leaving asks for nothing after its month, and takes back what was paid of those', () => {
    const after = left(asha, noon('2026-04-20'));
    const fees = feeChange(ahead(asha), { before: asha, after }, '2026-05', on('2026-04-20'));
    expect(fees).toEqual({ before: 300_00, after: 0, moved: -600_00 });
  });

  it('of a family that owes two months, moves nothing of what they came to', () => {
    const june = on('2026-06-10');
    const after = changed(inXII, june.at, { class: 'na', stream: undefined });
    const fees = feeChange([], { before: inXII, after }, '2026-06', june);
    expect(fees).toEqual({ before: 550_00, after: 250_00, moved: 0 });
  });
});

describe('what the first month of a new student moves (D44, D84)', () => {
  it.each([
    ['this month', '2026-11', 0],
    ['next month', '2026-12', -300],
    ['five months ahead', '2027-04', -1500],
    ['two months back', '2026-09', 600],
  ])('%s', (_, feesFrom, rupees) => {
    expect(movedByFirstMonth({ ...asha, feesFrom }, on('2026-11-20'))).toBe(rupees * 100);
  });
});

describe('what other prices change of what families pay (D84)', () => {
  const dearer = {
    from: '2026-10',
    fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(90_000) } },
    addedBy: 'Admin',
    addedAt: april.at,
  };
  const headOf = (amount: number, more: Partial<OwnHead> = {}): OwnHead => ({
    head: schoolHead('Computer'),
    every: 'monthly',
    price: 'one',
    takers: 'all',
    isRefundable: false,
    amounts: [{ from: '2026-10', amount: paise(amount * 100), addedBy: 'Admin', addedAt: april.at }],
    ...more,
  });
  const all = [asha, { ...asha, class: '4' as const }, { ...asha, leftAt: noon('2026-04-20') }];
  const changeBy = (costs: Parameters<typeof withPayer>[2], payers: readonly FeePayer[] = all) => {
    const change = payers.reduce((one, student) => withPayer(one, student, costs), noPriceChange);
    return [change.payers, change.before / 100, change.after / 100];
  };

  it.each([
    ['a fee table, and not who has left', feeCosts('2026-10', [], [dearer]), [2, 600, 1800]],
    ['a fee table for a later month', feeCosts('2026-09', [], [dearer]), [0, 0, 0]],
    ['a head that is added', headCosts('2026-10', undefined, headOf(50)), [2, 0, 100]],
    ['other amounts of it', headCosts('2026-10', headOf(50), headOf(80)), [2, 100, 160]],
    [
      'a head that is closed',
      headCosts('2026-10', headOf(50), headOf(50, { closedFrom: '2026-10' })),
      [2, 100, 0],
    ],
    [
      'one that nobody has taken',
      headCosts('2026-10', undefined, headOf(50, { takers: 'chosen' })),
      [0, 0, 0],
    ],
  ])('%s', (_, costs, expected) => {
    expect(changeBy(costs)).toEqual(expected);
  });

  it('counts nobody whose fees are not known', () => {
    const broken = { ...asha, stream: undefined, class: '11' as const };
    expect(changeBy(feeCosts('2026-10', [], [dearer]), [broken])).toEqual([0, 0, 0]);
  });

  it.each([
    ['monthly', headOf(50), '2026-10'],
    ['in June and January', headOf(50, { every: 'yearly', inMonths: ['06', '01'] }), '2027-01'],
    ['in no month at all', headOf(50, { every: 'yearly', inMonths: [] }), '2027-10'],
  ])('compares a head in a month that charges it: %s', (_, head, month) => {
    expect(nextChargedMonth(head, '2026-10')).toBe(month);
  });
});
