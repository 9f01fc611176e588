import { admissionFees, ledgerOf, standingConcessionsOf } from '@school/domain';
import { Button, Card, Row, Stack } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Student } from '../../api/types';
import { useSession } from '../../session/session';
import { useFeeTables } from '../fee-tables/use-fee-tables';
import { LedgerTable } from '../ledger/ledger-table';
import { useLedgerMessages } from '../ledger/messages';
import type { UsualAmounts } from './add-charge-form';
import { ConcessionList } from './concession-list';
import { useStudentMoneyMessages } from './messages';
import { StudentMoneyDialog, type Asked } from './student-money-dialog';

export interface StudentMoneyProps {
  readonly student: Student;
  /** Stands beside the title of the entries. */
  readonly note: string;
}

/** A student's charges and concessions, and the whole ledger (D47, D48). */
export function StudentMoney({ student, note }: StudentMoneyProps) {
  const words = useStudentMoneyMessages();
  const ledgerWords = useLedgerMessages();
  const { claims } = useSession();
  const feeTables = useFeeTables();
  const [asked, setAsked] = useState<Asked>();
  const { studentID } = student;
  const { month } = student.fees;
  const isAdmin = claims?.role === 'admin';
  const usual = feeTables.data
    ? (Object.fromEntries(
        admissionFees(student, month, feeTables.data).map(({ head, amount }) => [head, amount]),
      ) as UsualAmounts)
    : {};
  const close = () => setAsked(undefined);

  return (
    <>
      <Card>
        <Stack>
          <Row $justify="space-between">
            <h2>{words.concessions}</h2>
            {isAdmin && (
              <Row>
                <Button variant="secondary" onClick={() => setAsked({ what: 'concession' })}>
                  {words.giveConcession}
                </Button>
                <Button variant="secondary" onClick={() => setAsked({ what: 'standing' })}>
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
              onEnd={isAdmin ? (concession) => setAsked({ what: 'end', concession }) : undefined}
            />
          )}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Row $justify="space-between">
            <Row>
              <h2>{ledgerWords.title}</h2>
              <span>{note}</span>
            </Row>
            <Button
              variant="secondary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setAsked({ what: 'charge' })}
            >
              {words.addCharge}
            </Button>
          </Row>
          <LedgerTable
            studentID={studentID}
            ledger={ledgerOf(student.studentFeeReport)}
            onTakeBack={isAdmin ? (entry, head) => setAsked({ what: 'take-back', entry, head }) : undefined}
          />
        </Stack>
      </Card>
      {asked && (
        <StudentMoneyDialog asked={asked} studentID={studentID} month={month} usual={usual} onClose={close} />
      )}
    </>
  );
}
