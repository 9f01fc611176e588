import { PAGE_LINKS, PAGE_SIZE } from '@school/domain';
import { Button, ButtonLink, EmptyState, PageHeader, Pagination, Row, Stack } from '@school/ui';
import { Bell, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { DownloadMenu } from '../download/download-menu';
import { DefaultersFilters } from './defaulters-filters';
import { DefaultersTable } from './defaulters-table';
import { DefaultersTotalTiles } from './defaulters-totals';
import { useDefaultersMessages } from './messages';
import { exportDefaulters, useDefaulters, useDefaultersTotals } from './use-defaulters';
import { useDefaultersQuery } from './use-defaulters-query';

/** Who owes what, for which months and since when, by branch, class and section (D55). */
export function DefaultersPage() {
  const { tryAgain } = useMessages();
  const words = useDefaultersMessages();
  const { page, filter, sort, address, setPage, setFilter, sortBy } = useDefaultersQuery();
  const list = useDefaulters({ page, size: PAGE_SIZE, filter, sort });
  const totals = useDefaultersTotals(filter);
  const { rows = [], total = 0 } = list.data ?? {};
  const first = (page - 1) * PAGE_SIZE + 1;
  const isFiltered = Object.keys(filter).length > 0;
  const paper = (name: 'list' | 'slips') => `/office/defaulters/${name}?${address}`;
  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={exportDefaulters(filter, sort)} />
            <ButtonLink as={Link} $variant="secondary" to={paper('list')}>
              <Printer aria-hidden="true" />
              {words.printList}
            </ButtonLink>
            <ButtonLink as={Link} to={paper('slips')}>
              <Bell aria-hidden="true" />
              {words.printSlips}
            </ButtonLink>
          </Row>
        }
      />
      <AccountsBar />
      <DefaultersFilters filter={filter} onChange={setFilter} />
      <DefaultersTotalTiles totals={totals.data} />
      <DefaultersTable
        rows={rows}
        sortBy={sortBy}
        loading={list.isPending}
        error={
          list.isError ? (
            <EmptyState
              title={words.failed}
              description={list.error.message}
              action={<Button onClick={() => void list.refetch()}>{tryAgain}</Button>}
            />
          ) : undefined
        }
        empty={
          isFiltered ? (
            <EmptyState title={words.noMatch} description={words.noMatchText} />
          ) : (
            <EmptyState title={words.none} description={words.noneText} />
          )
        }
      />
      {total > 0 && (
        <Row $justify="space-between">
          <span role="status">{words.count(first, Math.min(first + PAGE_SIZE - 1, total), total)}</span>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / PAGE_SIZE)}
            maxLinks={PAGE_LINKS}
            onChange={setPage}
          />
        </Row>
      )}
    </Stack>
  );
}
