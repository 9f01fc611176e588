import { schoolCode, schoolCodes } from '../school';
import { boards, mediumsForBoard } from '../values';
import { boardsOfBranch, filterKeys, filterLookup, filterWords } from './student-list';

const text = '1042\nasha rani verma\nramesh prasad srivastava\nआशा (सीता)\ncbse\niii';

describe('the index over parts of words', () => {
  const keys = filterKeys(text);
  const isFound = (filter: string) => {
    const { text: part, is, isWhole } = filterLookup(filter);
    const isThere = is === 'part' ? keys.includes(part) : keys.some((key) => key.startsWith(part));
    return isThere && (isWhole || text.includes(filter));
  };

  it('finds each word or part of one that stands anywhere, and none that does not', () => {
    for (const line of text.split('\n')) {
      const letters = Array.from(line);
      for (let from = 0; from < letters.length; from += 1)
        for (let end = from + 1; end <= letters.length; end += 1) {
          const filter = letters.slice(from, end).join('');
          if (!/\s/.test(filter)) expect([filter, isFound(filter)]).toEqual([filter, true]);
        }
    }
    for (const filter of ['z', 'xq', 'vem', 'ranis', 'srivastavax', '2a'])
      expect([filter, isFound(filter)]).toEqual([filter, false]);
  });

  it('keeps few of them', () => {
    expect(keys.length).toBeLessThan(2 * text.length);
  });
});

describe('the words of a filter', () => {
  it.each([
    ['verma asha', ['verma', 'asha']],
    ['  Asha   VERMA ', ['verma', 'asha']],
    ['asha asha', ['asha']],
    ['VII\u00a0A', ['vii', 'a']],
    ['9876543210', ['9876543210']],
    ['९८७६ आशा', ['9876', 'आशा']],
    ['   ', []],
    ['', []],
  ])('%j', (filter, words) => {
    expect(filterWords(filter).toSorted()).toEqual(words.toSorted());
    expect(filterWords(filter)[0]?.length ?? 0).toBe(Math.max(0, ...words.map(({ length }) => length)));
  });
});

it('a branch has the boards of its students, and no board is of two branches', () => {
  for (const branch of schoolCodes)
    for (const boardType of boards)
      for (const medium of mediumsForBoard(boardType))
        expect([branch, boardType, boardsOfBranch(branch).includes(boardType)]).toEqual([
          branch,
          boardType,
          schoolCode({ medium, boardType }) === branch,
        ]);
});
