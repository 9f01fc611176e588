import { paidForOf } from './old-allocation';
import {
  foldedId,
  rowIdOf,
  type OldCharge,
  type OldEntry,
  type OldReceipt,
  type OldStudent,
  type OldTaking,
  type Part,
  type Said,
} from './old-ledger';

/** An entry as a document of its own, with its new fields; its place among payments of one reference comes later. */
export interface NewEntry extends Omit<OldEntry, 'idempotencyKey'> {
  readonly student: string;
  readonly studentID: string;
  readonly seq: number;
  readonly key?: string;
  readonly revision?: number;
  readonly paidFor?: readonly Part[];
  readonly bookName?: string;
  readonly ends?: readonly string[];
  readonly referenceKey?: string;
  readonly referenceUse?: number;
  readonly closing?: number;
  readonly prints?: number;
  readonly original?: string;
  readonly givenBack?: OldReceipt['givenBack'];
}

/** The facts that only the copies knew: takings by the number of the entry, receipts by the register's name of the receipt. */
export interface Copies {
  readonly takings: ReadonlyMap<string, OldTaking>;
  readonly receipts: ReadonlyMap<string, OldReceipt>;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const backwards = (text: string) => Array.from(fold(text)).toReversed().join('');

/** A mode and a reference in the form in which they are compared, however they were typed. */
const referenceKeyOf = (mode: string, reference: string) =>
  `${mode}/${fold(reference).replaceAll(/[\s-]/g, '')}`;

/** Adds a count to a number that stands in a ledger twice, as a free month once did, so that each entry has its own. */
function withOwnNumbers(ledger: readonly OldEntry[]): OldEntry[] {
  const used = new Set<string>();
  return ledger.map((entry) => {
    let studentReceiptNo = entry.studentReceiptNo;
    for (let count = 2; used.has(studentReceiptNo); count += 1)
      studentReceiptNo = `${entry.studentReceiptNo}-${count}`;
    used.add(studentReceiptNo);
    return { ...entry, studentReceiptNo };
  });
}

/** A second payment in a month names the month with the amount 0, which is no charge; with a concession it is one. */
const isCharged = ({ head, amount, concessions }: OldCharge) =>
  head !== 'monthly' || amount !== 0 || concessions !== undefined;

/** The charges of an entry, written out: until now only its amount told them. */
function chargesOf(entry: OldEntry): readonly OldCharge[] | undefined {
  const { kind, charges, month, studentCurrentCharge, studentTotalAmountDue } = entry;
  if (charges) {
    const charged = kind === 'deposit' ? charges.filter(isCharged) : charges;
    return charged.length > 0 ? charged : undefined;
  }
  if (kind === 'opening') return [{ head: 'opening', month, amount: studentTotalAmountDue }];
  const isOfMonth = kind === 'charge' || (kind === 'deposit' && studentCurrentCharge > 0);
  return isOfMonth ? [{ head: 'monthly', month, amount: studentCurrentCharge }] : undefined;
}

/** The details on the paper of an entry: an old receipt has none, so they are the day book's, or today's. */
function saidOf(student: OldStudent, entry: OldEntry, taking: OldTaking | undefined): Said {
  if (entry.said) return entry.said;
  const { studentFirstName, studentLastName, personalDetail } = student;
  return {
    studentName: taking?.studentName ?? `${studentFirstName} ${studentLastName}`,
    fatherName: personalDetail?.fatherName ?? '',
    class: taking?.class ?? student.class,
    section: taking?.section ?? student.section,
  };
}

/** The keys by which a deposit is found, and the register's counts for it. */
function registered(entry: OldEntry, receipts: Copies['receipts']): Partial<NewEntry> {
  const { kind, book, reference, mode, studentReceiptNo } = entry;
  if (kind !== 'deposit') return {};
  const row = receipts.get(rowIdOf(entry));
  const label = book && `${book.branch}/${book.session}/${String(book.number).padStart(6, '0')}`;
  const numbers = [studentReceiptNo, label, reference].filter((number) => number !== undefined);
  return {
    ...(book && { bookName: `${book.branch}/${book.session}` }),
    ends: numbers.map(backwards),
    ...(reference !== undefined && { referenceKey: referenceKeyOf(mode, reference) }),
    prints: row?.prints ?? 0,
    ...(row?.original !== undefined && { original: row.original }),
    ...(row?.givenBack && { givenBack: row.givenBack }),
  };
}

/** A student's ledger as documents, together with what its copies knew. */
export function newEntriesOf(student: OldStudent, { takings, receipts }: Copies): NewEntry[] {
  const ledger = withOwnNumbers(student.studentFeeReport).map((entry) => {
    const { charges: _, ...rest } = entry;
    const charges = chargesOf(entry);
    return charges ? { ...rest, charges } : rest;
  });
  const paidFor = paidForOf(ledger);
  const said = new Map<string, Said>();
  return ledger.map(({ idempotencyKey: key, ...entry }, index) => {
    const { studentReceiptNo, studentPaid, voids, kind } = entry;
    const taking = studentPaid === 0 ? undefined : takings.get(studentReceiptNo);
    if (studentPaid !== 0 || entry.said) {
      const voided = kind === 'reversal' ? said.get(voids ?? '') : undefined;
      said.set(studentReceiptNo, voided ?? saidOf(student, entry, taking));
    }
    const own = said.get(studentReceiptNo);
    const parts = paidFor.get(studentReceiptNo);
    return {
      student: foldedId(student),
      seq: index + 1,
      studentID: student.studentID,
      ...entry,
      ...(own && { said: own }),
      ...(parts && { paidFor: parts }),
      ...(student.revision !== undefined && { revision: student.revision }),
      ...(key !== undefined && { key }),
      ...registered({ ...entry, ...(key !== undefined && { idempotencyKey: key }) }, receipts),
      ...(taking?.closing !== undefined && { closing: taking.closing }),
    };
  });
}
