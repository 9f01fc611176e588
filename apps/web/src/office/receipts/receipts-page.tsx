import { bookLabel, REGISTER_PAGE, REGISTER_REACH, receiptFilterSchema, registerSorts } from '@school/domain';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { LeftOutNote } from '../ledger/left-out-note';
import { useCollectors } from '../ledger/use-collectors';
import { useLeftOut } from '../ledger/use-left-out';
import { useLimits } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { paperTitle } from '../list/paper-title';
import { useListOrder, useListQuery } from '../list/use-list-query';
import { useReceiptsMessages } from './messages';
import { useRegisterFilters, useRegisterList } from './register-list';
import { RegisterPaper } from './register-paper';
import { exportReceipts, useRegister, wholeRegister } from './use-register';

/** The register of receipts, including those of students who left; each opens for a reprint (D51). */
export function ReceiptsPage() {
  const words = useReceiptsMessages();
  const query = useListQuery(receiptFilterSchema);
  const { sort, setSort } = useListOrder(registerSorts, 'newest');
  const { page, filter } = query;
  const { book, ...filterInBook } = filter;
  const { data: collectors = [] } = useCollectors();
  const areVouchers = book !== undefined;
  const filters = useRegisterFilters(collectors, areVouchers);
  // The books are not among the limits, because the title names them.
  const limits = useLimits(filters, filterInBook);
  const leftOut = useLeftOut('receipts');
  const isOldestFirst = sort === 'oldest';
  const dateSort = {
    direction: isOldestFirst ? ('ascending' as const) : ('descending' as const),
    onSort: () => setSort(isOldestFirst ? 'newest' : 'oldest'),
  };
  return (
    <ListPage
      title={words.title}
      tabs={<AccountsBar />}
      list={useRegisterList(areVouchers)}
      query={{ ...query, isNarrowed: Object.keys(filterInBook).length > 0, sortBy: () => dateSort }}
      result={useRegister({ page, filter, sort })}
      size={REGISTER_PAGE}
      density="compact"
      reach={{ most: REGISTER_REACH, more: words.moreThan }}
      filtersLabel={words.filter}
      filters={filters}
      download={exportReceipts(filter)}
      print={{
        label: paperTitle(areVouchers ? words.vouchersTitle : words.list, limits),
        load: () => wholeRegister(filter, sort),
        most: REGISTER_REACH,
        tooLong: words.tooLong,
        paper: (rows, printedAt) => <RegisterPaper {...{ rows, limits, printedAt, areVouchers }} />,
      }}
    >
      <LeftOutNote
        leftOut={leftOut}
        nameOf={(book, number) => `${book.branch} ${bookLabel({ ...book, number })}`}
      />
    </ListPage>
  );
}
