import { collectionsOf, createIndexes } from './0007-one-ledger/collections';
import { compareCounts, compareTakings, drop, keepGaps } from './0007-one-ledger/finish';
import { moveLedgers } from './0007-one-ledger/move-ledgers';
import type { Migration } from './migration';

/**
 * Each entry of a ledger becomes a document of its own (D71), which has what its copies alone knew of it: the closing, the
 * prints, the name on the paper. Nothing goes before what is stored instead was read back and compared; a start that is
 * killed is gone on with.
 */
export const oneLedger: Migration = {
  number: 7,
  name: 'one-ledger',
  run: async ({ db, begun, goOn }) => {
    const collections = collectionsOf(db);
    await createIndexes(collections);
    await moveLedgers(collections, { begun, goOn });
    await keepGaps(collections);
    await compareCounts(collections);
    await compareTakings(collections);
    await drop(db);
  },
};
