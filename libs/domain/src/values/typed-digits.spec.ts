import { digitsAsTyped, isOneDigitRepeated, mobileAsTyped } from './typed-digits';

describe('a mobile as it is typed or pasted', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '+91-9876543210',
    '(+91) 98765 43210',
    '919876543210',
    '0091 98765 43210',
    '09876543210',
    ' 9876543210\n',
    '98765\u00a043210',
    '98765\u201143210',
    '+९१ ९८७६५ ४३२१०',
  ])('%j is 9876543210', (typed) => {
    expect(mobileAsTyped(typed)).toBe('9876543210');
  });

  it('keeps ten digits that begin as the code of the country does', () => {
    expect(mobileAsTyped('9198765432')).toBe('9198765432');
  });

  it.each(['+44 20 7946 0958', '98765 4321O', 'none', ''])(
    'leaves %j to be refused as it stands',
    (typed) => {
      expect(mobileAsTyped(typed)).toBe(typed);
    },
  );
});

it.each([
  ['1234 5678 9012', '123456789012'],
  ['1234-5678-9012', '123456789012'],
  ['१२३४ ५६७८ ९०१२', '123456789012'],
  ['1234 5678 901x', '1234 5678 901x'],
])('an Adhaar number typed as %s is %s', (typed, digits) => {
  expect(digitsAsTyped(typed)).toBe(digits);
});

it.each([
  ['9999999999', true],
  ['000000000000', true],
  ['9999999998', false],
  ['', false],
])('%j is one digit repeated: %j', (text, expected) => {
  expect(isOneDigitRepeated(text)).toBe(expected);
});
