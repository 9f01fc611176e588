import { accountLabel, dateLabel, isCalendarDate, REGISTER_PAGE, REGISTER_REACH } from '@school/domain';
import { EmptyState, PageHeader, PrintSheet, Row, Stack, Switch, useKitMessages } from '@school/ui';
import { useWords } from '../../messages/words';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { useCollectors } from '../ledger/use-collectors';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { PrintAllButton, PrintProblem } from '../list/print-all';
import { usePrintAll } from '../list/use-print-all';
import { LeftOutNote } from './left-out-note';
import { useReceiptsMessages } from './messages';
import { RegisterFilter } from './register-filter';
import { RegisterPaper } from './register-paper';
import { RegisterTable } from './register-table';
import {
  exportReceipts,
  useLeftOut,
  useRegister,
  useRegisterAddress,
  VOUCHERS,
  wholeRegister,
  type RegisterFilter as Filter,
} from './use-register';

/** What the register is limited to, in words. @param names of the collectors, by their ids */
function useLimits(filter: Filter, names: ReadonlyMap<string, string>): readonly string[] {
  const words = useReceiptsMessages();
  const { labels, options } = useWords();
  const { locale } = useKitMessages();
  const day = (date = '') => (isCalendarDate(date) ? dateLabel(date, locale) : date);
  const modes: Readonly<Record<string, string>> = options.mode;
  const said = [
    [words.number, filter.number],
    [labels.studentID, filter.studentID],
    [labels.collector, filter.collector && (names.get(filter.collector) ?? filter.collector)],
    [words.from, day(filter.from)],
    [words.to, day(filter.to)],
    [labels.mode, filter.mode && (modes[filter.mode] ?? filter.mode)],
  ] as const;
  return said.flatMap(([label, value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
}

/** The register of receipts, also of students who left; each opens for a reprint (D51). */
export function ReceiptsPage() {
  const words = useReceiptsMessages();
  const { page, filter, isOldestFirst, setPage, setFilter, turnOrder } = useRegisterAddress();
  const register = useRegister({ page, filter, isOldestFirst });
  const { data: collectors = [] } = useCollectors();
  const { rows = [], total = 0 } = register.data ?? {};
  const printing = usePrintAll({
    bring: () => wholeRegister(filter, isOldestFirst),
    most: REGISTER_REACH,
    tooLong: words.tooLong,
  });
  const limits = useLimits(
    filter,
    new Map(collectors.map(({ id, name, username }) => [id, accountLabel(name, username)])),
  );
  const { book, ...narrowed } = filter;
  const areVouchers = book === VOUCHERS;
  const isUnfiltered = Object.keys(narrowed).length === 0;
  const { data: leftOut = [] } = useLeftOut();
  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportReceipts(as, filter)} />
            <PrintAllButton printing={printing} label={words.print} count={total} />
          </Row>
        }
      />
      <AccountsBar />
      <PrintProblem printing={printing} />
      <RegisterFilter
        key={JSON.stringify(filter)}
        filter={narrowed}
        collectors={collectors}
        onFilter={(wanted) => setFilter({ ...wanted, ...(book !== undefined && { book }) })}
      />
      <Switch
        label={words.vouchers}
        hint={words.vouchersText}
        checked={areVouchers}
        onChange={(on) => setFilter({ ...narrowed, ...(on && { book: VOUCHERS }) })}
      />
      <LeftOutNote leftOut={leftOut} />
      <RegisterTable
        rows={rows}
        dateSort={{ direction: isOldestFirst ? 'ascending' : 'descending', onSort: turnOrder }}
        loading={register.isPending}
        error={
          register.error && (
            <LoadFailed title={words.failed} reason={register.error.message} again={register.refetch} />
          )
        }
        empty={
          isUnfiltered ? (
            <EmptyState
              title={areVouchers ? words.noVouchers : words.noneYet}
              description={areVouchers ? words.noVouchersText : words.noneYetText}
            />
          ) : (
            <EmptyState title={words.noMatch} description={words.noMatchText} />
          )
        }
      />
      <ListFoot
        page={page}
        size={REGISTER_PAGE}
        total={Math.min(total, REGISTER_REACH)}
        count={total > REGISTER_REACH ? words.moreThan : words.count}
        onPage={setPage}
      />
      {printing.printed && (
        <PrintSheet label={words.list} isLong onPaperOnly>
          <RegisterPaper
            rows={printing.printed.whole}
            areVouchers={areVouchers}
            limits={limits}
            printedAt={printing.printed.at}
          />
        </PrintSheet>
      )}
    </Stack>
  );
}
