import { fullName, PAGE_SIZE } from '@school/domain';
import { Bell, Printer } from 'lucide-react';
import { useRights } from '../../session/use-rights';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { exportDefaulters, useDefaulters, useDefaultersTotals } from '../ledger/use-defaulters';
import { ListPage } from '../list/list-page';
import { loadErrorNotice } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { useDefaultersFilters, useDefaultersList, useDefaultersQuery } from './defaulters-list';
import { DefaultersTotalTiles } from './defaulters-totals';
import { useDefaultersMessages } from './messages';
import { RemindAll, RemindChosen } from './remind-all';
import { FeesUnknown } from './fees-unknown';

/** The page of defaulters by branch, class and section, with months and due dates; chosen ones get their slips together (D55). */
export function DefaultersPage() {
  const words = useDefaultersMessages();
  const query = useDefaultersQuery();
  const { page, filter, sort, address, addressOfAll } = query;
  const totals = useDefaultersTotals(filter);
  const defaulters = useDefaulters({ page, size: PAGE_SIZE, filter, sort });
  const isEmpty = (defaulters.data?.total ?? 0) === 0;
  const mayRemind = useRights().includes('collect');
  return (
    <ListPage
      title={words.title}
      tabs={<AccountsBar />}
      list={useDefaultersList(mayRemind)}
      query={query}
      result={defaulters}
      otherQueries={[totals]}
      size={PAGE_SIZE}
      filtersLabel={words.filters}
      filters={useDefaultersFilters()}
      download={exportDefaulters(filter, sort)}
      actions={
        <>
          <PageButton to={`/office/defaulters/list?${addressOfAll}`} disabled={isEmpty}>
            <Printer aria-hidden="true" />
            {words.printList}
          </PageButton>
          {mayRemind && <RemindAll choice={{ filter, sort }} disabled={isEmpty} />}
          <PageButton variant="primary" to={`/office/defaulters/slips?${addressOfAll}`} disabled={isEmpty}>
            <Bell aria-hidden="true" />
            {words.paper.slipsTitle}
          </PageButton>
        </>
      }
      choice={{
        rowName: fullName,
        selected: query.chosen,
        onChange: query.setChosen,
        actions: (
          <>
            {mayRemind && <RemindChosen studentIDs={query.chosen} />}
            <PageButton variant="primary" size="s" to={`/office/defaulters/slips?${address.toString()}`}>
              <Bell aria-hidden="true" />
              {words.printChosen}
            </PageButton>
          </>
        ),
      }}
    >
      <FeesUnknown studentIDs={totals.data?.feesUnknown ?? []} />
      {loadErrorNotice(totals) ?? <DefaultersTotalTiles totals={totals.data} />}
    </ListPage>
  );
}
