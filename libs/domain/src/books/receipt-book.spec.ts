import { bookLabel, bookOf, namedInBook, namedReference } from './receipt-book';
import {
  numberEndKeys,
  referenceEndKeys,
  receiptFilterSchema,
  receiptPrintsSchema,
} from './receipt-register';

describe('the book of a receipt', () => {
  it.each([
    ['the last minute of March in India', '2027-03-31T18:29:59Z', '2026-27'],
    ['the first of April in India', '2027-03-31T18:30:00Z', '2027-28'],
    ['the end of a century', '2099-12-31T12:00:00Z', '2099-00'],
  ])('%s', (_, at, session) => {
    expect(bookOf({ branchCode: 'MLMIC', collectedAt: new Date(at) })).toEqual({ branch: 'MLMIC', session });
  });

  it.each([
    [1, undefined, '2026-27/000001'],
    [123, undefined, '2026-27/000123'],
    [1234567, undefined, '2026-27/1234567'],
    [12, 'voucher', '2026-27/V000012'],
  ])('writes number %i of the book %s as %s', (number, series, label) => {
    expect(bookLabel({ session: '2026-27', number, series })).toBe(label);
  });
});

describe('a number in a book, in the box', () => {
  it.each([
    ['as the receipt says it', '2026-27/000123', '2026-27/000123'],
    ['with its branch', 'mlmec/2026-27/000123', 'mlmec/2026-27/000123'],
    ['without its noughts', ' 2026-27/7 ', '2026-27/000007'],
    ['of any book', '000123', '/000123'],
    ['in short', '123', '/000123'],
    ['longer than six digits', '2026-27/1234567', '2026-27/1234567'],
    ['two digits, which are the beginning of an ID', '12', undefined],
    ['a mobile', '9415012345', undefined],
    ['a specified number', 'MLMEC/1234/1700000000', undefined],
    ['a session alone', '2026-27/', undefined],
    ['a name', 'asha', undefined],
  ])('%s', (_, text, end) => {
    expect(namedInBook(text)).toBe(end);
  });
});

describe('the end of a number', () => {
  const [kept = ''] = numberEndKeys('MLMEC/Ab-12/1795237200');
  it.each(['200', '1795237200', 'ab-12/1795237200', 'mlmec/AB-12/1795237200'])(
    '%s is where the kept one begins, in any case',
    (end) => {
      expect(kept.startsWith(numberEndKeys(end)[0] ?? '-')).toBe(true);
    },
  );
  it.each(['MLMEC', '1795', '201'])('%s is none', (text) => {
    expect(kept.startsWith(numberEndKeys(text)[0] ?? '-')).toBe(false);
  });
});

describe('a reference, in the box (D81)', () => {
  it.each([
    ['in one word', '402911887345', '402911887345'],
    ['in groups', ' 4213 5566 7788 ', '4213 5566 7788'],
    ['with a stroke', 'NEFT/N326540012', 'NEFT/N326540012'],
    ['on a Hindi keyboard', '४०२९११८८७३४५', '४०२९११८८७३४५'],
    ['letters alone, which are a name', 'Asha Verma', undefined],
    ['of a card slip', '0077', '0077'],
    ['too short', '123', undefined],
    ['too short but for its hyphen, as an ID is', 'A-77', undefined],
  ])('%s', (_, text, named) => {
    expect(namedReference(text)).toBe(named);
  });

  it.each([
    ['in groups on the paper and in one at the bank', '4213 5566 7788', '421355667788', true],
    ['in one on the paper and in groups at the bank', '421355667788', '4213 5566 7788', true],
    ['in groups both times', '4213 5566 7788', '4213 5566 7788', true],
    ['by its end, over a blank', '4213 5566 7788', '667788', true],
    ['without its hyphen', 'AUTH-88731', 'auth88731', true],
    ['with a stroke', 'NEFT/N326540012', 'neft/n326540012', true],
    ['on a Hindi keyboard', '421355667788', '४२१३५५६६७७८८', true],
    ['as a chat hands it on', '421355667788', '\u202a4213 5566 7788\u202c', true],
    ['by another end', '4213 5566 7788', '4213', false],
  ])('is found %s', (_, typed, asked, isFound) => {
    const kept = referenceEndKeys(typed);
    expect(referenceEndKeys(asked).some((end) => kept.some((one) => one.startsWith(end)))).toBe(isFound);
  });
});

describe('what is asked of the register', () => {
  it.each([
    ['a number of two characters', { number: '12' }, 'number'],
    ['a day that the calendar does not have', { from: '2026-02-30' }, 'from'],
    ['a collector by name', { collector: 'Meena' }, 'collector'],
    ['a mode that there is not', { mode: 'Gold' }, 'mode'],
  ])('is refused: %s', (_, asked, field) => {
    const { error } = receiptFilterSchema.safeParse(asked);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    ['nothing', []],
    ['more than a family has', Array.from({ length: 21 }, (_, n) => `MLMEC/1/${n}`)],
  ])('prints: not %s', (_, studentReceiptNos) => {
    expect(receiptPrintsSchema.safeParse({ studentReceiptNos }).success).toBe(false);
  });
});
