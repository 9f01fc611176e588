import { PAGE_SIZE } from '@school/domain';
import { ButtonLink, EmptyState, PageHeader, Row, Stack } from '@school/ui';
import { Bell, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { exportDefaulters, useDefaulters, useDefaultersTotals } from '../ledger/use-defaulters';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { DefaultersFilters } from './defaulters-filters';
import { DefaultersTable } from './defaulters-table';
import { DefaultersTotalTiles } from './defaulters-totals';
import { useDefaultersMessages } from './messages';
import { FeesUnknown } from './fees-unknown';
import { useDefaultersQuery } from './use-defaulters-query';

/** Who owes what, for which months and since when, by branch, class and section (D55). */
export function DefaultersPage() {
  const words = useDefaultersMessages();
  const { page, filter, sort, chosen, ...query } = useDefaultersQuery();
  const list = useDefaulters({ page, size: PAGE_SIZE, filter, sort });
  const totals = useDefaultersTotals(filter);
  const { rows = [], total = 0 } = list.data ?? {};
  const isFiltered = Object.keys(filter).length > 0;
  const paper = (name: 'list' | 'slips', address = query.addressOfAll) =>
    `/office/defaulters/${name}?${address}`;
  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={exportDefaulters(filter, sort)} />
            <ButtonLink as={Link} variant="secondary" to={paper('list')}>
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
      <DefaultersFilters filter={filter} onChange={query.setFilter} />
      <FeesUnknown studentIDs={totals.data?.feesUnknown ?? []} />
      <DefaultersTotalTiles totals={totals.data} />
      <DefaultersTable
        rows={rows}
        sortBy={query.sortBy}
        selected={chosen}
        onChange={query.setChosen}
        actions={
          <ButtonLink as={Link} size="s" to={paper('slips', query.address)}>
            <Bell aria-hidden="true" />
            {words.printChosen}
          </ButtonLink>
        }
        loading={list.isPending}
        error={
          list.error && <LoadFailed title={words.failed} reason={list.error.message} again={list.refetch} />
        }
        empty={
          isFiltered ? (
            <EmptyState title={words.noMatch} description={words.noMatchText} />
          ) : (
            <EmptyState title={words.none} description={words.noneText} />
          )
        }
      />
      <ListFoot page={page} size={PAGE_SIZE} total={total} count={words.count} onPage={query.setPage} />
    </Stack>
  );
}
