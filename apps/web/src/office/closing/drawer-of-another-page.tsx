import { Breadcrumb, Card, EmptyState, PageHeader, Stack } from '@school/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Closing } from '../../api/types';
import { QueryView } from '../../screen/query-view';
import { PageButton, PageLink } from '../../screen/page-link';
import { useSession } from '../../session/session';
import { closingPath } from './closings-list';
import { DrawerDesk } from './drawer-desk';
import { useClosingMessages } from './messages';
import { useCloseDrawer, useCompareDrawer, useDrawer } from './use-closing';

const OWN_DRAWER = '/office/closing';

/**
 * The drawer of a collector who cannot close it, counted and closed by an administrator (D54). Only the page before shows the
 * amounts expected in the drawers: here the drawer is counted first.
 */
function DrawerOfAnother({ collector }: { readonly collector: string }) {
  const words = useClosingMessages();
  const drawer = useDrawer(collector);
  const compare = useCompareDrawer(collector);
  const close = useCloseDrawer(collector);
  const [closed, setClosed] = useState<Closing>();
  // Navigates only once the count form is gone, which would ask whether its input may be lost.
  if (closed) return <Navigate to={closingPath(closed)} />;
  const title = words.drawerOf(drawer.data?.collectedBy);
  // A 409 is a final answer, for example that another desk closed the drawer meanwhile; trying again would not change it.
  const isEmpty = drawer.data === undefined && drawer.error?.error.status === 409;
  return (
    <Stack>
      <Breadcrumb here={title}>
        <PageLink to={OWN_DRAWER}>{words.title}</PageLink>
      </Breadcrumb>
      <PageHeader
        title={title}
        description={words.drawerOfAnotherText}
        actions={<PageButton to={OWN_DRAWER}>{words.toOwnDrawer}</PageButton>}
      />
      {isEmpty ? (
        <Card>
          <EmptyState title={words.nothingToClose} description={drawer.error?.message} />
        </Card>
      ) : (
        <QueryView query={drawer} failed={words.failed} height="12rem">
          {(counted) => (
            <DrawerDesk
              label={title}
              drawer={counted}
              compare={compare.send}
              close={close.send}
              onClosed={setClosed}
            />
          )}
        </QueryView>
      )}
    </Stack>
  );
}

/** The page of the drawer of the collector in the address; one's own drawer has its own page. */
export function DrawerOfAnotherPage() {
  const { collector = '' } = useParams();
  const { claims } = useSession();
  if (collector === claims?.sub) return <Navigate to={OWN_DRAWER} replace />;
  return <DrawerOfAnother key={collector} collector={collector} />;
}
