import { PAGE_LINKS, PAGE_SIZE } from '@school/domain';
import { Button, EmptyState, PageHeader, Pagination, Row, Skeleton, Stack } from '@school/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageIn } from '../../app/page-in-address';
import { useMessages } from '../../messages/messages';
import { useSession } from '../../session/session';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { ClosingsTable, closingPath } from './closings-table';
import { DrawerDesk } from './drawer-desk';
import { useClosingMessages } from './messages';
import { OpenDrawersTable } from './open-drawers-table';
import { useCloseDrawer, useClosings, useCompareDrawer, useDrawer, useOpenDrawers } from './use-closing';

/** One's own drawer, counted and closed; the closings before; for an administrator those of all, and who has not closed (D54). */
export function ClosingPage() {
  const { tryAgain } = useMessages();
  const words = useClosingMessages();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const { claims } = useSession();
  const isAdmin = claims?.role === 'admin';
  const drawer = useDrawer();
  const compare = useCompareDrawer();
  const close = useCloseDrawer();
  const open = useOpenDrawers(isAdmin);
  const list = useClosings(page);
  const { rows = [], total = 0 } = list.data ?? {};
  const failed = (refusal: { readonly message: string } | null, again: () => unknown) =>
    refusal === null ? undefined : (
      <EmptyState
        title={words.failed}
        description={refusal.message}
        action={<Button onClick={() => void again()}>{tryAgain}</Button>}
      />
    );
  return (
    <Stack $gap="l">
      <PageHeader title={words.title} />
      <AccountsBar />
      {drawer.isPending && <Skeleton $height="12rem" />}
      {failed(drawer.error, drawer.refetch)}
      {drawer.data && (
        <DrawerDesk
          drawer={drawer.data}
          isClosing={close.running !== undefined}
          compare={compare.send}
          close={close.send}
          onClosed={(closing) => void navigate(closingPath(closing))}
        />
      )}
      {isAdmin && (
        <Stack as="section" aria-label={words.openDrawers}>
          <h2>{words.openDrawers}</h2>
          <OpenDrawersTable
            // One's own is above, and its cash is not told before it is counted.
            drawers={(open.data ?? []).filter(({ collectorId }) => collectorId !== claims.sub)}
            loading={open.isPending}
            error={failed(open.error, open.refetch)}
          />
        </Stack>
      )}
      <Stack as="section" aria-label={words.list}>
        <h2>{words.list}</h2>
        <ClosingsTable
          closings={rows}
          showsCollector={isAdmin}
          loading={list.isPending}
          error={failed(list.error, list.refetch)}
          empty={<EmptyState title={words.noneYet} description={words.noneYetText} />}
        />
        {total > PAGE_SIZE && (
          <Row $justify="end">
            <Pagination
              page={page}
              pageCount={Math.ceil(total / PAGE_SIZE)}
              maxLinks={PAGE_LINKS}
              onChange={(next) => setQuery({ page: String(next) }, { replace: true })}
            />
          </Row>
        )}
      </Stack>
    </Stack>
  );
}
