import { sessionMonths } from '@school/domain';
import { endOf, workdayFrom } from './calendar';
import { Dice } from './dice';

/** The ways in which families pay, each with its number in a hundred. */
const habits = {
  prompt: 33,
  late: 15,
  quarterly: 17,
  yearly: 4,
  partly: 11,
  whenAsked: 12,
  seldom: 6,
  stopped: 2,
} as const;

export type Habit = keyof typeof habits;

export const habitOf = (dice: Dice): Habit => dice.oneIn<Habit>(habits);

/** What a family pays when it comes. */
interface Paying {
  /** The part of the due that is paid, in per cent. */
  readonly share: number;
  /** The month up to which it pays in advance. */
  readonly through?: string | undefined;
}

/** A visit of a family to the counter. */
export interface Visit extends Paying {
  readonly day: string;
}

/** A family's plan for a month: the days between which it comes, and how much of the due it pays. */
interface Plan extends Paying {
  readonly first: number;
  readonly last: number;
}

/** The position of a month in its session: 0 for April. */
const placeIn = (month: string) => sessionMonths(month).indexOf(month);

/** Whether a month is among the last of a session, when most want to clear their dues before the examination. */
const isNearExams = (month: string) => placeIn(month) >= 10;

function planOf(habit: Habit, dice: Dice, month: string, firstMonth: string): Plan | undefined {
  const months = sessionMonths(month);
  const place = placeIn(month);
  const full = (first: number, last: number, through?: string): Plan => ({
    first,
    last,
    share: 100,
    through,
  });
  // Many are away in June; a family that pays each month then pays for two in July.
  const isAway = month.endsWith('-06') && dice.happens(60);
  switch (habit) {
    case 'prompt':
      return isAway || dice.happens(3) ? undefined : full(1, 11);
    case 'late':
      return isAway || dice.happens(7) ? undefined : full(12, 27);
    case 'quarterly':
      return place % 3 === 0 ? full(3, 16, months[place + 2]) : undefined;
    case 'yearly':
      return place === 0 ? full(4, 20, months[11]) : isNearExams(month) ? full(5, 20) : undefined;
    case 'partly':
      if (isAway || dice.happens(12)) return undefined;
      return {
        first: 5,
        last: 26,
        share: place % 3 === 2 || isNearExams(month) ? 100 : dice.oneOf([40, 50, 60, 75]),
      };
    case 'whenAsked':
      return dice.happens(isNearExams(month) ? 85 : 36) ? full(8, 27) : undefined;
    case 'seldom':
      if (isNearExams(month)) return { first: 10, last: 27, share: dice.oneOf([60, 80, 100]) };
      return dice.happens(14) ? { first: 6, last: 27, share: dice.oneOf([30, 50, 70]) } : undefined;
    case 'stopped':
      return months.includes(firstMonth) || place < 3 ? full(3, 20) : undefined;
  }
}

/**
 * The visits of a family from one month to another, both included, `yyyy-mm`.
 * @param family its number @param firstMonth the month with which it begins to pay
 */
export const visitsOf = (
  family: number,
  habit: Habit,
  firstMonth: string,
  months: readonly string[],
): Visit[] =>
  months.flatMap((month) => {
    const dice = new Dice(`visits ${family} ${month}`);
    const plan = planOf(habit, dice, month, firstMonth);
    if (!plan) return [];
    const { first, last, ...paying } = plan;
    const plannedDay = `${month}-${String(dice.between(first, last)).padStart(2, '0')}`;
    const day = workdayFrom(plannedDay > endOf(month) ? endOf(month) : plannedDay);
    return [{ day, ...paying }];
  });
