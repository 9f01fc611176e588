import * as z from 'zod/mini';
import { ledgerEntrySchema } from '../ledger';
import {
  choicesWithStored,
  choiceAsStored,
  feeHeads,
  rupees,
  total,
  type FeeHead,
  type Paise,
} from '../values';

/**
 * Money that came in, or went out by a void or a refund, as the day book lists it: a ledger entry with its student and its heads
 * (D53). A month booked because it passed is not listed (D44), nor is a charge or a concession.
 */
export const dayBookEntrySchema = z
  .extend(
    z.pick(ledgerEntrySchema, {
      studentReceiptNo: true,
      kind: true,
      studentPaid: true,
      branchCode: true,
      mode: true,
      reference: true,
      collectedBy: true,
      collectorId: true,
      collectedAt: true,
      voids: true,
      reason: true,
      cause: true,
      book: true,
    }),
    {
      studentID: z.string(),
      studentName: z.string(),
      /** As stored: an old record may have a class that no longer exists. */
      class: z.string(),
      section: z.string(),
      /** The amount paid of each head; together they are the amount of the entry (D50). */
      paidFor: z.array(z.object({ head: choiceAsStored<FeeHead>(feeHeads), amount: rupees })),
    },
  )
  .register(z.globalRegistry, { id: 'DayBookEntry' });

export type DayBookEntry = Readonly<z.output<typeof dayBookEntrySchema>>;

/** The amounts paid, each head once, in the order of the heads. */
export const paidByHead = (parts: readonly { readonly head: FeeHead; readonly amount: Paise }[]) =>
  choicesWithStored(
    feeHeads,
    parts.map(({ head }) => head),
  )
    .map((head) => ({
      head,
      amount: total(parts.filter((part) => part.head === head)),
    }))
    .filter(({ amount }) => amount !== 0);
