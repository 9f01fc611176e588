import { formatRupees, fullName, ledgerOf, type LedgerEntry, type Payment } from '@school/domain';
import { Alert, Button, ButtonLink, Card, Row, Stack, StudentSummary, type SubmitOutcome } from '@school/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrors, mayHelpAgain } from '../../api/school-api';
import { usePicture } from '../../api/use-picture';
import { focusOnMount } from '../../app/focus-on-mount';
import { useWords } from '../../messages/words';
import { LedgerTable, receiptPath } from '../ledger/ledger-table';
import { useFeesMessages } from './messages';
import { PaymentForm } from './payment-form';
import { depositOf, useCollectFee, type StudentAtCounter } from './use-fees';

export interface CounterProps {
  readonly found: StudentAtCounter;
  /** The figures on screen are old: fetch them again. */
  readonly onChanged: () => Promise<unknown>;
  /** The next family in the queue. */
  readonly onNext: () => void;
}

interface Refusal {
  readonly text: string;
  readonly isStale: boolean;
}

/** One student at the counter: who it is, what is due, the payment, and its receipt. */
export function Counter({ found, onChanged, onNext }: CounterProps) {
  const fees = useFeesMessages();
  const { options } = useWords();
  const { student } = found;
  const collectFee = useCollectFee();
  const [taken, setTaken] = useState<LedgerEntry>();
  const [refusal, setRefusal] = useState<Refusal>();
  const photoUrl = usePicture(student.profilePictureRef);

  const pay = async (payment: Payment): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    setTaken(undefined);
    const answer = await collectFee.send(depositOf(payment, found));
    if (!answer.ok) {
      const { status, message } = answer.error;
      const atField = fieldErrors(answer.error);
      if ('paidAmount' in atField) return { paidAmount: message };
      setRefusal({
        text: mayHelpAgain(answer.error) ? `${message} ${fees.unsure}` : message,
        isStale: status === 409,
      });
      return {};
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    setTaken(ledgerOf(studentFeeReport).find((entry) => entry.studentReceiptNo === studentReceiptNo));
    await onChanged();
    return undefined;
  };

  return (
    <Stack>
      <StudentSummary
        name={fullName(student)}
        studentID={student.studentID}
        photoUrl={photoUrl}
        details={[
          { label: fees.class, value: options.class[student.class] },
          { label: fees.section, value: options.section[student.section] },
          { label: fees.board, value: options.boardType[student.boardType] },
          { label: fees.branch, value: options.branchCode[found.branchCode] },
          { label: fees.father, value: student.fatherName },
        ]}
      />
      {refusal && (
        <Alert tone="danger" onClose={() => setRefusal(undefined)}>
          <Row>
            {refusal.text}
            {refusal.isStale && (
              <Button
                variant="secondary"
                onClick={() => {
                  setRefusal(undefined);
                  void onChanged();
                }}
              >
                {fees.findAgain}
              </Button>
            )}
          </Row>
        </Alert>
      )}
      {taken && (
        <Alert tone="success" title={fees.collected(formatRupees(taken.studentPaid))}>
          <Stack $gap="s">
            {fees.receiptNumber(taken.studentReceiptNo)}
            <Row>
              <ButtonLink
                as={Link}
                to={receiptPath(student.studentID, taken.studentReceiptNo)}
                state={{ isFirstPrint: true }}
                ref={focusOnMount}
              >
                <Printer aria-hidden="true" />
                {fees.print}
              </ButtonLink>
              <Button variant="secondary" onClick={onNext}>
                {fees.next}
              </Button>
            </Row>
          </Stack>
        </Alert>
      )}
      <Card>
        <PaymentForm
          key={found.ledger.length}
          currentCharge={found.currentCharge}
          previousBalance={found.previousBalance}
          outstandingDue={found.outstandingDue}
          autoFocus={taken === undefined}
          onSubmit={pay}
        />
      </Card>
      <Card>
        <Stack>
          <h2>{fees.earlier}</h2>
          <LedgerTable studentID={student.studentID} ledger={found.ledger} />
        </Stack>
      </Card>
    </Stack>
  );
}
