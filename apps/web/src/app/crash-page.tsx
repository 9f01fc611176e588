import { Button, EmptyState } from '@school/ui';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '../messages/messages';

/** What is left when a screen has a bug, or when a part of the program could not be loaded. */
export function CrashPage() {
  const { crash } = useMessages();
  return (
    <EmptyState
      title={crash.title}
      description={crash.text}
      icon={<TriangleAlert />}
      action={<Button onClick={() => window.location.reload()}>{crash.reload}</Button>}
    />
  );
}
