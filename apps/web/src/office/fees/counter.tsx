import type { ApiError } from '@school/api-client';
import {
  changeOf,
  choiceLabel,
  fullName,
  isPastLastClass,
  ledgerOf,
  type CounterPayment,
  type LedgerEntry,
  type Paise,
} from '@school/domain';
import { Card, Heading, Stack, type SubmitOutcome } from '@school/ui';
import { StudentSummary } from '@school/ui/school';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { fieldErrors } from '../../api/school-api';
import { usePicture } from '../../api/use-picture';
import { page } from '../../app/page';
import { useWords } from '../../messages/words';
import { LedgerTable } from '../ledger/ledger-table';
import { useRememberReceipt } from './last-receipt';
import { useFeesMessages } from './messages';
import { PaymentForm } from './payment-form';
import { RefusalAlert } from './refusal-alert';
import { TakenAlert } from './taken-alert';
import { useUsualCharges } from './use-usual-charges';
import { depositOf, useCollectFee, type StudentAtCounter } from './use-fees';

// Few at the counter have left, and the family stands below all else: the counter is lighter without.
const FamilyPanel = page(() => import('../family/family-panel'), 'FamilyPanel');
const LeftAlert = page(() => import('../students/left-alert'), 'LeftAlert');
const LastClassAlert = page(() => import('../students/last-class-alert'), 'LastClassAlert');

/** The fields that a clerk can put right; what is refused of any other is said above the form. */
const formFields = ['paidAmount', 'toward', 'mode', 'reference', 'referenceReason', 'bank', 'chequeDate'];

const formErrors = (error: ApiError) =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).filter(
      ([field]) => formFields.includes(field) || field.startsWith('charges.'),
    ),
  );

/** Whose money it is stays in sight while the page scrolls. */
const InSight = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
`;

export interface CounterProps {
  readonly found: StudentAtCounter;
  /** The figures on screen are old: fetch them again. */
  readonly onChanged: () => Promise<unknown>;
  /** The next family in the queue. */
  readonly onNext: () => void;
}

/** A payment that was taken, and what the family gets back. */
interface Taken {
  readonly entry: LedgerEntry;
  readonly change: Paise | undefined;
}

/** One student at the counter: who it is, what is due, the payment, and its receipt. */
export function Counter({ found, onChanged, onNext }: CounterProps) {
  const fees = useFeesMessages();
  const { options } = useWords();
  const { student } = found;
  const collectFee = useCollectFee();
  const rememberReceipt = useRememberReceipt();
  const [payments, setPayments] = useState(0);
  const [looks, setLooks] = useState(0);
  const [taken, setTaken] = useState<Taken>();
  const [refusal, setRefusal] = useState<ApiError>();
  const usualCharges = useUsualCharges(found);
  const photoUrl = usePicture(student.profilePictureRef);

  const pay = async (payment: CounterPayment): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    setTaken(undefined);
    const answer = await collectFee.send(depositOf(payment, found));
    if (!answer.ok) {
      const atFields = formErrors(answer.error);
      if (Object.keys(atFields).length === 0) setRefusal(answer.error);
      return atFields;
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    const entry = ledgerOf(studentFeeReport).find((one) => one.studentReceiptNo === studentReceiptNo);
    rememberReceipt({ studentID: student.studentID, studentReceiptNo });
    await onChanged();
    // A new form: what was typed belongs to the payment that was taken. It comes with the news, so that nothing typed after it is lost.
    setPayments(payments + 1);
    if (entry) setTaken({ entry, change: changeOf(payment.tendered, payment.paidAmount) });
    return undefined;
  };

  return (
    <Stack>
      <InSight>
        <StudentSummary
          size="s"
          name={fullName(student)}
          studentID={student.studentID}
          photoUrl={photoUrl}
          details={[
            { label: fees.class, value: options.class[student.class] },
            { label: fees.section, value: choiceLabel(options.section, student.section) },
            { label: fees.board, value: options.boardType[student.boardType] },
            { label: fees.branch, value: options.branchCode[found.branchCode] },
            { label: fees.father, value: student.fatherName },
          ]}
        />
      </InSight>
      {student.leftAt !== undefined && (
        <Suspense>
          <LeftAlert studentID={student.studentID} leftAt={student.leftAt} atCounter />
        </Suspense>
      )}
      {isPastLastClass(student, found.month) && (
        <Suspense>
          <LastClassAlert />
        </Suspense>
      )}
      {refusal && (
        <RefusalAlert
          refusal={refusal}
          onClose={() => setRefusal(undefined)}
          onFindAgain={() => {
            setRefusal(undefined);
            void onChanged().then(() => setLooks(looks + 1));
          }}
        />
      )}
      {taken && (
        <TakenAlert
          studentID={student.studentID}
          taken={taken.entry}
          change={taken.change}
          onNext={onNext}
          onTakenBack={() => {
            setTaken(undefined);
            setPayments(payments + 1);
          }}
        />
      )}
      <PaymentForm
        key={payments}
        due={found}
        autoFocus={taken === undefined}
        looks={looks}
        usualCharges={usualCharges}
        mayCharge={student.leftAt === undefined}
        onSubmit={pay}
      >
        <Card>
          <Stack gap="s">
            <Heading>{fees.earlier}</Heading>
            <LedgerTable studentID={student.studentID} ledger={found.ledger} isShort />
          </Stack>
        </Card>
      </PaymentForm>
      <Suspense>
        <FamilyPanel studentID={student.studentID} />
      </Suspense>
    </Stack>
  );
}
