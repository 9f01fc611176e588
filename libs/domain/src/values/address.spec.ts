import { addressInLine } from './address';

it.each([
  ['two lines', 'Civil Lines\nGorakhpur 273001', 'Civil Lines, Gorakhpur 273001'],
  [
    'a comma at the end of a line',
    'Civil Lines,\nNear the temple ,\r\nU.P., 273001',
    'Civil Lines, Near the temple, U.P., 273001',
  ],
  ['an empty line', 'Civil Lines\n\nGorakhpur,\n', 'Civil Lines, Gorakhpur'],
])('an address in one line: %s', (_, typed, shown) => {
  expect(addressInLine(typed)).toBe(shown);
});
