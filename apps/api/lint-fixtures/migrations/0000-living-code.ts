// Deliberately bad: tools/check-boundaries.mjs proves on it that a migration may know no rule of the running program.
import { schoolMonth } from '@school/domain';

export const monthOf = (at: Date) => schoolMonth(at);
