import fc from 'fast-check';
import { pastedBlock, readMark, tenthsOf } from './mark';

describe('a mark as a teacher types it', () => {
  it.each([
    ['85', '85'],
    [' 85 ', '85'],
    ['07', '7'],
    ['0', '0'],
    ['0.0', '0'],
    ['32.5', '32.5'],
    ['32.', '32'],
    ['100', '100'],
    ['100.0', '100'],
    ['८५.५', '85.5'],
    ['８５', '85'],
    ['AB', 'AB'],
    ['ab', 'AB'],
    ['a', 'AB'],
    ['Absent', 'AB'],
    ['-', 'NT'],
    ['nt', 'NT'],
    ['', undefined],
    ['  ', undefined],
  ])('%j is kept as %j', (typed, mark) => {
    expect(readMark(typed, 100)).toEqual({ ok: true, value: mark });
  });

  it.each([
    ['101', 'markUpTo:100'],
    ['100.5', 'markUpTo:100'],
    ['9999', 'markUpTo:100'],
    ['85.25', 'markUnreadable'],
    ['-5', 'markUnreadable'],
    ['.5', 'markUnreadable'],
    ['8o', 'markUnreadable'],
    ['1e2', 'markUnreadable'],
    ['85/100', 'markUnreadable'],
    ['12345', 'markUnreadable'],
    ['∞', 'markUnreadable'],
  ])('%j is refused: %s', (typed, said) => {
    expect(readMark(typed, 100)).toMatchObject({ ok: false, says: said });
  });

  it('stays the same when it is read again, and never becomes more than the maximum', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.integer({ min: 1, max: 1000 }), (typed, maximum) => {
        const read = readMark(typed, maximum);
        if (!read.ok || read.value === undefined) return;
        expect(readMark(read.value, maximum)).toEqual(read);
        expect(tenthsOf(read.value) ?? 0).toBeLessThanOrEqual(maximum * 10);
      }),
    );
  });

  it('is absent, not taken or not yet marked, and none of them is 0', () => {
    expect(['AB', 'NT', undefined, '0', '32.5'].map(tenthsOf)).toEqual([
      undefined,
      undefined,
      undefined,
      0,
      325,
    ]);
  });
});

it.each([
  ['85', [['85']]],
  [
    '85\tAB\n70\t\n',
    [
      ['85', 'AB'],
      ['70', ''],
    ],
  ],
  ['85\r\n70\r\n', [['85'], ['70']]],
  ['', []],
  ['\n5', [[''], ['5']]],
])('%j of a spreadsheet is %j', (text, block) => {
  expect(pastedBlock(text)).toEqual(block);
});
