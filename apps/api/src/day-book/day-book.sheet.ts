import {
  bookLabel,
  choiceLabel,
  headLabel,
  sectionLabel,
  sum,
  type DayBookTotals,
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
  const own = parts.filter((part) => part.head === head);
  return own.length === 0 ? undefined : sum(...own.map(({ amount }) => amount));
};

const lineOf = (entry: DayBookEntry): Line => ({
  entry,
  paid: entry.studentPaid,
  ofHead: (head) => amountOf(entry.paidFor, head),
});

async function* lines(rows: AsyncIterable<DayBookEntry>, totals: DayBookTotals) {
  for await (const entry of rows) yield lineOf(entry);
  yield {
    paid: totals.total,
    ofHead: (one: FeeHead) => totals.heads.find(({ key }) => key === one)?.amount,
  };
}

const bookNumber = ({ book }: DayBookEntry) => book && bookLabel(book);

/** The day book as a file: an entry a line, a column for each head that was paid, the totals at the end (D53). */
export function dayBookSheet(
  rows: AsyncIterable<DayBookEntry>,
  totals: DayBookTotals,
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
      ...totals.heads.map(({ key }) =>
        rupeesColumn<Line>(headLabel(options.head, key), ({ ofHead }) => ofHead(key)),
      ),
      rupeesColumn(labels.paidAmount, ({ paid }) => paid),
    ],
    rows: lines(rows, totals),
  };
}
