import { foldStudentId, phoneLabel, studentIdSchema } from '@school/domain';
import type { FoundStudent } from '../../api/types';
import type { Matches } from './use-matches';

/** The action of Enter when no match is marked. */
export type Decision =
  /** Asks the server for this ID. */
  | { readonly act: 'find'; readonly studentID: string }
  | { readonly act: 'take'; readonly match: FoundStudent }
  /** Several students match: the first is marked, and one more Enter takes it. */
  | { readonly act: 'choose' }
  /** The text is a name whose matches have not arrived yet. */
  | { readonly act: 'wait' }
  | { readonly act: 'refuse' };

/** Whether a text is first of all an ID, as all IDs of the school have a digit. */
export const canBeIdAlone = (text: string): boolean =>
  /\d/.test(text) && studentIdSchema.safeParse({ studentID: text }).success;

/** The number of digits in a UPI payment's number (D81). */
const UPI_DIGITS = 12;

/** Whether a text is a whole mobile or the number of a UPI payment, which could be an ID and hardly ever is one. */
const isHardlyAnId = (text: string): boolean =>
  /^\d+$/.test(text) && (phoneLabel(text) !== text || text.length >= UPI_DIGITS);

/**
 * Decides what a submitted text means. A text that can be an ID and has a digit, as all the school's IDs have, does not wait
 * for the search, unless it is a mobile or a payment's number; matches found so far count.
 * @param matches undefined where nothing was typed since the last student was found
 */
export function decide(text: string, matches: Matches | undefined): Decision {
  const { success: canBeId } = studentIdSchema.safeParse({ studentID: text });
  const asId: Decision = canBeId ? { act: 'find', studentID: text } : { act: 'refuse' };
  if (!matches) return asId;
  const { rows = [], isSettled, failure } = matches;
  const isFirstOfAllAnId = canBeIdAlone(text) && !isHardlyAnId(text);
  if (!isSettled && failure === undefined && !isFirstOfAllAnId && text.length > 1) return { act: 'wait' };
  const [first, ...others] = isSettled && failure === undefined ? rows : [];
  if (!first) return asId;
  const isExact = (match: FoundStudent) =>
    match.studentReceiptNo === undefined && foldStudentId(match.studentID) === foldStudentId(text);
  if (rows.some(isExact)) return { act: 'find', studentID: text };
  // If a receipt or a payment's reference ends with the text of an ID, the clerk chooses.
  const isAlsoAnId = first.studentReceiptNo !== undefined && isFirstOfAllAnId;
  return others.length === 0 && !isAlsoAnId ? { act: 'take', match: first } : { act: 'choose' };
}
