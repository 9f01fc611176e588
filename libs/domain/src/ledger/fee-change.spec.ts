import type { FeePayer } from '../fees';
import { sampleFeePayer } from '../students';
import { changed, left, noon, on, pay } from '../test/counter';
import { feeChange, movedByFirstMonth } from './fee-change';

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
