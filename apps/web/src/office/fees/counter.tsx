import type { ApiError } from '@school/api-client';
import {
  changeToReturn,
  formatRupees,
  fullName,
  isPastLastClass,
  isVoided,
  ledgerOf,
  type CounterPayment,
} from '@school/domain';
import { Alert, Card, Heading, Stack, type SubmitOutcome } from '@school/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../../api/keys';
import { useLastRefused } from '../../screen/failed';
import { OptionalPart } from '../../screen/optional-part';
import { part } from '../../screen/page';
import { useRights } from '../../session/use-rights';
import { AskBeforeLeaving } from '../form/leave-guard';
import { LedgerTable } from '../ledger/ledger-table';
import { FiguresOnly } from './figures-only';
import { formErrors } from './form-errors';
import { useRememberReceipt } from './last-receipt';
import { useFeesMessages } from './messages';
import { PaymentForm } from './payment-form';
import { RefusalAlert } from './refusal-alert';
import { TakenPayment, type Taken } from './taken-payment';
import { Columns } from './till-layout';
import { UpiCodePart } from './upi-code-part';
import { depositOf, useCollectFee, type StudentAtCounter } from './use-fees';
import { useCounterHeads, useUsualCharges } from './use-usual-charges';
import { WhoPays } from './who-pays';

// Few students at the counter have left, and the family stands at the bottom: loading these parts later keeps the counter light.
const FamilyPanel = part(() => import('./family/family-panel'), 'FamilyPanel');
const LeftAlert = part(() => import('../student/left-alert'), 'LeftAlert');
const LastClassAlert = part(() => import('../student/last-class-alert'), 'LastClassAlert');

export interface CounterProps {
  readonly studentAtCounter: StudentAtCounter;
  /** Fetches the figures again, as those on screen are out of date. */
  readonly onChanged: () => Promise<{ readonly isSuccess: boolean }>;
  /** Called to go on to the next family in the queue. */
  readonly onNext: () => void;
}

/** One student at the counter: name and class, the amount due, the payment and its receipt. */
export function Counter({ studentAtCounter, onChanged, onNext }: CounterProps) {
  const fees = useFeesMessages();
  const { student } = studentAtCounter;
  const collectFee = useCollectFee();
  const mayCollect = useRights().includes('collect');
  const rememberReceipt = useRememberReceipt();
  const { key: visit } = useLocation();
  const [paymentCount, setPaymentCount] = useState(0);
  const [looks, setLooks] = useState(0);
  const [takenPayment, setTakenPayment] = useState<Taken>();
  // The till opens again when the payment was voided, by somebody else or after a take-back without an answer.
  const shownPayment =
    takenPayment && !isVoided(studentAtCounter.ledger, takenPayment.entry.studentReceiptNo)
      ? takenPayment
      : undefined;
  const [lastVisit, setLastVisit] = useState(visit);
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const [isTyped, setTyped] = useState(false);
  const [isFamilyUnsure, setFamilyUnsure] = useState(false);
  const [refusal, setRefusal] = useLastRefused<ApiError>();
  const heads = useCounterHeads(studentAtCounter);
  const usualCharges = useUsualCharges(studentAtCounter, heads);
  // A clerk who looks the same student up again wants the till.
  if (visit !== lastVisit) {
    setLastVisit(visit);
    setTakenPayment(undefined);
  }

  const pay = async (payment: CounterPayment): Promise<SubmitOutcome> => {
    setRefusal(undefined);
    const answer = await collectFee.send(depositOf(payment, studentAtCounter));
    if (!answer.ok) {
      const errorsAtFields = formErrors(answer.error);
      if (Object.keys(errorsAtFields).length === 0) setRefusal(answer.error);
      return errorsAtFields;
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    const entry = ledgerOf(studentFeeReport).find((one) => one.studentReceiptNo === studentReceiptNo);
    rememberReceipt({ studentID: student.studentID, studentReceiptNo });
    void onChanged();
    // One child's payment lowers what the family owes; nobody at the till waits for that figure.
    void queries.invalidateQueries({ queryKey: keys.family });
    // Starts a new form: the typed values belong to the payment that was taken.
    setPaymentCount(paymentCount + 1);
    if (entry) setTakenPayment({ entry, change: changeToReturn(payment.tendered, payment.paidAmount) });
    return undefined;
  };

  /** Opens the till again for the same student, with the amount owed now. */
  const takeAnother = async () => {
    setAsking(true);
    const { isSuccess } = await onChanged();
    setAsking(false);
    if (isSuccess) setTakenPayment(undefined);
  };

  const earlierEntries = (
    <Card>
      <Stack gap="s">
        <Heading>{fees.earlier}</Heading>
        <LedgerTable studentID={student.studentID} ledger={studentAtCounter.ledger} isShort />
      </Stack>
    </Card>
  );

  return (
    <Stack>
      <AskBeforeLeaving isUnsaved={isTyped || isFamilyUnsure} />
      <WhoPays student={student} branchCode={studentAtCounter.branchCode} />
      {student.leftAt !== undefined && (
        <LeftAlert studentID={student.studentID} leftAt={student.leftAt} atCounter />
      )}
      {takenPayment && !shownPayment && (
        <Alert tone="success" onClose={() => setTakenPayment(undefined)}>
          {fees.takeBack.done(formatRupees(takenPayment.entry.studentPaid))}
        </Alert>
      )}
      {isPastLastClass(student, studentAtCounter.month) && <LastClassAlert />}
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
      {!mayCollect && (
        <Columns>
          <FiguresOnly due={studentAtCounter} />
          {earlierEntries}
        </Columns>
      )}
      {mayCollect && shownPayment && (
        <Columns>
          <TakenPayment
            studentID={student.studentID}
            taken={shownPayment}
            onNext={onNext}
            onAnother={() => void takeAnother()}
            onTakenBack={() => setTakenPayment(undefined)}
            isAsking={isAsking}
          />
          {earlierEntries}
        </Columns>
      )}
      {mayCollect && !shownPayment && (
        <PaymentForm
          key={paymentCount}
          payer={fullName(student)}
          due={studentAtCounter}
          autoFocus
          looks={looks}
          usualCharges={usualCharges}
          heads={heads}
          mayCharge={student.leftAt === undefined}
          onTyped={setTyped}
          onSubmit={pay}
          upiCode={(amount) => (
            <UpiCodePart
              branchCode={studentAtCounter.branchCode}
              amount={amount}
              reference={student.studentID}
            />
          )}
        >
          {earlierEntries}
        </PaymentForm>
      )}
      {mayCollect && (
        <OptionalPart inVain={fees.familyFailed}>
          <FamilyPanel studentID={student.studentID} onUnsure={setFamilyUnsure} />
        </OptionalPart>
      )}
    </Stack>
  );
}
