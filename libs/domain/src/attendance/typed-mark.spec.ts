import { typedMark } from './typed-mark';

const people = [
  { roll: 1, id: '1004', name: 'Asha Husain' },
  { roll: 2, id: '1', name: 'Asha Verma' },
  { roll: 3, id: 'MB-7', name: 'Binod Kumar Singh' },
  { roll: 4, id: '1009', name: 'अंजलि वर्मा' },
];

describe('a line that is typed while a section is marked', () => {
  it.each([
    ['3', [3], 'absent'],
    [' 3 ', [3], 'absent'],
    ['3 l', [3], 'leave'],
    ['3 H', [3], 'half'],
    ['3 p', [3], 'present'],
    ['1004', [1], 'absent'],
    ['1004 L', [1], 'leave'],
    ['mb-7', [3], 'absent'],
    // The roll number has priority over the scholar number.
    ['1', [1], 'absent'],
    // Digits of Hindi are the same number.
    ['१', [1], 'absent'],
    ['३ L', [3], 'leave'],
    ['asha', [1, 2], 'absent'],
    ['asha v', [2], 'absent'],
    // The h begins a name here, and does not mean half day.
    ['asha h', [1], 'absent'],
    ['singh bin', [3], 'absent'],
    ['अंज', [4], 'absent'],
    ['17', [], 'absent'],
    ['3 x', [], 'absent'],
    ['3 L 12', [], 'absent'],
    ['nobody', [], 'absent'],
    ['', [], 'absent'],
  ])('%j means %j as %s', (typed, rolls, attendance) => {
    const meant = typedMark(typed, people);
    expect([meant.people.map(({ roll }) => roll), meant.attendance]).toEqual([rolls, attendance]);
  });
});
