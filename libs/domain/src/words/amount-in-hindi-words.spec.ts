import fc from 'fast-check';
import { LARGEST_AMOUNT, paise } from '../values';
import { amountInHindiWords } from './amount-in-hindi-words';

const inWords = (value: number) => amountInHindiWords(paise(value));

describe('an amount in Hindi words', () => {
  it.each([
    [0, 'रुपये शून्य मात्र'],
    [5, 'रुपये शून्य और पाँच पैसे मात्र'],
    [100, 'रुपये एक मात्र'],
    [29_00, 'रुपये उनतीस मात्र'],
    [99_99, 'रुपये निन्यानवे और निन्यानवे पैसे मात्र'],
    [300_00, 'रुपये तीन सौ मात्र'],
    [300_50, 'रुपये तीन सौ और पचास पैसे मात्र'],
    [1_50_000_00, 'रुपये एक लाख पचास हज़ार मात्र'],
    [1_23_456_50, 'रुपये एक लाख तेईस हज़ार चार सौ छप्पन और पचास पैसे मात्र'],
    [1_00_00_019_00, 'रुपये एक करोड़ उन्नीस मात्र'],
    [10_00_00_000_00, 'रुपये दस करोड़ मात्र'],
  ])('%i paise: %s', (value, words) => {
    expect(inWords(value)).toBe(words);
  });

  it.each([
    ['thirties', 3, /तीस$|तालीस$/],
    ['forties', 4, /चालीस$|तालीस$|यालीस$|वालीस$|उनचास$/],
    ['fifties', 5, /पचास$|वन$|पन$|उनसठ$/],
    ['sixties', 6, /ठ$|उनहत्तर$/],
    ['seventies', 7, /त्तर$|उन्यासी$/],
    ['eighties', 8, /सी$/],
    ['nineties', 9, /नब्बे$|नवे$/],
  ])('the %s end as they do in Hindi', (_, ten, ending) => {
    for (let unit = 0; unit < 10; unit += 1)
      expect(inWords((ten * 10 + unit) * 100).replace(/^रुपये (.*) मात्र$/, '$1')).toMatch(ending);
  });

  it('has a word of its own for every number below a hundred', () => {
    const all = Array.from({ length: 100 }, (_, value) => inWords(value * 100));
    expect(new Set(all).size).toBe(100);
    for (const words of all) expect(words).toMatch(/^रुपये [\u0900-\u097f]+ मात्र$/);
  });

  it('has words, no digit and no gap for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (value) => {
        const words = inWords(value);
        expect(words).toMatch(/^रुपये [\u0900-\u097f]+( [\u0900-\u097f]+)* मात्र$/);
        expect(words).not.toMatch(/[\d\u0966-\u096f]/);
      }),
    );
  });
});
