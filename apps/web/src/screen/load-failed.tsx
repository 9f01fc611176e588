import { Button, EmptyState } from '@school/ui';
import { useMessages } from '../messages/messages';

export interface LoadFailedProps {
  /** What could not be loaded; without it the reason is the title. */
  readonly title?: string;
  readonly reason: string;
  readonly again: () => unknown;
}

/** Takes the place of what could not be loaded: why, and a button that tries it again. */
export function LoadFailed({ title, reason, again }: LoadFailedProps) {
  const { tryAgain } = useMessages();
  return (
    <EmptyState
      {...(title === undefined ? { title: reason } : { title, description: reason })}
      action={<Button onClick={() => void again()}>{tryAgain}</Button>}
    />
  );
}
