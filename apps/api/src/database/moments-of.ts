import { nextDay, startOfDay } from '@school/domain';

/** The database condition for the moments of a range of days, both included; a missing day leaves that end open. */
export const momentsOf = (from: string | undefined, to: string | undefined) => ({
  ...(from !== undefined && { $gte: startOfDay(from) }),
  ...(to !== undefined && { $lt: startOfDay(nextDay(to)) }),
});
