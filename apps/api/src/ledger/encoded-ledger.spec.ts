import { paise, type LedgerEntry } from '@school/domain';
import { z } from 'zod';
import { encodedLedger } from './encoded-ledger';
import { ledgerAnswer } from './ledger.answers';

const entry: LedgerEntry = {
  studentReceiptNo: 'MLMEC/1234/1795237200',
  kind: 'deposit',
  month: '2026-11',
  studentCurrentCharge: paise(30_050),
  studentPaid: paise(30_050),
  studentTotalAmountDue: paise(30_050),
  studentPaymentToward: 'monthly',
  updatedBalance: paise(-5),
  mode: 'UPI',
  reference: '412345678901',
  referenceReason: 'Paid for the neighbour too',
  branchCode: 'MLMEC',
  collectedBy: 'Asha',
  collectorId: '0123456789abcdef01234567',
  collectedAt: new Date('2026-11-21T05:00:00Z'),
  charges: [
    {
      head: 'monthly',
      month: '2026-11',
      amount: paise(30_050),
      concessions: [{ concession: 'sibling', amount: paise(1) }],
    },
  ],
  paidFor: [{ head: 'monthly', month: '2026-11', amount: paise(30_050) }],
  book: { branch: 'MLMEC', session: '2026-27', number: 12 },
  snapshot: { studentName: 'Asha Verma', fatherName: 'Ram Verma', class: '3', section: 'a' },
  revision: 4,
};
/** The entry as it is stored, with fields that no answer may have. */
const stored = { ...entry, student: '1234', key: 'a key', digest: 'of its call', seq: 3 };

describe('a ledger that leaves', () => {
  it('is what its schema makes of it, and nothing else', () => {
    const reversal: LedgerEntry = {
      ...entry,
      kind: 'reversal',
      voids: '1',
      reason: 'Wrong',
      cause: 'mistyped',
    };
    const ledger = [stored, reversal];
    expect(encodedLedger(ledger)).toEqual(z.encode(ledgerAnswer, ledger));
    expect(Object.keys(encodedLedger([stored])[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(snapshot|revision|student|key|digest|seq)$/)]),
    );
  });

  it('is taken for right by its own schema', () => {
    expect(z.decode(ledgerAnswer, encodedLedger([entry]))).toHaveLength(1);
  });
});
