import { Button, EmptyState, Row } from '@school/ui';
import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/messages';

/** Shown when a screen has a bug, or when a part of the program could not be loaded. */
export function CrashPage({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { crash, tryAgain } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  // The element that had the focus disappeared with the screen.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} role="alert">
      <EmptyState
        title={crash.title}
        description={crash.text}
        icon={<TriangleAlert />}
        action={
          <Row>
            <Button onClick={onTryAgain}>{tryAgain}</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {crash.reload}
            </Button>
          </Row>
        }
      />
    </div>
  );
}
