import fc from 'fast-check';
import { classSheet, ranksOf } from './class-sheet';

const of = (total: number, maximum = 500) => ({ total, maximum });

it.each([
  ['nobody', [], []],
  ['each another total', [300, 450, 200], [2, 1, 3]],
  ['equal totals share a place', [450, 300, 450, 300, 100], [1, 3, 1, 3, 5]],
  ['a tenth tells two apart', [450.1, 450], [1, 2]],
])('places of %s', (_, totals, places) => {
  expect(ranksOf(totals.map((total) => of(total)))).toEqual(places);
});

it('compares what was reached of what was taken', () => {
  expect(ranksOf([of(400, 500), of(330, 400), of(320, 400)])).toEqual([2, 1, 2]);
});

it('gives the same place for the same total, in whatever order the students stand', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1 }), (totals) => {
      const ranks = ranksOf(totals.map((total) => of(total)));
      const byTotal = new Map(totals.map((total, at) => [total, ranks[at]]));
      expect(totals.map((total) => byTotal.get(total))).toEqual(ranks);
      expect(Math.min(...ranks)).toBe(1);
      expect(Math.max(...ranks)).toBeLessThanOrEqual(totals.length);
    }),
  );
});

const subjects = [
  { key: 'h', maximum: 100, weight: 1 },
  { key: 'm', maximum: 100, weight: 1 },
];
const student = (studentID: string, h?: string, m?: string) => ({
  studentID,
  marks: { ...(h !== undefined && { h }), ...(m !== undefined && { m }) },
});

describe('the sheet of a section', () => {
  const sheet = classSheet('cbse', subjects, [
    student('1', '80', '70'),
    student('2', 'AB', '90'),
    student('3', '75', '75'),
    student('4', '60.5'),
    student('5', '40', 'NT'),
  ]);

  it('ranks who has all that counts; two of one total share a place', () => {
    expect(sheet.rows.map(({ studentID, rank }) => [studentID, rank])).toEqual([
      ['1', 1],
      ['2', undefined],
      ['3', 1],
      ['4', undefined],
      ['5', 3],
    ]);
  });

  it('has means of who was marked: an absence is no 0', () => {
    expect(sheet.subjects).toEqual([
      { key: 'h', marked: 4, absent: 1, unmarked: 0, average: 63.9, highest: 80 },
      { key: 'm', marked: 3, absent: 0, unmarked: 1, average: 78.3, highest: 90 },
    ]);
    expect(sheet.average).toBe(113.3);
  });

  it('has no mean of nobody', () => {
    const empty = classSheet('up', subjects, [student('1', 'AB')]);
    expect(empty.subjects[0]).toEqual({ key: 'h', marked: 0, absent: 1, unmarked: 0 });
    expect(empty).not.toHaveProperty('average');
  });
});
