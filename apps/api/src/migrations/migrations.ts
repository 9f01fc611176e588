import { feesFrom } from './0001-fees-from';
import { markUnposted } from './0002-unposted';
import { receiptRegister } from './0004-receipt-register';
import { oneLedger } from './0007-one-ledger';
import { tradeWords } from './0008-trade-words';
import { studentsRight } from './0009-students-right';
import { signIns } from './0010-sign-ins';
import type { Migration } from './migration';

/** A migration that gave students the keys to find and list them. `studentKeys` does that now, for every version of the keys. */
const nowDerived = (number: number, name: string): Migration => ({
  number,
  name,
  run: () => Promise.resolve(),
});

/** All changes of what is stored, in the order in which they are run; a new one is added at the end. */
export const migrations: readonly Migration[] = [
  feesFrom,
  markUnposted,
  nowDerived(3, 'find-keys'),
  receiptRegister,
  nowDerived(5, 'filter-keys'),
  nowDerived(6, 'mobile-and-section-in-filter'),
  oneLedger,
  tradeWords,
  studentsRight,
  signIns,
];
