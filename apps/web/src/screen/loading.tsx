import { Button, EmptyState, Skeleton, useFocusNearBy, useKitMessages, VisuallyHidden } from '@school/ui';
import { useRef } from 'react';
import { useMessages } from '../messages/messages';

/** Holds the place of a part of a page that is on its way, and says so. @param height what it will be about */
export function Loading({ height = '20rem' }: { readonly height?: string }) {
  const { loading } = useKitMessages();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}

export interface LoadFailedProps {
  /** What could not be loaded; without it the reason is the title. */
  readonly title?: string;
  /** The query that failed, as much of it as matters here. */
  readonly of: { readonly error: { readonly message: string } | null; readonly refetch: () => unknown };
}

/** Takes the place of what could not be loaded: why, read out at once, and a button that tries it again. */
export function LoadFailed({ title, of: { error, refetch } }: LoadFailedProps) {
  const { tryAgain } = useMessages();
  const reason = error?.message ?? '';
  const place = useRef<HTMLDivElement>(null);
  useFocusNearBy(place);
  return (
    <div ref={place} role="alert">
      <EmptyState
        {...(title === undefined ? { title: reason } : { title, description: reason })}
        action={<Button onClick={() => void refetch()}>{tryAgain}</Button>}
      />
    </div>
  );
}
