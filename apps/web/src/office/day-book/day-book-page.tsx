import { DAY_BOOK_PAGE, PAGE_LINKS } from '@school/domain';
import { Alert, Button, EmptyState, PageHeader, Pagination, Row, Stack } from '@school/ui';
import { Printer } from 'lucide-react';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { DownloadMenu } from '../download/download-menu';
import { DayBookFilters } from './day-book-filters';
import { DayBookPrint } from './day-book-print';
import { DayBookTable } from './day-book-table';
import { DayBookTotals } from './day-book-totals';
import { useDayBookMessages } from './messages';
import { exportDayBook, useDayBook, useDayBookQuery, type DayBookFilter } from './use-day-book';
import { usePrintDayBook } from './use-print-day-book';

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

/** The takings of a day or a range, with totals, on screen, on paper and as a file (D53). */
export function DayBookPage() {
  const { tryAgain } = useMessages();
  const words = useDayBookMessages();
  const { filter, page, setPage, set, clear } = useDayBookQuery();
  const book = useDayBook(filter, page);
  const { entries = [], count = 0, totals, firstDay = '', lastDay = '', collectors = [] } = book.data ?? {};
  const printing = usePrintDayBook(filter);
  const limits = useLimits(filter, new Map(collectors.map(({ id, name }) => [id, name])));
  const first = (page - 1) * DAY_BOOK_PAGE + 1;

  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportDayBook(as, filter)} />
            <Button
              variant="secondary"
              icon={<Printer aria-hidden="true" />}
              busy={printing.isBusy}
              disabled={count === 0}
              onClick={() => void printing.start(count)}
            >
              {words.print}
            </Button>
          </Row>
        }
      />
      <AccountsBar />
      {printing.problem !== undefined && (
        <Alert tone="danger" onClose={printing.dismiss}>
          {printing.problem}
        </Alert>
      )}
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
          book.isError ? (
            <EmptyState
              title={words.failed}
              description={book.error.message}
              action={<Button onClick={() => void book.refetch()}>{tryAgain}</Button>}
            />
          ) : undefined
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
      {count > 0 && (
        <Row $justify="space-between">
          <span role="status">{words.count(first, Math.min(first + DAY_BOOK_PAGE - 1, count), count)}</span>
          <Pagination
            page={page}
            pageCount={Math.ceil(count / DAY_BOOK_PAGE)}
            maxLinks={PAGE_LINKS}
            onChange={setPage}
          />
        </Row>
      )}
      {printing.book && (
        <DayBookPrint book={printing.book} limits={limits} printedAt={printing.at ?? new Date()} />
      )}
    </Stack>
  );
}
