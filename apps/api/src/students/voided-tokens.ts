import type { StudentRecord } from './student.schema';

/**
 * From when on a family's tokens are valid whose tokens of before are void: whole seconds since 1970, after this second, and
 * after what voided them in the same second before.
 */
export const tokensVoidedAt = (
  { tokensValidFrom = 0 }: Pick<StudentRecord, 'tokensValidFrom'>,
  now: Date,
): number => Math.max(Math.floor(now.getTime() / 1000), tokensValidFrom) + 1;
