import { PAGE_LINKS, REGISTER_PAGE, REGISTER_REACH } from '@school/domain';
import { Button, EmptyState, PageHeader, Pagination, Row, Stack } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { DownloadMenu } from '../download/download-menu';
import { useReceiptsMessages } from './messages';
import { RegisterFilter } from './register-filter';
import { RegisterTable } from './register-table';
import { exportReceipts, useCollectors, useRegister, useRegisterAddress } from './use-register';

/** The register of receipts, also of students who left; each opens for a reprint (D51). */
export function ReceiptsPage() {
  const { tryAgain } = useMessages();
  const words = useReceiptsMessages();
  const { page, filter, isOldestFirst, setPage, setFilter, turnOrder } = useRegisterAddress();
  const register = useRegister({ page, filter, isOldestFirst });
  const { data: collectors = [] } = useCollectors();
  const { rows = [], total = 0 } = register.data ?? {};
  const first = (page - 1) * REGISTER_PAGE + 1;
  const last = Math.min(first + REGISTER_PAGE - 1, total);
  const isUnfiltered = Object.keys(filter).length === 0;
  const failed = register.isError ? (
    <EmptyState
      title={words.failed}
      description={register.error.message}
      action={<Button onClick={() => void register.refetch()}>{tryAgain}</Button>}
    />
  ) : undefined;
  return (
    <Stack>
      <PageHeader title={words.title} actions={<DownloadMenu call={(as) => exportReceipts(as, filter)} />} />
      <AccountsBar />
      <RegisterFilter
        key={JSON.stringify(filter)}
        filter={filter}
        collectors={collectors}
        onFilter={setFilter}
      />
      <RegisterTable
        rows={rows}
        dateSort={{ direction: isOldestFirst ? 'ascending' : 'descending', onSort: turnOrder }}
        loading={register.isPending}
        error={failed}
        empty={
          isUnfiltered ? (
            <EmptyState title={words.noneYet} description={words.noneYetText} />
          ) : (
            <EmptyState title={words.noMatch} description={words.noMatchText} />
          )
        }
      />
      {total > 0 && (
        <Row $justify="space-between">
          <span role="status">
            {total > REGISTER_REACH
              ? words.moreThan(first, last, REGISTER_REACH)
              : words.count(first, last, total)}
          </span>
          <Pagination
            page={page}
            pageCount={Math.ceil(Math.min(total, REGISTER_REACH) / REGISTER_PAGE)}
            maxLinks={PAGE_LINKS}
            onChange={setPage}
          />
        </Row>
      )}
    </Stack>
  );
}
