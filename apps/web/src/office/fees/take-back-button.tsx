import { formatRupees, MISTYPED_FOR, type LedgerEntry } from '@school/domain';
import { Button, ConfirmDialog, Stack, useToast } from '@school/ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Failed, useFailure } from '../../screen/failed';
import { useFeesMessages } from './messages';
import { useTakeBack } from './use-fees';

export interface TakeBackButtonProps {
  readonly studentID: string;
  /** The payment that this account has just taken. */
  readonly taken: Pick<LedgerEntry, 'studentReceiptNo' | 'studentPaid'>;
  /** Called once the student's figures have been read again. */
  readonly onTakenBack: () => void;
  /** The milliseconds for which the button is offered; the server makes the final decision. */
  readonly offeredFor?: number;
}

/** Takes back a mistyped payment while the account that took it may do so without the right to void (D76). */
export function TakeBackButton({
  studentID,
  taken: { studentReceiptNo, studentPaid },
  onTakenBack,
  offeredFor = MISTYPED_FOR,
}: TakeBackButtonProps) {
  const { takeBack: words } = useFeesMessages();
  const { showToast } = useToast();
  const takeBack = useTakeBack();
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { failed, showFailure } = useFailure();
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), offeredFor);
    return () => window.clearTimeout(timer);
  }, [offeredFor]);
  const amount = formatRupees(studentPaid);

  const send = async () => {
    const { ok } = await showFailure(takeBack.send({ studentID, studentReceiptNo }));
    if (!ok) return;
    showToast(words.done(amount));
    onTakenBack();
  };

  // The dialog stays once open, however long the answer takes.
  if (isOver && !isAsking) return null;
  return (
    <>
      <Button variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title(amount)}
        confirmLabel={words.open}
        variant="danger"
        loading={takeBack.running !== undefined}
        onConfirm={() => void send()}
        onCancel={() => {
          setAsking(false);
          failed.onClose();
        }}
      >
        <Stack gap="s">
          <Failed {...failed} />
          <p>{words.text}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
