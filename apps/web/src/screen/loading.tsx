import {
  Alert,
  Button,
  EmptyState,
  Row,
  Skeleton,
  useFocusNearBy,
  useKitMessages,
  VisuallyHidden,
} from '@school/ui';
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

export interface ReadInVainProps {
  /** What is shown, of a query as much as matters here. */
  readonly of: readonly {
    readonly data: unknown;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => unknown;
  }[];
}

/** Above what was read before and could not be read again: nobody takes it for what is so now. Nothing where all of it is. */
export function ReadInVain({ of }: ReadInVainProps) {
  const { readInVain, tryAgain } = useMessages();
  const failed = of.filter(({ data, error }) => data !== undefined && error !== null);
  const [first] = failed;
  if (!first) return undefined;
  return (
    <Alert tone="warning" title={readInVain}>
      <Row justify="space-between">
        {first.error?.message}
        <Button variant="quiet" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
          {tryAgain}
        </Button>
      </Row>
    </Alert>
  );
}
