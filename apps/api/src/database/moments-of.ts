import { nextDay, startOfDay } from '@school/domain';

/** The moments of days, both included, as a condition of the database; a day that is left out bounds nothing. */
export const momentsOf = (from: string | undefined, to: string | undefined) => ({
  ...(from !== undefined && { $gte: startOfDay(from) }),
  ...(to !== undefined && { $lt: startOfDay(nextDay(to)) }),
});
