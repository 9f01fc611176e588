import { Alert, Button, Row } from '@school/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { CrashBoundary } from './crash-boundary';

export interface OptionalPartProps {
  /** The sentence shown when the part cannot be loaded. */
  readonly inVain: string;
  readonly children: ReactNode;
}

/** A part that a screen can do without: if it fails to load, a line says so, and what is typed beside it stays. */
export function OptionalPart({ inVain, children }: OptionalPartProps) {
  const { tryAgain } = useMessages();
  return (
    <CrashBoundary
      place={inVain}
      instead={(onTryAgain) => (
        <Alert tone="warning">
          <Row justify="space-between">
            {inVain}
            <Button variant="secondary" onClick={onTryAgain}>
              {tryAgain}
            </Button>
          </Row>
        </Alert>
      )}
    >
      {children}
    </CrashBoundary>
  );
}
