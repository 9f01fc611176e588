import { dateTimeLabel } from '@school/domain';
import { PrintedList, PrintSheet, useKitMessages } from '@school/ui';
import type { DayBook } from '../../api/types';
import { rupeesShown } from '../../messages/rupees-shown';
import { useWords } from '../../messages/words';
import { useDayBookColumns } from './day-book-columns';
import { DayBookTotals } from './day-book-totals';
import { useDayBookMessages } from './messages';
import { useDaysLabel } from './use-days-label';

export interface DayBookPrintProps {
  /** With all its entries. */
  readonly book: DayBook;
  /** What it is limited to, in words. */
  readonly limits: readonly string[];
  readonly printedAt: Date;
}

/** The day book on A4: the heading on each page, no row torn in two, the totals at the end (D53). */
export function DayBookPrint({ book, limits, printedAt }: DayBookPrintProps) {
  const words = useDayBookMessages();
  const { labels } = useWords();
  const { locale } = useKitMessages();
  const days = useDaysLabel(book);
  const columns = useDayBookColumns(book.firstDay !== book.lastDay);
  const title = `${words.title}, ${[days, ...limits].join(', ')}`;
  return (
    <PrintSheet label={title} isLong onPaperOnly>
      <PrintedList
        title={title}
        note={words.printed(dateTimeLabel(printedAt, locale), book.count)}
        columns={columns}
        rows={book.entries}
        rowKey={({ studentReceiptNo }) => studentReceiptNo}
        total={{ label: labels.total, values: [rupeesShown(book.totals.total)] }}
      >
        <DayBookTotals totals={book.totals} />
      </PrintedList>
    </PrintSheet>
  );
}
