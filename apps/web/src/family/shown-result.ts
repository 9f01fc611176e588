import type { ShownResult } from '../office/exam-results/use-results';
import type { OwnResult } from './use-family';

/** A result as the office's parts show it: a family is told of those that are published, and of no others. */
export const shownResult = (result: OwnResult): ShownResult => ({
  ...result,
  exam: { ...result.exam, state: 'published' },
});
