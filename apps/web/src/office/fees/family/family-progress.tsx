import { familyTotals, formatRupees, fullName, type Receipt } from '@school/domain';
import { Alert, Button, DataTable, Row, Stack, type Column } from '@school/ui';
import { Suspense, useState } from 'react';
import { rupeesShown, useWords } from '../../../messages/words';
import { focusOnMount } from '../../../screen/focus-on-mount';
import { page } from '../../../screen/page';
import { useFamilyReceipts } from '../../paper/use-receipt';
import { TakeBackButton } from '../take-back-button';
import { useFamilyMessages } from './messages';
import type { ChildPayment } from './use-family';

/** Loaded once a payment was taken, so that the counter does not wait for it. */
const FamilyPaper = page(() => import('./family-paper'), 'FamilyPaper');

export interface FamilyProgressProps {
  readonly payments: readonly ChildPayment[];
  readonly onAgain: () => void;
  readonly onDone: () => void;
  /** Called when one of the payments was mistyped and is void now. */
  readonly onTakenBack: (key: string) => void;
}

const receiptsOf = (payments: readonly ChildPayment[]): readonly Receipt[] =>
  payments.flatMap(({ state }) => (state.is === 'taken' ? [state.receipt] : []));

/** The outcome of each child's payment, and the sheet of the payments taken (D56). */
export function FamilyProgress({ payments, onAgain, onDone, onTakenBack }: FamilyProgressProps) {
  const words = useFamilyMessages();
  const { labels } = useWords();
  const [isSentAgain, setSentAgain] = useState(false);
  const taken = receiptsOf(payments);
  const isOver = payments.every(({ state }) => state.is !== 'waiting' && state.is !== 'running');
  const receiptsQuery = useFamilyReceipts(isOver && taken[0] ? taken[0].receiptNumber : '');
  // The counter's answers have neither the family's language nor the branch's letterhead.
  const receipts = taken.map(
    (one) =>
      receiptsQuery.data?.receipts.find(({ receiptNumber }) => receiptNumber === one.receiptNumber) ?? one,
  );
  const [first, ...others] = receipts;
  const hasFailed = payments.some(({ state }) => state.is === 'refused' || state.is === 'unsure');
  const hasUnsure = payments.some(({ state }) => state.is === 'unsure');
  const stateText = ({ state }: ChildPayment): string => {
    if (state.is === 'taken') return words.states.taken(state.receipt.receiptNumber);
    if (state.is === 'refused' || state.is === 'unsure')
      return `${words.states[state.is]}: ${state.sentence}`;
    return words.states[state.is];
  };
  const finishButton = (
    <Button ref={first ? undefined : focusOnMount} variant="secondary" onClick={onDone}>
      {words.finish}
    </Button>
  );
  const columns: readonly Column<ChildPayment>[] = [
    { key: 'child', header: words.child, render: ({ child }) => fullName(child) },
    {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ deposit }) => rupeesShown(Number(deposit.paidAmount)),
    },
    {
      key: 'state',
      header: words.progress,
      render: (payment) => (
        <Row gap="s">
          {stateText(payment)}
          {payment.state.is === 'taken' && (
            <TakeBackButton
              studentID={payment.child.studentID}
              taken={{
                studentReceiptNo: payment.state.receipt.receiptNumber,
                studentPaid: payment.state.receipt.paid,
              }}
              onTakenBack={() => onTakenBack(payment.key)}
            />
          )}
        </Row>
      ),
    },
  ];
  return (
    <Stack>
      <div aria-live="polite">
        <DataTable caption={words.progress} columns={columns} rows={payments} rowKey={({ key }) => key} />
      </div>
      {isOver && hasFailed && (
        <Alert tone="danger">
          {words.notAll} {hasUnsure && words.unsure}
        </Alert>
      )}
      {(isOver ? hasUnsure : isSentAgain) && (
        // Alone in its row: a button next to it could move when the paper loads, between press and release.
        <Row>
          <Button
            ref={focusOnMount}
            loading={!isOver}
            onClick={() => {
              setSentAgain(true);
              onAgain();
            }}
          >
            {words.retryUnanswered}
          </Button>
        </Row>
      )}
      {isOver && first && (
        <Alert tone="success">{words.done(formatRupees(familyTotals(receipts).paid))}</Alert>
      )}
      {isOver && !first && !hasUnsure && <Row>{finishButton}</Row>}
      {isOver && first && (
        <Suspense fallback={!hasUnsure && <Row>{finishButton}</Row>}>
          <FamilyPaper
            receipts={[first, ...others]}
            receiptsQuery={receiptsQuery}
            next={hasUnsure ? undefined : finishButton}
          />
        </Suspense>
      )}
    </Stack>
  );
}
