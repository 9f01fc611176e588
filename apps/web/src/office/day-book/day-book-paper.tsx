import { dateTimeLabel } from '@school/domain';
import { rupeesShown, useWords } from '../../messages/words';
import { ListPaper } from '../list/list-paper';
import { useDayBookList } from './day-book-list';
import { DayBookTotals } from './day-book-totals';
import { useDayBookMessages } from './messages';
import type { DayBookPart } from './use-day-book';

export interface DayBookPaperProps {
  /** The day book with all its entries. */
  readonly book: DayBookPart;
  /** Its days and filter values in words. */
  readonly limits: readonly string[];
  readonly printedAt: Date;
}

/** The day book on A4: headings on each page, no row broken across pages, and the totals at the end (D53). */
export function DayBookPaper({ book, limits, printedAt }: DayBookPaperProps) {
  const words = useDayBookMessages();
  const { labels, locale } = useWords();
  const { rows, total, totals, firstDay, lastDay } = book;
  return (
    <ListPaper
      list={useDayBookList(firstDay !== lastDay)}
      title={words.title}
      limits={limits}
      note={words.printed(dateTimeLabel(printedAt, locale), total)}
      rows={rows}
      total={{ label: labels.total, values: [rupeesShown(totals.total)] }}
    >
      <DayBookTotals totals={totals} />
    </ListPaper>
  );
}
