import { feesFromMonths, sessionMonths, sessionName } from './session';

describe('the months from which a new student may be charged', () => {
  it.each([
    ['in the first month of a session', '2026-04', '2026-04', '2027-04'],
    ['in the middle of it', '2026-11', '2026-04', '2027-04'],
    ['in January, when the year is a new one and the session is not', '2027-01', '2026-04', '2027-04'],
    ['in its last month', '2027-03', '2026-04', '2027-04'],
    ['a month later', '2027-04', '2027-04', '2028-04'],
  ])('%s', (_, registered, first, last) => {
    const months = feesFromMonths(registered);
    expect([months[0], months.at(-1)]).toEqual([first, last]);
    expect(months).toHaveLength(13);
    expect(months).toContain(registered);
  });
});

describe('a session', () => {
  it.each([
    ['in April', '2026-04', '2026-27', '2026-04', '2027-03'],
    ['in March of the year after', '2027-03', '2026-27', '2026-04', '2027-03'],
    ['at the turn of the century', '2099-12', '2099-00', '2099-04', '2100-03'],
  ])('has a name and twelve months: %s', (_, month, name, first, last) => {
    expect(sessionName(month)).toBe(name);
    const months = sessionMonths(month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
  });
});
