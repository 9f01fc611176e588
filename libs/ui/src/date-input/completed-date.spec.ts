import { completedDate } from './completed-date';

describe('a date as the clerk types it', () => {
  it.each([
    ['2016-05-12', '2016-05-12'],
    ['2016-5-2', '2016-05-02'],
    ['2016/05/12', '2016-05-12'],
    [' 2016.5.12', '2016-05-12'],
    // Which day is meant is not for the field to guess, and what is no date is for the form to refuse.
    ['12/05/2016', '12/05/2016'],
    ['16-5-2', '16-5-2'],
    ['2016-02-30', '2016-02-30'],
    ['2016-5', '2016-5'],
    ['', ''],
  ])('%s becomes %s', (typed, completed) => {
    expect(completedDate(typed)).toBe(completed);
  });
});
