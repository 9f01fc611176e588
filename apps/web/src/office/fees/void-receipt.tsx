import { fromRupees, isFineOffered, schoolMonth, type Receipt, type VoidReceipt } from '@school/domain';
import { Button, ConfirmDialog, useToast } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { part } from '../../screen/page';
import { useRights } from '../../session/use-rights';
import { AskDialog } from '../form/ask-dialog';
import { useVoidReceipt } from '../ledger/use-void-receipt';
import { VoidForm } from '../ledger/void-form';
import { useBranches } from '../paper/use-branches';
import { useFeesMessages } from './messages';
import { WhatHappened } from './what-happened';

// Loaded on demand: few receipts are for a cheque that came back.
const StudentMoneyDialog = part(() => import('../student-money/student-money-dialog'), 'StudentMoneyDialog');

export interface VoidReceiptButtonProps {
  readonly receipt: Receipt;
  /** Whether the student has left, and so is no longer charged a fine. */
  readonly hasLeft: boolean;
}

/** Voids a receipt or a voucher after asking for the reason (D34); for a cheque that came back it offers the fine (D82). */
export function VoidReceiptButton({ receipt, hasLeft }: VoidReceiptButtonProps) {
  const { receipt: words } = useFeesMessages();
  const { options } = useWords();
  const [openDialog, setOpenDialog] = useState<'void' | 'fine?' | 'fine'>();
  const voidReceipt = useVoidReceipt();
  const { showToast } = useToast();
  const rights = useRights();
  const fine = useBranches().data?.[receipt.branchCode]?.returnedChequeFine;
  const close = () => setOpenDialog(undefined);
  const texts = receipt.refund ? words.voidVoucher : words.voidReceipt;
  const send = async (request: VoidReceipt) => {
    const answer = await voidReceipt.send(request);
    if (!answer.ok) return answer.error;
    showToast(receipt.refund ? words.voucherIsVoid : words.isVoid);
    setOpenDialog(isFineOffered(request.cause, hasLeft, rights) ? 'fine?' : undefined);
    return undefined;
  };
  return (
    <>
      {!receipt.isVoid && (
        <Button variant="secondary" onClick={() => setOpenDialog('void')}>
          {texts.open}
        </Button>
      )}
      {openDialog === 'void' && (
        <AskDialog title={texts.title} text={texts.text} onClose={close}>
          <VoidForm
            studentID={receipt.studentID}
            studentReceiptNo={receipt.receiptNumber}
            submitLabel={texts.open}
            hint={words.voidReasonHint}
            onSend={send}
          >
            {receipt.mode === 'Cheque' && !receipt.refund ? <WhatHappened /> : undefined}
          </VoidForm>
        </AskDialog>
      )}
      <ConfirmDialog
        open={openDialog === 'fine?'}
        title={words.fineTitle}
        confirmLabel={words.chargeFine}
        cancelLabel={words.noFine}
        onConfirm={() => setOpenDialog('fine')}
        onCancel={close}
      >
        {words.fineText}
      </ConfirmDialog>
      {openDialog === 'fine' && (
        <StudentMoneyDialog
          dialog={{ kind: 'charge', head: 'fine', reason: options.cause['cheque-returned'] }}
          studentID={receipt.studentID}
          month={schoolMonth(new Date())}
          usual={fine === undefined ? {} : { fine: fromRupees(fine) }}
          onClose={close}
        />
      )}
    </>
  );
}
