import { DAY_BOOK_PAGE, dayBookFilterSchema, dayRangeLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { useLimits } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { paperTitle } from '../list/paper-title';
import { useDaysQuery } from '../list/use-days-query';
import { DayBookFigures } from './day-book-figures';
import { useDayBookFilters, useDayBookList } from './day-book-list';
import { DayBookPaper } from './day-book-paper';
import { useDayBookMessages } from './messages';
import { exportDayBook, MOST_PRINTED, useDayBook, wholeDayBook } from './use-day-book';

/** The collections of a day or a range, with totals, on screen, on paper and as a file (D53). */
export function DayBookPage() {
  const words = useDayBookMessages();
  const { locale } = useKitMessages();
  const { filter, others, setOf, ...query } = useDaysQuery(dayBookFilterSchema);
  const book = useDayBook(filter, query.page);
  const { total = 0, totals, firstDay = '', lastDay = '', collectors = [] } = book.data ?? {};
  const filters = useDayBookFilters(collectors);
  const limits = useLimits(filters, others);
  const firstShown = filter.firstDay ?? firstDay;
  const lastShown = filter.lastDay ?? filter.firstDay ?? lastDay;
  const days = firstShown && lastShown && dayRangeLabel(firstShown, lastShown, locale);
  return (
    <ListPage
      title={words.title}
      tabs={<AccountsBar />}
      list={useDayBookList(firstDay !== lastDay)}
      query={{
        ...query,
        filter: { ...others, firstDay: firstShown, lastDay: lastShown },
        set: setOf(firstShown),
      }}
      result={book}
      size={DAY_BOOK_PAGE}
      density="compact"
      filtersLabel={words.filters}
      filters={filters}
      download={exportDayBook(filter)}
      print={{
        label: paperTitle(words.title, [days, ...limits]),
        load: () => wholeDayBook(filter),
        most: MOST_PRINTED,
        tooLong: words.tooLong,
        paper: (whole, printedAt) => (
          <DayBookPaper book={whole} limits={[days, ...limits]} printedAt={printedAt} />
        ),
      }}
    >
      {totals && total > 0 && <DayBookFigures totals={totals} />}
    </ListPage>
  );
}
