import {
  bookLabel,
  choiceLabel,
  headLabel,
  paise,
  sectionLabel,
  sum,
  total,
  type FeeHead,
  type Paise,
  type DayBookEntry,
  type Words,
} from '@school/domain';
import { instantColumn, rupeesColumn, textColumn, type Column, type Sheet } from '../exports/sheet';

/** A line of the file: an entry, or the totals at its end. */
interface Line {
  readonly entry?: DayBookEntry;
  readonly paid: Paise;
  readonly ofHead: (head: FeeHead) => Paise | undefined;
}

const amountOf = (parts: readonly { readonly head: FeeHead; readonly amount: Paise }[], head: FeeHead) => {
  const headParts = parts.filter((part) => part.head === head);
  return headParts.length === 0 ? undefined : total(headParts);
};

const lineOf = (entry: DayBookEntry): Line => ({
  entry,
  paid: entry.studentPaid,
  ofHead: (head) => amountOf(entry.paidFor, head),
});

/** The entries and their totals: an entry taken while the file is written is in both or in neither (D53). */
async function* lines(rows: AsyncIterable<DayBookEntry>): AsyncGenerator<Line> {
  const totalsByHead = new Map<FeeHead, Paise>();
  let paid = paise(0);
  for await (const entry of rows) {
    paid = sum(paid, entry.studentPaid);
    for (const { head, amount } of entry.paidFor)
      totalsByHead.set(head, sum(totalsByHead.get(head) ?? paise(0), amount));
    yield lineOf(entry);
  }
  yield { paid, ofHead: (head) => totalsByHead.get(head) };
}

const bookNumber = ({ book }: DayBookEntry) => book && bookLabel(book);

/**
 * The day book as a file: one line for each entry, one column for each head that was paid, the totals at the end (D53).
 * @param heads those that were paid
 */
export function dayBookSheet(
  rows: AsyncIterable<DayBookEntry>,
  heads: readonly FeeHead[],
  { labels, options, noSection }: Words,
): Sheet<Line> {
  const text = (label: string, value: (entry: DayBookEntry) => string | undefined): Column<Line> =>
    textColumn(label, ({ entry }) => entry && value(entry));
  return {
    file: 'day-book',
    columns: [
      instantColumn(labels.collectedAt, ({ entry }) => entry?.collectedAt),
      textColumn(labels.studentReceiptNo, ({ entry }) => entry?.studentReceiptNo ?? labels.total),
      text(labels.book, bookNumber),
      text(labels.voids, ({ voids }) => voids),
      text(labels.studentID, ({ studentID }) => studentID),
      text(labels.studentName, ({ studentName }) => studentName),
      text(labels.class, (entry) => choiceLabel(options.class, entry.class)),
      text(labels.section, ({ section }) => sectionLabel(section, { options, noSection })),
      text(labels.branchCode, ({ branchCode }) => choiceLabel(options.branchCode, branchCode)),
      text(labels.collector, ({ collectedBy }) => collectedBy),
      text(labels.mode, ({ mode }) => choiceLabel(options.mode, mode)),
      text(labels.reference, ({ reference }) => reference),
      ...heads.map((head) => rupeesColumn<Line>(headLabel(options.head, head), ({ ofHead }) => ofHead(head))),
      rupeesColumn(labels.paidAmount, ({ paid }) => paid),
    ],
    rows: lines(rows),
  };
}
