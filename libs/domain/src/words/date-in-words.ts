import { numberInHindiWords } from './amount-in-hindi-words';
import { numberInWords } from './amount-in-words';

const DAYS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth ' +
  'twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');

/** Years before 2000 are read by their hundreds, in both languages. */
const yearInWords = (year: number, say: (value: number) => string, hundred: string): string => {
  if (year < 1100 || year >= 2000) return say(year);
  const rest = year % 100;
  return `${say(Math.floor(year / 100))} ${hundred}${rest === 0 ? '' : ` ${say(rest)}`}`;
};

const monthOf = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const partsOf = (date: string) => {
  const [year = 0, , day = 0] = date.split('-').map(Number);
  return { year, day };
};

/** A date as certificates write it out: `First June two thousand fifteen`. @param date `yyyy-mm-dd` */
export function dateInWords(date: string): string {
  const { year, day } = partsOf(date);
  return `${capital(DAYS[day - 1] ?? '')} ${monthOf(date, 'en-IN')} ${yearInWords(year, numberInWords, 'hundred')}`;
}

/** A date as certificates write it out in Hindi: `एक जून दो हज़ार पंद्रह`. @param date `yyyy-mm-dd` */
export function dateInHindiWords(date: string): string {
  const { year, day } = partsOf(date);
  const yearText = yearInWords(year, numberInHindiWords, 'सौ');
  return `${numberInHindiWords(day)} ${monthOf(date, 'hi-IN')} ${yearText}`;
}
