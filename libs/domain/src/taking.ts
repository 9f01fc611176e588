import * as z from 'zod/mini';
import { allocate } from './allocation';
import { choiceAsStored, rupees } from './codecs';
import { ledgerEntrySchema, type Ledger, type LedgerEntry } from './ledger-entry';
import { sum, type Paise } from './money';
import { allOf, feeHeads, type FeeHead, type Section } from './options';
import type { SchoolClass } from './school-class';
import { fullName } from './student-name';

/**
 * Money that came in, or went back by a void: an entry of a ledger that paid something, with what it was paid for (D53).
 * A month that is booked because it passed is none (D44), nor is a charge or a concession.
 */
export const takingSchema = z
  .extend(
    z.pick(ledgerEntrySchema, {
      studentReceiptNo: true,
      studentPaid: true,
      branchCode: true,
      mode: true,
      reference: true,
      collectedBy: true,
      collectorId: true,
      collectedAt: true,
      voids: true,
      reason: true,
      book: true,
    }),
    {
      studentID: z.string(),
      studentName: z.string(),
      /** As they are stored: an old record may be of a class that there is not any more. */
      class: z.string(),
      section: z.string(),
      /** What of each head was paid; together the amount of the entry (D50). */
      paidFor: z.array(z.object({ head: choiceAsStored(feeHeads), amount: rupees })),
    },
  )
  .register(z.globalRegistry, { id: 'Taking' });

export type Taking = Readonly<z.output<typeof takingSchema>>;

/** Whose ledger it is. */
export interface TakingFrom {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly class: SchoolClass;
  readonly section: Section;
}

const byHead = (parts: readonly { readonly head: FeeHead; readonly amount: Paise }[]) =>
  allOf(
    feeHeads,
    parts.map(({ head }) => head),
  )
    .map((head) => ({
      head,
      amount: sum(...parts.filter((part) => part.head === head).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount !== 0);

const isTaking = ({ studentPaid }: LedgerEntry) => studentPaid !== 0;

/**
 * What was taken from a student. Each entry is judged by those before it alone, so that a taking stays what it is (D50).
 * The student is called as the receipt said, or as now where it did not say (D51).
 * @param from how many entries from the first one are left out
 */
export function takingsOf(student: TakingFrom, ledger: Ledger, from = 0): readonly Taking[] {
  if (!ledger.slice(from).some(isTaking)) return [];
  const { paidFor } = allocate(ledger);
  const saidIn = (receiptNumber: string | undefined) =>
    ledger.find(({ studentReceiptNo }) => studentReceiptNo === receiptNumber)?.said;
  return ledger.flatMap((entry, at): Taking[] => {
    if (at < from || !isTaking(entry)) return [];
    const { studentReceiptNo, studentPaid, branchCode, mode, reference, collectedBy, collectorId } = entry;
    const { collectedAt, voids, reason, book, said = saidIn(voids) } = entry;
    return [
      {
        studentReceiptNo,
        studentPaid,
        branchCode,
        mode,
        collectedAt,
        ...defined({ reference, collectedBy, collectorId, voids, reason, book }),
        studentID: student.studentID,
        studentName: said?.studentName ?? fullName(student),
        class: said?.class ?? student.class,
        section: said?.section ?? student.section,
        paidFor: byHead(paidFor.get(studentReceiptNo) ?? []),
      },
    ];
  });
}

/** Without what is not there: a stored document names no field for it. */
const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
