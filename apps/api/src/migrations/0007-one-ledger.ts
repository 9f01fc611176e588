import { collectionsOf, createIndexes } from './0007-one-ledger/collections';
import { compareCounts, compareTakings, dropDuplicates, keepGaps } from './0007-one-ledger/finish';
import { moveLedgers } from './0007-one-ledger/move-ledgers';
import type { Migration } from './migration';

/**
 * Makes each ledger entry a document of its own (D71), with what only its copies knew: the closing, the prints, the name on the
 * paper. Nothing is removed before its replacement was read back and compared; a start that is killed is continued by the next
 * one.
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
    await dropDuplicates(db);
  },
};
