import type { LeavingDues } from '../../api/types';
import { hasNothingToSettle, isPaidBack, moneyBackText } from './leaving-money';

const names = { advance: 'Advance', security: 'Security deposit' };
const nothing: LeavingDues = { outstandingDue: 0, advance: 0, security: 0, takenBack: [] };

describe('what a student who leaves gets back (D75, D78)', () => {
  it.each<[string, Partial<LeavingDues>, string, boolean]>([
    ['nothing where nothing is owed either way', {}, '', true],
    ['nothing who owes', { outstandingDue: 300 }, '', false],
    [
      'advance and security',
      { outstandingDue: -450, advance: 450, security: 400 },
      'Advance ₹450, Security deposit ₹400',
      false,
    ],
    [
      'a paid head of the school that is given back, and nothing else',
      { heads: [{ head: 'school:Locker', amount: 200 }] },
      'Locker ₹200',
      false,
    ],
    ['only months that were paid ahead', { takenBack: ['2026-12'] }, '', false],
  ])('%s', (_, more, text, isAllSettled) => {
    const dues = { ...nothing, ...more };
    expect([moneyBackText(dues, names), isPaidBack(dues), hasNothingToSettle(dues)]).toEqual([
      text,
      text !== '',
      isAllSettled,
    ]);
  });
});
