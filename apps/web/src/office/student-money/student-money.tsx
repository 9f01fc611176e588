import {
  admissionFees,
  allocate,
  isOfBranch,
  isSchoolHead,
  ledgerOf,
  standingConcessionsOf,
  takenHeadsOf,
  voidRightOf,
} from '@school/domain';
import { Button, Card, Heading, Row, Stack } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { LedgerTable } from '../ledger/ledger-table';
import { useLedgerMessages } from '../ledger/messages';
import { useHeads } from '../ledger/use-heads';
import { useFeeTables } from '../ledger/use-fee-tables';
import { PageButton } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import type { StudentWithFees } from '../student/with-fees';
import type { UsualAmounts } from './add-charge-form';
import { ConcessionList } from './concession-list';
import { useStudentMoneyMessages } from './messages';
import { NeverCharged } from './never-charged';
import { PayBack } from './pay-back';
import { StudentMoneyDialog, type OpenDialog } from './student-money-dialog';
import { TakenHeads } from './taken-heads';
import { useRefundable } from './use-student-money';

export interface StudentMoneyProps {
  readonly student: StudentWithFees;
  /** A note beside the title of the entries. */
  readonly note: string;
  /** Whether the student has left, so that nothing more is given or charged. */
  readonly isClosed?: boolean | undefined;
}

/** A student's charges and concessions, and the whole ledger (D47, D48). */
export function StudentMoney({ student, note, isClosed = false }: StudentMoneyProps) {
  const words = useStudentMoneyMessages();
  const ledgerWords = useLedgerMessages();
  const feeTables = useFeeTables();
  const rights = useRights();
  const refundable = useRefundable(student.studentID, rights.includes('refund'));
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { studentID } = student;
  const { month } = student.fees;
  const isAdmin = useIsAdmin();
  const mayGive = isAdmin && !isClosed;
  const mayReverse = voidRightOf(isAdmin, rights) === 'all';
  const mayCharge = rights.includes('collect') && !isClosed;
  const mayChange = rights.includes('students') && !isClosed;
  const admissionCharges = feeTables.data ? admissionFees(student, month, feeTables.data) : [];
  const usual: UsualAmounts = Object.fromEntries(admissionCharges.map(({ head, amount }) => [head, amount]));
  const heads = useHeads();
  const takenHeads = takenHeadsOf(student.heads ?? []);
  const branchHeads = (heads.data ?? []).filter(
    (head) =>
      isOfBranch(head, student.fees.branchCode) && (head.closedFrom === undefined || head.closedFrom > month),
  );
  const offeredHeads = branchHeads.filter(({ takers }) => takers === 'chosen');
  const owedHeads = [
    ...new Set([
      ...allocate(ledgerOf(student.studentFeeReport))
        .dues.filter(({ open }) => open > 0)
        .map(({ charge }) => charge.head),
      ...(student.fees.current ?? []).map(({ head }) => head),
    ]),
  ].filter(isSchoolHead);
  const close = () => setOpenDialog(undefined);

  return (
    <>
      <PayBack
        refundable={refundable.data}
        onPayBack={(amounts) => setOpenDialog({ kind: 'refund', refundable: amounts })}
      />
      {(takenHeads.length > 0 || offeredHeads.length > 0) && (
        <TakenHeads
          taken={takenHeads}
          month={month}
          onTake={
            mayChange && offeredHeads.length > 0
              ? () => setOpenDialog({ kind: 'take', heads: offeredHeads })
              : undefined
          }
          onEnd={mayChange ? (head) => setOpenDialog({ kind: 'give-up', taken: head }) : undefined}
        />
      )}
      <Card>
        <Stack>
          <Row justify="space-between">
            <Heading>{words.concessions}</Heading>
            {mayGive && (
              <Row>
                <Button
                  variant="secondary"
                  onClick={() => setOpenDialog({ kind: 'concession', heads: owedHeads })}
                >
                  {words.giveConcession}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() =>
                    setOpenDialog({ kind: 'standing', heads: branchHeads.map(({ head }) => head) })
                  }
                >
                  {words.giveStanding}
                </Button>
              </Row>
            )}
          </Row>
          {student.concessions.length === 0 ? (
            <p>{words.noConcessions}</p>
          ) : (
            <ConcessionList
              concessions={standingConcessionsOf(student.concessions)}
              month={month}
              onEnd={mayGive ? (concession) => setOpenDialog({ kind: 'end', concession }) : undefined}
            />
          )}
        </Stack>
      </Card>
      <NeverCharged
        months={isClosed ? [] : student.neverCharged}
        onBook={mayCharge ? () => setOpenDialog({ kind: 'months', months: student.neverCharged }) : undefined}
      />
      <Card>
        <Stack>
          <Row justify="space-between">
            <Row>
              <Heading>{ledgerWords.title}</Heading>
              <span>{note}</span>
            </Row>
            <Row>
              <PageButton to={`${profileOf(student)}/statement`}>{words.statement}</PageButton>
              {mayCharge && (
                <Button
                  variant="secondary"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => setOpenDialog({ kind: 'charge' })}
                >
                  {words.addCharge}
                </Button>
              )}
            </Row>
          </Row>
          <LedgerTable
            studentID={studentID}
            ledger={ledgerOf(student.studentFeeReport)}
            onReverse={
              mayReverse ? (entry, head) => setOpenDialog({ kind: 'reverse', entry, head }) : undefined
            }
          />
        </Stack>
      </Card>
      {openDialog && (
        <StudentMoneyDialog
          dialog={openDialog}
          studentID={studentID}
          month={month}
          usual={usual}
          onClose={close}
        />
      )}
    </>
  );
}
