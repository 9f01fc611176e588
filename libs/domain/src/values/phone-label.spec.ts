import { phoneLabel, phoneOnPaper } from './phone-label';

describe('a phone number as it is shown', () => {
  it.each([
    ['a mobile in one piece', '9876543210', '98765 43210'],
    ['a mobile with the country', '+91 9876543210', '98765 43210'],
    ['a mobile with the country and hyphens', '91-98765-43210', '98765 43210'],
    ['a mobile behind a zero', '09876543210', '98765 43210'],
    ['a landline with a hyphen', '0512-2301234', '0512 2301234'],
    ['a landline with brackets', '(0512) 2301234', '0512 2301234'],
    ['a landline in one piece, whose code nobody can tell', '05122301234', '05122301234'],
    ['a number of another country', '+977 1-4412345', '+977 1 4412345'],
    ['two numbers', '0512-2222222,9876543210', '0512 2222222, 98765 43210'],
    ['ten digits that no mobile begins with', '5122301234', '5122301234'],
    ['what is no number at all', 'ask at the gate', 'ask at the gate'],
    ['nothing', '', ''],
  ])('%s', (_, typed, shown) => {
    expect(phoneLabel(typed)).toBe(shown);
    expect(phoneLabel(shown)).toBe(shown);
  });
});

it('is not torn where a line of a letterhead ends', () => {
  expect(phoneOnPaper('0512-2222222,9876543210')).toBe('0512\u00a02222222, 98765\u00a043210');
});
