import { schoolClasses } from '../values';
import { sentences } from '../test/sentences';
import { isForSomeStudents, lengthOf, newOccasionSchema } from './occasion';

const exam = {
  occasionKind: 'exam',
  title: 'Half-yearly examination',
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
};

describe('what is put into the calendar', () => {
  it('is tidied; classes stand in the order of the school, each once', () => {
    const typed = {
      ...exam,
      title: '  Unit  test ',
      note: ' ',
      branch: '',
      classes: ['10', 'lkg', '10'],
      by: 'me',
    };
    expect(newOccasionSchema.parse(typed)).toEqual({ ...exam, title: 'Unit  test', classes: ['lkg', '10'] });
  });

  it.each([
    ['no class', []],
    ['every class', [...schoolClasses]],
    ['nothing said of classes', undefined],
    ['null', null],
  ])('is for everybody with %s', (_, classes) => {
    expect(newOccasionSchema.parse({ ...exam, classes }).classes).toBeUndefined();
  });

  it.each([
    {
      title: 'nothing',
      given: {},
      found: {
        occasionKind: 'Choose kind',
        title: 'Title is required',
        firstDay: 'First day is required',
        lastDay: 'Last day is required',
      },
    },
    {
      title: 'a last day before the first',
      given: { ...exam, lastDay: '2026-09-20' },
      found: { lastDay: 'Choose a day that is not before the first, and 366 days at most' },
    },
    {
      title: 'more than a year',
      given: { ...exam, lastDay: '2027-09-22' },
      found: { lastDay: 'Choose a day that is not before the first, and 366 days at most' },
    },
    {
      title: 'a day that there is not',
      given: { ...exam, firstDay: '2026-02-29' },
      found: { firstDay: 'First day must be a date as yyyy-mm-dd' },
    },
    {
      title: 'a title too long',
      given: { ...exam, title: 'x'.repeat(101) },
      found: { title: 'Title can have at most 100 characters' },
    },
    { title: 'another branch', given: { ...exam, branch: 'DPS' }, found: { branch: 'Choose branch' } },
    {
      title: 'another class',
      given: { ...exam, classes: ['13'] },
      found: { 'classes.0': expect.any(String) as string },
    },
    { title: 'operators', given: { ...exam, title: { $gt: '' } }, found: { title: 'Title must be text' } },
  ])('is refused with $title', ({ given, found }) => {
    expect(sentences(newOccasionSchema, given)).toEqual(found);
  });

  it.each([
    ['2026-11-08', '2026-11-08', 1],
    ['2026-11-08', '2026-11-11', 4],
    ['2026-12-25', '2027-01-05', 12],
    ['2026-04-01', '2027-03-31', 365],
  ])('from %s to %s has %d days', (firstDay, lastDay, days) => {
    expect(lengthOf({ firstDay, lastDay })).toBe(days);
  });
});

describe('whom it is shown to', () => {
  it.each([
    {
      title: 'all of it, where nobody asks for less',
      whose: { branch: 'MLMIC', classes: ['9'] },
      students: {},
      is: true,
    },
    { title: 'what is for everybody', whose: {}, students: { branch: 'MLMEC', class: '3' }, is: true },
    { title: 'that of the branch', whose: { branch: 'MLMEC' }, students: { branch: 'MLMEC' }, is: true },
    { title: 'that of the other', whose: { branch: 'MLMIC' }, students: { branch: 'MLMEC' }, is: false },
    { title: 'that of the class', whose: { classes: ['3'] }, students: { class: '3' }, is: true },
    {
      title: 'that of another class',
      whose: { classes: ['4'] },
      students: { branch: 'MLMEC', class: '3' },
      is: false,
    },
  ] as const)('$title: $is', ({ whose, students, is }) => {
    expect(isForSomeStudents({ ...whose } as Parameters<typeof isForSomeStudents>[0], students)).toBe(is);
  });
});
