import { isMaskedAdhaar, looksMistyped, maskedAdhaar } from './adhaar';

describe('an Adhaar number by its check digit', () => {
  it.each(['999941057058', '499118665246', '234123412346'])('%s is as it was given out', (number) => {
    expect(looksMistyped(number)).toBe(false);
  });

  it.each([
    ['one digit is another', '999941057059'],
    ['two neighbours changed places', '999914057058'],
    ['two digits around a third changed places', '999941507058'],
    ['one digit in the middle is another', '499118765246'],
  ])('where %s, %s is told', (_slip, number) => {
    expect(looksMistyped(number)).toBe(true);
  });

  it.each(['', '99994105705', '1999941057058', '9999410570580', '9999 4105 7058', 'none'])(
    'says nothing of %j, which is no number yet',
    (typed) => {
      expect(looksMistyped(typed)).toBe(false);
    },
  );
});

it('shows its last four digits alone on paper', () => {
  expect(maskedAdhaar('123412345678')).toBe('XXXX XXXX 5678');
});

it.each([
  [maskedAdhaar('123412345678'), true],
  ['XXXX XXXX 5678 ', true],
  [maskedAdhaar('78'), true],
  ['XXXX XXXX 25678', false],
  ['1234 XXXX XXXX 5678', false],
  ['123412345678', false],
])(
  '%s, sent back by a desk that was not shown the number, stays as it is stored: %s (D88)',
  (sent, isMasked) => {
    expect(isMaskedAdhaar(sent)).toBe(isMasked);
  },
);
