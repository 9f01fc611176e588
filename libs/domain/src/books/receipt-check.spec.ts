import { isReceiptCode, receiptCheckUrl, receiptCode, receiptNumbersMeant } from './receipt-check';

const digest = Uint8Array.from([0, 31, 32, 63, 255, 10, 17, 18, 19, 20, 99]);
const code = '0Z0ZZ-AHJKM';

it('a code is made of the first ten bytes, five bits each', () => {
  expect(receiptCode(digest)).toBe(code);
});

it.each([
  ['as it is printed', '0Z0ZZ-AHJKM', true],
  ['without the dash, in small letters', '0z0zzahjkm', true],
  ['with an O for a zero', 'OZOZZ-AHJKM', true],
  ['with spaces', ' 0Z0ZZ AHJKM ', true],
  ['a letter short', '0Z0ZZ-AHJK', false],
  ['another', '0Z0ZZ-AHJKN', false],
  ['nothing', '', false],
])('typed %s', (_, typed, isRight) => {
  expect(isReceiptCode(typed, code)).toBe(isRight);
});

it.each([
  ['as it is printed', 'MLMEC/A-77/1700000000', 'MLMEC/A-77/1700000000'],
  ['in the small letters of a phone', 'mlmec/a-77/1700000000', 'MLMEC/A-77/1700000000'],
  ['of a Student ID in small letters', 'mlmec/a-77/1700000000', 'MLMEC/a-77/1700000000'],
  ['with spaces between its parts', 'MLMEC / A-77 / 1700000000', 'MLMEC/A-77/1700000000'],
])('a number typed %s', (_, typed, number) => {
  expect(receiptNumbersMeant(typed)).toContain(number);
});

it('the address of a check names number and code', () => {
  expect(receiptCheckUrl('https://office.example', { studentReceiptNo: 'MLMEC/12/17', code })).toBe(
    'https://office.example/#/check-receipt?studentReceiptNo=MLMEC%2F12%2F17&code=0Z0ZZ-AHJKM',
  );
});
