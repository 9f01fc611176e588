import { feesFrom } from './0001-fees-from';
import { unposted } from './0002-unposted';
import { findKeys } from './0003-find-keys';
import { receiptRegister } from './0004-receipt-register';
import { filterKeys } from './0005-filter-keys';
import { mobileAndSectionInFilter } from './0006-mobile-and-section-in-filter';
import { oneLedger } from './0007-one-ledger';
import { tradeWords } from './0008-trade-words';
import type { Migration } from './migration';

/** All changes of what is stored, in the order in which they are run; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  feesFrom,
  unposted,
  findKeys,
  receiptRegister,
  filterKeys,
  mobileAndSectionInFilter,
  oneLedger,
  tradeWords,
];
