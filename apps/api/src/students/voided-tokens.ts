import type { StudentRecord } from './student.schema';

/**
 * The moment from which a family's tokens are valid once the earlier ones are void: whole seconds since 1970, after the current
 * second, and after a moment set earlier in the same second.
 */
export const tokensVoidedAt = (
  { tokensValidFrom = 0 }: Pick<StudentRecord, 'tokensValidFrom'>,
  now: Date,
): number => Math.max(Math.floor(now.getTime() / 1000), tokensValidFrom) + 1;
