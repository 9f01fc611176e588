import { filterKeys, filterLookup } from './student-list';

const text = '1042\nasha rani verma\nramesh prasad srivastava\nआशा (सीता)\ncbse\niii';

describe('the index over parts of words', () => {
  const keys = filterKeys(text);
  const isFound = (filter: string) => {
    const { text: part, is, isWhole } = filterLookup(filter);
    const isThere = is === 'part' ? keys.includes(part) : keys.some((key) => key.startsWith(part));
    return isThere && (isWhole || text.includes(filter));
  };

  it('finds each text that stands anywhere in a line, and none that does not', () => {
    for (const line of text.split('\n')) {
      const letters = Array.from(line);
      for (let from = 0; from < letters.length; from += 1)
        for (let end = from + 1; end <= letters.length; end += 1) {
          const filter = letters.slice(from, end).join('').trim();
          if (filter !== '') expect([filter, isFound(filter)]).toEqual([filter, true]);
        }
    }
    for (const filter of [
      'z',
      'xq',
      'vem',
      'verma r',
      'asha ranis',
      'ramesh prasad s r',
      'srivastavax',
      '2a',
    ])
      expect([filter, isFound(filter)]).toEqual([filter, false]);
  });

  it('keeps few of them', () => {
    expect(keys.length).toBeLessThan(2 * text.length);
  });
});
