import { hasFees, type FeePayer } from '../fees';
import { boards, concessionUnits, feeHeads, isSchoolHead, mediums } from '../values';
import { entryKinds, type Ledger, type LedgerEntry } from './ledger-entry';

/** Whether the rules know an entry's kind and heads; mode, branch and kind of concession are only names and decide nothing. */
export const isKnownEntry = ({ kind, studentPaymentToward, charges = [] }: LedgerEntry): boolean =>
  entryKinds.includes(kind) && [studentPaymentToward, ...charges.map(({ head }) => head)].every(isHead);

const isHead = (head: LedgerEntry['studentPaymentToward']): boolean =>
  isSchoolHead(head) || feeHeads.includes(head);

/**
 * Whether the dues and the branch of a student can be worked out: an old or damaged record may have a class, a medium or a board
 * that no longer exists, or a concession or an entry that the rules do not know. No amount and no branch is guessed for such a
 * record (D15, D16).
 */
export const feesAreKnown = (student: FeePayer, ledger: Ledger): boolean =>
  hasFees(student) &&
  mediums.includes(student.medium) &&
  boards.includes(student.boardType) &&
  (student.concessions ?? []).every(({ unit }) => concessionUnits.includes(unit)) &&
  ledger.every(isKnownEntry);
