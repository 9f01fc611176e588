import { Button, EmptyState } from '@school/ui';
import { useMessages } from '../messages/messages';

export interface LoadFailedProps {
  /** What could not be loaded; without it the reason is the title. */
  readonly title?: string;
  /** The query that failed, as much of it as matters here. */
  readonly of: { readonly error: { readonly message: string } | null; readonly refetch: () => unknown };
}

/** Takes the place of what could not be loaded: why, and a button that tries it again. */
export function LoadFailed({ title, of: { error, refetch } }: LoadFailedProps) {
  const { tryAgain } = useMessages();
  const reason = error?.message ?? '';
  return (
    <EmptyState
      {...(title === undefined ? { title: reason } : { title, description: reason })}
      action={<Button onClick={() => void refetch()}>{tryAgain}</Button>}
    />
  );
}
