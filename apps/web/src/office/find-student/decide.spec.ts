import type { FoundStudent } from '../../api/types';
import { decide, type Decision } from './decide';
import type { Matches } from './use-matches';

const match = (studentID: string, more: Partial<FoundStudent> = {}): FoundStudent => ({
  studentID,
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  fatherName: 'Ramesh Verma',
  class: '3',
  section: 'a',
  by: 'name',
  left: false,
  ...more,
});

const book = '2026-27/000123';

const settled = (...rows: FoundStudent[]): Matches => ({ rows, isSettled: true, failure: undefined });
const underway = (...rows: FoundStudent[]): Matches => ({ rows, isSettled: false, failure: undefined });
const failed: Matches = { rows: undefined, isSettled: true, failure: 'No answer' };

const said = (decision: Decision): string => {
  if (decision.act === 'find') return `find ${decision.studentID}`;
  return decision.act === 'take' ? `take ${decision.match.studentID}` : decision.act;
};

describe('Enter in the box that finds a student', () => {
  it.each([
    ['an ID that was not typed here', 'ABC', undefined, 'find ABC'],
    ['an ID, faster than the search', '1004', underway(), 'find 1004'],
    ['an ID, while the matches of its beginning are shown', '1004', underway(match('1001')), 'find 1004'],
    ['an ID among its matches', '100', settled(match('1001'), match('100')), 'find 100'],
    [
      'the ID of a student who left, with which that of another begins',
      '100',
      settled(match('100', { left: true }), match('1001')),
      'find 100',
    ],
    ['an ID in another case', 'a-77', settled(match('A-77')), 'find a-77'],
    ['an ID that nobody has', '4711', settled(), 'find 4711'],
    ['the number of digits that one mobile begins with', '941501', settled(match('1001')), 'take 1001'],
    ['a name that one student has', 'ramesh verma', settled(match('1001')), 'take 1001'],
    ['a name that several have', 'verma', settled(match('1001'), match('1002')), 'choose'],
    ['a name, faster than the search', 'verma', underway(), 'wait'],
    ['a mobile, faster than the search', '9876543210', underway(), 'wait'],
    ['a name, while the matches of its beginning are shown', 'verma', underway(match('1001')), 'wait'],
    ['a word that nobody is called', 'zzzz', settled(), 'find zzzz'],
    ['words that nobody is called', 'zzz zzz', settled(), 'refuse'],
    ['one letter', 'a', underway(), 'refuse'],
    ['an ID, without a server', '1004', failed, 'find 1004'],
    ['a name, without a server', 'asha verma', failed, 'refuse'],
    [
      'a receipt, whose student is offered too',
      '1001/17',
      settled(match('1001'), match('1001', { studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'choose',
    ],
    [
      'a number alone that is no ID, and a receipt has in its book',
      '000123',
      settled(match('1001', { studentReceiptNo: 'MLMEC/1001/1700000000', book })),
      'choose',
    ],
    [
      'a number in a book with its session',
      '2026-27/000123',
      settled(match('1001', { studentReceiptNo: 'MLMEC/1001/1700000000', book })),
      'take 1001',
    ],
    [
      'a reference in groups, by which one payment is known',
      '4213 5566 7788',
      settled(match('1001', { by: 'receipt', studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'take 1001',
    ],
    ['a reference in groups, faster than the search', '4213 5566 7788', underway(), 'wait'],
    [
      'the number of a UPI payment',
      '421355667788',
      settled(match('1001', { by: 'receipt', studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'take 1001',
    ],
    ['the number of a UPI payment, faster than the search', '421355667788', underway(), 'wait'],
    [
      'an ID that nobody has, with which a reference ends',
      '7788',
      settled(match('1001', { by: 'receipt', studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'choose',
    ],
    [
      'a reference with a stroke',
      'NEFT/N326540012',
      settled(match('1001', { by: 'receipt', studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'take 1001',
    ],
    [
      'an ID with a hyphen, with which a reference ends',
      'AB-1234',
      settled(match('AB-1234'), match('1001', { by: 'receipt', studentReceiptNo: 'MLMEC/1001/1700000000' })),
      'find AB-1234',
    ],
  ])('%s', (_, text, matches, expected) => {
    expect(said(decide(text, matches))).toBe(expected);
  });
});
