import { DAY_BOOK_PAGE } from '@school/domain';
import { Button, EmptyState, PageHeader, Row, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { PrintAllButton, PrintProblem } from '../list/print-all';
import { usePrintAll } from '../list/use-print-all';
import { DayBookFilters } from './day-book-filters';
import { DayBookPrint } from './day-book-print';
import { DayBookTable } from './day-book-table';
import { DayBookTotals } from './day-book-totals';
import { useDayBookMessages } from './messages';
import {
  exportDayBook,
  MOST_PRINTED,
  useDayBook,
  useDayBookQuery,
  wholeDayBook,
  type DayBookFilter,
} from './use-day-book';

/** What the book is limited to, beside its days, in words. */
function useLimits({ branch, mode, head, collector }: DayBookFilter, names: ReadonlyMap<string, string>) {
  const { options } = useWords();
  return [
    branch && options.branchCode[branch],
    collector && names.get(collector),
    mode && options.mode[mode],
    head && options.head[head],
  ].filter((one): one is string => one !== undefined && one !== '');
}

/** The collections of a day or a range, with totals, on screen, on paper and as a file (D53). */
export function DayBookPage() {
  const words = useDayBookMessages();
  const { filter, page, setPage, set, clear } = useDayBookQuery();
  const book = useDayBook(filter, page);
  const { entries = [], count = 0, totals, firstDay = '', lastDay = '', collectors = [] } = book.data ?? {};
  const printing = usePrintAll({
    bring: () => wholeDayBook(filter),
    most: MOST_PRINTED,
    tooLong: words.tooLong,
  });
  const limits = useLimits(filter, new Map(collectors.map(({ id, name }) => [id, name])));

  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportDayBook(as, filter)} />
            <PrintAllButton printing={printing} label={words.print} count={count} />
          </Row>
        }
      />
      <AccountsBar />
      <PrintProblem printing={printing} />
      <DayBookFilters
        filter={filter}
        firstDay={filter.firstDay ?? firstDay}
        lastDay={filter.lastDay ?? filter.firstDay ?? lastDay}
        collectors={collectors}
        onFilter={set}
      />
      {totals && count > 0 && <DayBookTotals totals={totals} />}
      <DayBookTable
        entries={entries}
        isRange={firstDay !== lastDay}
        loading={book.isPending}
        error={
          book.error && <LoadFailed title={words.failed} reason={book.error.message} again={book.refetch} />
        }
        empty={
          limits.length === 0 ? (
            <EmptyState title={words.none} description={words.noneText} />
          ) : (
            <EmptyState
              title={words.noneMatching}
              description={words.noneMatchingText}
              action={
                <Button variant="secondary" onClick={clear}>
                  {words.showAll}
                </Button>
              }
            />
          )
        }
      />
      <ListFoot page={page} size={DAY_BOOK_PAGE} total={count} count={words.count} onPage={setPage} />
      {printing.printed && (
        <DayBookPrint book={printing.printed.whole} limits={limits} printedAt={printing.printed.at} />
      )}
    </Stack>
  );
}
