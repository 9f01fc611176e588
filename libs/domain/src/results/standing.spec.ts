import { standingOf } from './standing';

const hindi = { key: 'h', maximum: 100, weight: 1 };
const maths = { key: 'm', maximum: 80, weight: 1 };
const drawing = { key: 'd', maximum: 50, weight: 0 };
const exam = [hindi, maths, drawing];

describe('what the marks of a student come to', () => {
  it('is a total of what counts, with per cent and a grade of each and of the whole', () => {
    expect(standingOf('cbse', exam, { h: '90.5', m: '26', d: '45' })).toEqual({
      outcome: 'complete',
      subjects: [
        { key: 'h', mark: '90.5', percent: 91, grade: 'A1' },
        { key: 'm', mark: '26', percent: 33, grade: 'D' },
        { key: 'd', mark: '45', percent: 90, grade: 'A2' },
      ],
      total: 116.5,
      maximum: 180,
      percent: 65,
      grade: 'B2',
    });
  });

  it.each([
    { title: 'absent in one', marks: { h: '90', m: 'AB' }, outcome: 'absent', total: 90 },
    { title: 'not yet marked in one', marks: { h: '90' }, outcome: 'unmarked', total: 90 },
    { title: 'absent in one, not marked in another', marks: { h: 'AB' }, outcome: 'unmarked' },
    { title: 'nothing', marks: {}, outcome: 'unmarked' },
    { title: 'marked only in what does not count', marks: { d: '45' }, outcome: 'unmarked' },
    { title: 'absent in all', marks: { h: 'AB', m: 'AB' }, outcome: 'absent', total: 0 },
    { title: 'takes none', marks: { h: 'NT', m: 'NT' }, outcome: 'unmarked' },
  ])('$title: no per cent and no grade of the whole', ({ marks, outcome, total }) => {
    const standing = standingOf('cbse', exam, marks);
    expect(standing.outcome).toBe(outcome);
    // A student whose marks are still missing has no total of 0.
    expect(standing.total).toBe(total);
    expect(standing).not.toHaveProperty('percent');
    expect(standing).not.toHaveProperty('grade');
  });

  it('has no per cent, grade or failure in a subject of an absence, of one not taken and of one not yet marked', () => {
    for (const scheme of ['cbse', 'up'] as const)
      expect(standingOf(scheme, exam, { h: 'AB', m: 'NT' }).subjects).toStrictEqual([
        { key: 'h', mark: 'AB' },
        { key: 'm', mark: 'NT' },
        { key: 'd' },
      ]);
  });

  it('is not changed by an absence in what does not count', () => {
    expect(standingOf('cbse', exam, { h: '50', m: '40', d: 'AB' })).toMatchObject({
      outcome: 'complete',
      percent: 50,
    });
  });

  it('is 0 of 100 where 0 was given: that is a mark', () => {
    expect(standingOf('cbse', [hindi], { h: '0' })).toMatchObject({
      outcome: 'complete',
      percent: 0,
      grade: 'E',
    });
  });

  it('leaves out what the student does not take', () => {
    expect(standingOf('up', exam, { h: '60', m: 'NT' })).toMatchObject({
      outcome: 'complete',
      total: 60,
      maximum: 100,
      division: 'first',
    });
  });

  it('counts a subject as often as its weight says', () => {
    expect(standingOf('cbse', [{ ...hindi, weight: 2 }, maths], { h: '50', m: '40' })).toMatchObject({
      total: 140,
      maximum: 280,
      percent: 50,
    });
  });

  it.each([
    {
      title: '32.5 in one subject fails the whole',
      marks: { h: '32.5', m: '80' },
      division: 'failed',
      fails: true,
    },
    { title: '33 passes', marks: { h: '33', m: '80' }, division: 'first', fails: false },
  ])('under the UP board $title', ({ marks, division, fails }) => {
    const standing = standingOf('up', [hindi, maths], marks);
    expect([standing.division, standing.subjects[0]?.isFailed]).toEqual([division, fails]);
  });
});
