import { dateAsTyped } from './typed-date';

describe('a date as the clerk types it', () => {
  it.each([
    ['2016-05-13', '2016-05-13'],
    ['2016-5-2', '2016-05-02'],
    ['2016/05/13', '2016-05-13'],
    [' 2016.5.13', '2016-05-13'],
    ['13/05/2016', '2016-05-13'],
    ['13-05-2016', '2016-05-13'],
    ['13.5.2016', '2016-05-13'],
    ['13 5 2016', '2016-05-13'],
    ['3/4/2016', '2016-04-03'],
    ['20160513', '2016-05-13'],
    ['13052016', '2016-05-13'],
    ['१३/०५/२०१६', '2016-05-13'],
    ['१३.५.१६', '2016-05-13'],
    ['२०१६-०५-१३', '2016-05-13'],
    // The twentieth of November 2016: as a year it would be 2011, and its months end before twenty.
    ['20112016', '2016-11-20'],
  ])('%s is %s', (typed, date) => {
    expect(dateAsTyped(typed, 2026)).toBe(date);
  });

  it.each([
    ['13.5.16', '2016-05-13'],
    ['1/4/27', '2027-04-01'],
    ['1/4/36', '2036-04-01'],
    ['1/4/37', '1937-04-01'],
    ['15-8-98', '1998-08-15'],
  ])('%s, its year in two digits, is %s', (typed, date) => {
    expect(dateAsTyped(typed, 2026)).toBe(date);
  });

  // What is no date stands as it was typed, so that the form refuses what the clerk sees.
  it.each([
    '31/02/2016',
    '05/13/2016',
    '2016-02-30',
    '2016-5',
    '16-5',
    '1605',
    'yesterday',
    '13/05-2016x',
    '',
  ])('%j stays as it is', (typed) => {
    expect(dateAsTyped(typed, 2026)).toBe(typed);
  });
});
