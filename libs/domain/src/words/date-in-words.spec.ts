import { dateInHindiWords, dateInWords } from './date-in-words';

describe('a date of birth as a certificate writes it out', () => {
  it.each([
    ['2015-06-01', 'First June two thousand fifteen', 'एक जून दो हज़ार पंद्रह'],
    ['2000-02-29', 'Twenty-ninth February two thousand', 'उनतीस फ़रवरी दो हज़ार'],
    ['1999-12-31', 'Thirty-first December nineteen hundred ninety-nine', 'इकतीस दिसंबर उन्नीस सौ निन्यानवे'],
    ['1900-01-22', 'Twenty-second January nineteen hundred', 'बाईस जनवरी उन्नीस सौ'],
  ])('%s', (date, english, hindi) => {
    expect(dateInWords(date)).toBe(english);
    expect(dateInHindiWords(date)).toBe(hindi);
  });
});
