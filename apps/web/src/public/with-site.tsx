import { Alert, Button, PageHeader, Skeleton, Stack, useKitMessages, VisuallyHidden } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PublicSite } from '../api/types';
import { useMessages } from '../messages/messages';
import { usePageMessages } from './page-messages';
import { useSite } from './site';

/** As high as the window, both while a page loads and when it is there, so that the site's footer never jumps into view. */
export const Room = styled.div`
  min-block-size: 100vh;
`;

/** Holds the place of a page that is loading, and says so. */
export function PageComing() {
  const { loading } = useKitMessages();
  return (
    <Room role="status" aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Stack gap="l">
        <Skeleton height="3rem" width="60%" />
        <Skeleton height="50vh" />
      </Stack>
    </Room>
  );
}

/** Says that a page could not be loaded, and offers to try again. */
export function PageFailed({ reason, onAgain }: { readonly reason: string; readonly onAgain: () => void }) {
  const { home } = usePageMessages();
  const { tryAgain } = useMessages();
  return (
    <Stack>
      <PageHeader title={home.welcome} description={home.text} />
      <Alert tone="warning">{reason}</Alert>
      <div>
        <Button onClick={onAgain}>{tryAgain}</Button>
      </div>
    </Stack>
  );
}

/** A page that needs the content of the site. */
export function WithSite({ children }: { readonly children: (site: PublicSite) => ReactNode }) {
  const { state, readAgain } = useSite();
  if (state.kind === 'pending') return <PageComing />;
  if (state.kind === 'failed') return <PageFailed reason={state.error.message} onAgain={readAgain} />;
  return children(state.site);
}
