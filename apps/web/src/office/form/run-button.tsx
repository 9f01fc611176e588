import { Button, ConfirmDialog } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { hasServerDecided } from '../../api/decided';
import type { Changing } from '../../api/use-change';
import { useOutcomeToast } from './use-outcome-toast';

interface RunButtonProps {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly question: string;
  readonly confirmLabel: string;
  readonly children: ReactNode;
  readonly run: Changing<string, unknown>;
  readonly onRun?: () => void;
}

/** A button that starts a run after a confirmation. */
export function RunButton(props: RunButtonProps) {
  const { id, label, disabled, question, confirmLabel, children, run, onRun } = props;
  const showOutcome = useOutcomeToast();
  const [isAsking, setAsking] = useState(false);
  const start = async () => {
    const answer = await showOutcome(run.send(id));
    setAsking(false);
    // The run may have started even if its answer was lost, so the caller is told to look for it.
    if (answer.ok || !hasServerDecided(answer)) onRun?.();
  };
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={confirmLabel}
        loading={run.running !== undefined}
        onConfirm={() => void start()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
