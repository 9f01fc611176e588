import { Button, ConfirmDialog } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { isDecided } from '../../api/decided';
import type { Changing } from '../../api/use-change';
import { useSaid } from './use-said';

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

/** Begins a run, once somebody has said that they mean it. */
export function RunButton(props: RunButtonProps) {
  const { id, label, disabled, question, confirmLabel, children, run, onRun } = props;
  const said = useSaid();
  const [isAsking, setIsAsking] = useState(false);
  const start = async () => {
    const answer = await said(run.send(id));
    setIsAsking(false);
    // Where its answer was lost it may run all the same: what is looked at then is the run, if there is one.
    if (answer.ok || !isDecided(answer)) onRun?.();
  };
  return (
    <>
      <Button disabled={disabled} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={confirmLabel}
        loading={run.running !== undefined}
        onConfirm={() => void start()}
        onCancel={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
