import { foldStudentId, phoneLabel, studentIdSchema } from '@school/domain';
import type { FoundStudent } from '../../api/types';
import type { Matches } from './use-matches';

/** What Enter does without a marked match. */
export type Decision =
  /** Asks the server for this ID, as it always did. */
  | { readonly act: 'find'; readonly studentID: string }
  | { readonly act: 'take'; readonly match: FoundStudent }
  /** Several are meant: the first is marked, and one more Enter takes it. */
  | { readonly act: 'choose' }
  /** A name whose matches are on the way. */
  | { readonly act: 'wait' }
  | { readonly act: 'refuse' };

/** What is an ID before anything else: all the school's have a digit. */
export const canBeIdAlone = (text: string): boolean =>
  /\d/.test(text) && studentIdSchema.safeParse({ studentID: text }).success;

/** How many digits the number of a UPI payment has (D81). */
const UPI_DIGITS = 12;

/** A whole mobile, or the number of a UPI payment: it could be an ID, and hardly ever is one. */
const isHardlyAnId = (text: string): boolean =>
  /^\d+$/.test(text) && (phoneLabel(text) !== text || text.length >= UPI_DIGITS);

/**
 * What is meant by a text that is sent as it is. Whatever can be an ID and has a digit, as all the school's IDs have, is
 * not held up by a search, but a mobile or a payment's number is; what the search has found so far counts.
 * @param matches undefined where nothing was typed since the last student was found
 */
export function decide(text: string, matches: Matches | undefined): Decision {
  const { success: canBeId } = studentIdSchema.safeParse({ studentID: text });
  const asId: Decision = canBeId ? { act: 'find', studentID: text } : { act: 'refuse' };
  if (!matches) return asId;
  const { rows = [], isSettled, failure } = matches;
  if (!isSettled && failure === undefined && !(canBeIdAlone(text) && !isHardlyAnId(text)) && text.length > 1)
    return { act: 'wait' };
  const [first, ...others] = isSettled && failure === undefined ? rows : [];
  if (!first) return asId;
  const isExact = (match: FoundStudent) =>
    match.studentReceiptNo === undefined && foldStudentId(match.studentID) === foldStudentId(text);
  const exact = [first, ...others].find(isExact);
  if (exact) return { act: 'find', studentID: text };
  // It is an ID first: that a receipt, or the reference of a payment, ends with it too is for the clerk to say.
  const isAlsoAnId = first.studentReceiptNo !== undefined && canBeIdAlone(text) && !isHardlyAnId(text);
  return others.length === 0 && !isAlsoAnId ? { act: 'take', match: first } : { act: 'choose' };
}
