import { PAGE_SIZE } from '@school/domain';
import { Heading, PageHeader, Stack } from '@school/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Closing } from '../../api/types';
import { useIsAdmin, useSession } from '../../session/session';
import { AccountsBar } from '../accounts-bar/accounts-bar';
import { QueryView } from '../../screen/query-view';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { ListTable } from '../list/list-table';
import { useListAddress } from '../list/use-list-address';
import { closingPath, useClosingsList } from './closings-list';
import { DrawerDesk } from './drawer-desk';
import { useClosingMessages } from './messages';
import { OpenDrawersTable } from './open-drawers-table';
import {
  useCloseDrawer,
  useClosings,
  useCompareDrawer,
  useDrawer,
  useOpenDrawers,
  usePutFloatIn,
} from './use-closing';

/** The page to count and close one's own drawer, with earlier closings; for an administrator with those of all (D54). */
export function ClosingPage() {
  const words = useClosingMessages();
  const address = useListAddress();
  const { claims } = useSession();
  const isAdmin = useIsAdmin();
  const drawer = useDrawer();
  const compare = useCompareDrawer();
  const close = useCloseDrawer();
  const putFloatIn = usePutFloatIn();
  const openDrawers = useOpenDrawers(isAdmin);
  const [closed, setClosed] = useState<Closing>();
  const closings = useClosings(address.page);
  const list = useClosingsList(isAdmin);
  // Navigates only once the count form is gone, which would ask whether its input may be lost.
  if (closed) return <Navigate to={closingPath(closed)} />;
  return (
    <Stack>
      <PageHeader title={words.title} />
      <AccountsBar />
      <QueryView query={drawer} failed={words.failed} height="12rem">
        {(ownDrawer) => (
          <DrawerDesk
            drawer={ownDrawer}
            compare={compare.send}
            close={close.send}
            putFloatIn={putFloatIn.send}
            onClosed={setClosed}
          />
        )}
      </QueryView>
      {isAdmin && (
        <Stack as="section">
          <Heading>{words.openDrawers}</Heading>
          <StaleWarning queries={[openDrawers]} />
          <OpenDrawersTable
            // The own drawer is above, and its cash is not shown before it is counted.
            drawers={(openDrawers.data ?? []).filter(({ collectorId }) => collectorId !== claims?.sub)}
            loading={openDrawers.isPending}
            error={loadErrorNotice(openDrawers, words.failed)}
          />
        </Stack>
      )}
      <Stack as="section">
        <Heading>{words.list}</Heading>
        <ListTable list={list} result={closings} query={address} size={PAGE_SIZE} />
      </Stack>
    </Stack>
  );
}
