import * as z from 'zod/mini';
import { sentenceOf } from '../rules';
import { englishWords } from '../words';
import { firstPeriods, lessonPeriods, schoolDayPlanSchema, schoolWeekdayOf } from './periods';

const lesson = (from: string, to: string) => ({ from, to, isBreak: false });
const planOf = (...periods: readonly object[]) => ({ branch: 'MLMEC', revision: 0, periods });

it.each([
  ['2026-11-23', 'mon'],
  ['2026-11-28', 'sat'],
  ['2026-11-29', undefined],
] as const)('%s is %s', (day, weekday) => {
  expect(schoolWeekdayOf(day)).toBe(weekday);
});

it.each(['8:00', '800', '8.00', ' 0800 ', '८:००'])('reads %s as eight in the morning', (from) => {
  const parsed = z.safeParse(schoolDayPlanSchema, planOf(lesson(from, '09:00')));
  expect(parsed.data?.periods[0]?.from).toBe('08:00');
});

it('asks for a time where both ends of a period are empty, and for no month', () => {
  const { error } = z.safeParse(schoolDayPlanSchema, planOf(lesson('', '')));
  const said = error?.issues
    .slice(0, 2)
    .map(({ path, message }) => sentenceOf(englishWords, path.join('.'), message));
  expect(said).toEqual(['Type a time as hh:mm', 'Type a time as hh:mm']);
});

it('begins with eight periods of forty minutes and a break after the fourth', () => {
  expect(firstPeriods).toHaveLength(9);
  expect(firstPeriods[0]).toEqual(lesson('08:00', '08:40'));
  expect(firstPeriods[4]).toEqual({ from: '10:40', to: '11:00', isBreak: true });
  expect(firstPeriods.at(-1)).toEqual(lesson('13:00', '13:40'));
  expect(lessonPeriods(firstPeriods)[4]).toEqual(lesson('11:00', '11:40'));
  expect(z.safeParse(schoolDayPlanSchema, planOf(...firstPeriods)).success).toBe(true);
});

it.each([
  ['one after the other', [lesson('08:00', '08:40'), lesson('08:40', '09:20')], []],
  ['a pause between them', [lesson('08:00', '08:40'), lesson('09:00', '09:20')], []],
  ['one that ends before it begins', [lesson('08:40', '08:00')], ['periods.0.to']],
  ['one without length', [lesson('08:40', '08:40')], ['periods.0.to']],
  ['one inside another', [lesson('08:00', '09:00'), lesson('08:30', '09:30')], ['periods.1.from']],
  ['no time of day', [lesson('eight', '24:00')], ['periods.0.from', 'periods.0.to']],
  ['nothing', [], ['periods']],
  ['breaks alone', [{ from: '08:00', to: '09:00', isBreak: true }], ['periods']],
  [
    'more than a day has',
    Array.from({ length: 15 }, (_, at) => lesson(`0${at % 10}:00`, '23:00')),
    ['periods'],
  ],
])('a day of %s', (_, periods, refused) => {
  const parsed = z.safeParse(schoolDayPlanSchema, planOf(...periods));
  const paths = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(paths).toEqual(expect.arrayContaining(refused));
  expect(parsed.success).toBe(refused.length === 0);
});
