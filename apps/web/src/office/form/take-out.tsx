import { Button, ConfirmDialog, Row } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { hasServerDecided } from '../../api/decided';
import type { Outcome } from '../../api/use-change';
import { useOutcomeToast } from './use-outcome-toast';

export interface TakeOutProps {
  /** The texts of the button, the question and the confirmation afterwards. */
  readonly words: {
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removed: (name: string) => string;
  };
  readonly name: string;
  readonly isRunning: boolean;
  readonly onTakeOut: () => Promise<Outcome<unknown>>;
  /** Called when the server has decided: the row is removed, or another desk changed it. Without it the dialog stays. */
  readonly onDone?: () => void;
  /** Content beside the button. */
  readonly children?: ReactNode;
}

/** Removes the row that a dialog shows, after a question; if another desk was faster, a toast says so. */
export function TakeOut({ words, name, isRunning, onTakeOut, onDone, children }: TakeOutProps) {
  const showOutcome = useOutcomeToast();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const takeOut = async () => {
    setConfirmOpen(false);
    const answer = await showOutcome(onTakeOut(), words.removed(name));
    if (hasServerDecided(answer)) onDone?.();
  };
  return (
    <Row>
      <Button variant="quiet" loading={isRunning} onClick={() => setConfirmOpen(true)}>
        {words.remove}
      </Button>
      {children}
      <ConfirmDialog
        open={isConfirmOpen}
        title={words.removeTitle}
        confirmLabel={words.remove}
        variant="danger"
        onConfirm={() => void takeOut()}
        onCancel={() => setConfirmOpen(false)}
      >
        {words.removeText}
      </ConfirmDialog>
    </Row>
  );
}
