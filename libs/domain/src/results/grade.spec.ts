import fc from 'fast-check';
import { cbseGrade, cbseGrades, exactPercentOf, isPassed, percentOf, schemeOf, upDivision } from './grade';

describe('the CBSE grade of MLMEC', () => {
  it.each([
    [0, 0, 'E'],
    [32, 32, 'E'],
    [32.4, 32, 'E'],
    [32.5, 33, 'D'],
    [33, 33, 'D'],
    [40.4, 40, 'D'],
    [40.5, 41, 'C2'],
    [50, 50, 'C2'],
    [51, 51, 'C1'],
    [60.5, 61, 'B2'],
    [70.4, 70, 'B2'],
    [71, 71, 'B1'],
    [80, 80, 'B1'],
    [81, 81, 'A2'],
    [90, 90, 'A2'],
    [90.4, 90, 'A2'],
    [90.5, 91, 'A1'],
    [91, 91, 'A1'],
    [100, 100, 'A1'],
  ])('%d of 100 is %d per cent: %s', (marks, percent, grade) => {
    expect([percentOf(marks * 10, 1000), cbseGrade(percentOf(marks * 10, 1000))]).toEqual([percent, grade]);
  });

  it('rounds of any maximum: 26 of 80 is 32.5 and so 33', () => {
    expect(percentOf(260, 800)).toBe(33);
    expect(percentOf(259, 800)).toBe(32);
  });

  it('never falls as marks rise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(10_000),
        fc.nat(10_000),
        (maximum, one, other) => {
          const most = maximum * 10;
          const [less, more] = [Math.min(one, other, most), Math.min(Math.max(one, other), most)];
          const place = (tenths: number) => cbseGrades.indexOf(cbseGrade(percentOf(tenths, most)));
          expect(place(more)).toBeLessThanOrEqual(place(less));
        },
      ),
    );
  });
});

describe('the UP board of MLMIC', () => {
  it.each([
    [32.5, false],
    [32.9, false],
    [33, true],
  ])('%d of 100 passes: %j', (marks, passes) => {
    expect(isPassed(marks * 10, 1000)).toBe(passes);
  });

  it.each([
    [164.5, true, 'failed'],
    [165, true, 'third'],
    [224.9, true, 'third'],
    [225, true, 'second'],
    [299.9, true, 'second'],
    [300, true, 'first'],
    [374.9, true, 'first'],
    [375, true, 'distinction'],
    [500, true, 'distinction'],
    [450, false, 'failed'],
  ])('%d of 500, each subject passed %j: %s', (marks, hasPassedEach, division) => {
    expect(upDivision(marks * 10, 5000, hasPassedEach)).toBe(division);
  });

  it('writes per cent with two decimals', () => {
    expect([exactPercentOf(2999, 5000), exactPercentOf(1, 3)]).toEqual([59.98, 33.33]);
  });
});

it('is the branch that decides', () => {
  expect([schemeOf('MLMEC'), schemeOf('MLMIC')]).toEqual(['cbse', 'up']);
});
