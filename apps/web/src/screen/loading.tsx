import { Alert, Button, EmptyState, Row, Skeleton, useKitMessages, VisuallyHidden } from '@school/ui';
import { isGone, Refusal } from '../api/school-api';
import { useMessages } from '../messages/messages';

/** Holds the place of a part of a page that is loading, and says so. @param height the approximate height of the part */
export function Loading({ height = '20rem' }: { readonly height?: string | undefined }) {
  const { loading } = useKitMessages();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}

/** The parts of a query that matter here. */
export interface QueryState<Value> {
  readonly data: Value | undefined;
  readonly error: { readonly message: string } | null;
  readonly isFetching?: boolean | undefined;
  readonly refetch: () => unknown;
}

export interface LoadFailedProps {
  /** Names what could not be loaded; without it the reason is the title. */
  readonly title?: string | undefined;
  /** The query that failed. */
  readonly query: Pick<QueryState<unknown>, 'error' | 'refetch'>;
}

/**
 * Takes the place of a part that could not be loaded: the reason, read out at once, and a button that tries again. There is no
 * button when the thing does not exist, since trying again gives the same answer: the page around it leads back.
 */
export function LoadFailed({ title, query: { error, refetch } }: LoadFailedProps) {
  const { tryAgain } = useMessages();
  const reason = error?.message ?? '';
  const mayHelp = !(error instanceof Refusal && isGone(error));
  return (
    <div role="alert">
      <EmptyState
        {...(title === undefined ? { title: reason } : { title, description: reason })}
        action={mayHelp && <Button onClick={() => void refetch()}>{tryAgain}</Button>}
      />
    </div>
  );
}

/** Stands in for data that was never read, such as the rows of a table; data read before stays, below `StaleWarning`. */
export const loadErrorNotice = (query: QueryState<unknown>, title?: string) =>
  query.data === undefined && query.error !== null ? <LoadFailed title={title} query={query} /> : undefined;

export interface QueriesProps {
  /** The queries shown below. */
  readonly queries: readonly QueryState<unknown>[];
}

interface RetryAlertProps {
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly failed: readonly QueryState<unknown>[];
}

/** Shows why the first query failed, and a button that tries all failed ones again. */
function RetryAlert({ tone, title, failed }: RetryAlertProps) {
  const { tryAgain } = useMessages();
  return (
    <Alert tone={tone} title={title}>
      <Row justify="space-between">
        {failed[0]?.error?.message}
        <Button
          variant="secondary"
          loading={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {tryAgain}
        </Button>
      </Row>
    </Alert>
  );
}

/** A warning above data that could not be read again, so that nobody takes it for current; nothing when all of it is. */
export function StaleWarning({ queries }: QueriesProps) {
  const { mayBeOutdated } = useMessages();
  const failed = queries.filter(({ data, error }) => data !== undefined && error !== null);
  return failed.length > 0 && <RetryAlert tone="warning" title={mayBeOutdated} failed={failed} />;
}

/** Stands above a part that shows several queries: why one of them was never read, otherwise the warning of `StaleWarning`. */
export function QueriesFailed({ title, queries }: QueriesProps & Pick<LoadFailedProps, 'title'>) {
  const failed = queries.filter(({ error }) => error !== null);
  const first = failed.find(({ data }) => data === undefined);
  if (!first) return <StaleWarning queries={queries} />;
  const refetch = () => failed.forEach((one) => void one.refetch());
  return <LoadFailed title={title} query={{ error: first.error, refetch }} />;
}

/** The same for parts that each say why they are empty: one line, so that the rest of the page hardly moves. */
export function PartsFailed({ queries }: QueriesProps) {
  const { partsNotLoaded } = useMessages();
  const failed = queries.filter(({ error }) => error !== null);
  return failed.some(({ data }) => data === undefined) ? (
    <RetryAlert tone="danger" title={partsNotLoaded} failed={failed} />
  ) : (
    <StaleWarning queries={queries} />
  );
}
