import { Button, ConfirmDialog, Row } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { isDecided } from '../../api/decided';
import type { Outcome } from '../../api/use-change';
import { useSaid } from './use-said';

export interface TakeOutProps {
  /** What is taken out, as the buttons say it; what is asked before; what is said after. */
  readonly words: {
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removed: (name: string) => string;
  };
  readonly name: string;
  readonly isRunning: boolean;
  readonly onTakeOut: () => Promise<Outcome<unknown>>;
  /** Hears that the server has decided: it is out, or another desk has changed it. Left out, what shows it stays. */
  readonly onDone?: () => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Takes out what a dialog shows. Asks once more; where another desk was faster, it says so. */
export function TakeOut({ words, name, isRunning, onTakeOut, onDone, children }: TakeOutProps) {
  const said = useSaid();
  const [isAsked, setAsked] = useState(false);
  const takeOut = async () => {
    setAsked(false);
    const answer = await said(onTakeOut(), words.removed(name));
    if (isDecided(answer)) onDone?.();
  };
  return (
    <Row>
      <Button variant="quiet" loading={isRunning} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {children}
      <ConfirmDialog
        open={isAsked}
        title={words.removeTitle}
        confirmLabel={words.remove}
        variant="danger"
        onConfirm={() => void takeOut()}
        onCancel={() => setAsked(false)}
      >
        {words.removeText}
      </ConfirmDialog>
    </Row>
  );
}
