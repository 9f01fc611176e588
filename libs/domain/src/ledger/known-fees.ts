import { hasFees, type FeePayer } from '../fees';
import { boards, concessionUnits, feeHeads, isSchoolHead, mediums } from '../values';
import { entryKinds, type Ledger, type LedgerEntry } from './ledger-entry';

/** Whether the rules know what an entry is and for what; mode, branch and kind of concession are names, and decide nothing. */
export const isKnownEntry = ({ kind, studentPaymentToward, charges = [] }: LedgerEntry): boolean =>
  entryKinds.includes(kind) && [studentPaymentToward, ...charges.map(({ head }) => head)].every(isHead);

const isHead = (head: LedgerEntry['studentPaymentToward']): boolean =>
  isSchoolHead(head) || feeHeads.includes(head);

/**
 * Whether it can be worked out what a student owes, and of which branch: a record that is old, or damaged, may be of a
 * class, a medium or a board that there is not any more, or have a concession or an entry that the rules do not know. No
 * amount and no branch is guessed of such a one (D15, D16).
 */
export const feesAreKnown = (student: FeePayer, ledger: Ledger): boolean =>
  hasFees(student) &&
  mediums.includes(student.medium) &&
  boards.includes(student.boardType) &&
  (student.concessions ?? []).every(({ unit }) => concessionUnits.includes(unit)) &&
  ledger.every(isKnownEntry);
