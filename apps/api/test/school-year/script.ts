import type { Act } from './acts';
import { afterTwelve, dice, events, habits, movings, type Habit } from './habits';
import { firstClasses, newTables, type YearClass } from './paper-fees';

export interface YearStudent {
  readonly studentID: string;
  readonly name: string;
  readonly fatherName: string;
  readonly mobile: string;
  readonly class: YearClass;
  readonly medium: 'english' | 'hindi';
  readonly boardType: 'cbse' | 'up';
  readonly previousBalance: number;
  /** The day of registration. */
  readonly since: string;
  /** The acts of each day (`yyyy-mm-dd`). */
  readonly acts: ReadonlyMap<string, readonly Act[]>;
}

/** Picks the values in turn, one for each number. */
const inTurn = <One>(all: readonly One[], turn: number): One | undefined => all[turn % all.length];

function actsOf(since: string, roll: ReturnType<typeof dice>, happenings: readonly (Habit | undefined)[]) {
  const acts = new Map<string, Act[]>();
  for (const [day, act] of happenings.flatMap((one) => one?.(roll) ?? []))
    if (day > since) acts.set(day, [...(acts.get(day) ?? []), act]);
  return acts;
}

/** A number in letters, since names have no digits. */
const inLetters = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** The families of the year: in every six, two are brother and sister; in every ten, one comes with the new session. */
export function familiesOf(count: number): YearStudent[] {
  return Array.from({ length: count }, (_, index) => {
    const roll = dice(index + 1);
    const family = index % 6 === 1 ? index - 1 : index;
    const round = Math.floor(index / habits.length);
    const isNew = index % 10 === 9;
    const since = isNew ? '2081-04-03' : '2080-04-01';
    const firstClass = inTurn(firstClasses, index + round) ?? '3';
    const newSession = firstClass === '12' ? inTurn(afterTwelve, round) : inTurn(movings, index);
    return {
      studentID: `y${String(index + 1).padStart(4, '0')}`,
      name: `Child ${inLetters(index + 1)}`,
      fatherName: `Father ${inLetters(family)}`,
      mobile: String(9_000_000_000 + family),
      class: firstClass,
      ...(index % 3 === 2
        ? { medium: 'hindi' as const, boardType: 'up' as const }
        : { medium: 'english' as const, boardType: 'cbse' as const }),
      previousBalance: index % 7 === 0 ? 640.5 : 0,
      since,
      acts: actsOf(since, roll, [
        inTurn(habits, index),
        inTurn(events, index + round),
        isNew ? undefined : newSession,
      ]),
    };
  });
}

/** The days of a month on which something happens. */
export function daysOf(month: string, students: readonly YearStudent[]): string[] {
  const days = [
    ...students.flatMap(({ since, acts }) => [since, ...acts.keys()]),
    ...newTables.map(({ putUp }) => putUp),
  ];
  return [...new Set(days)].filter((day) => day.startsWith(month)).sort();
}
