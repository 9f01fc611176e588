import { familyDue, formatRupees } from '@school/domain';
import { Alert, Button, Card, Heading, Row, Stack, useUnsavedWork } from '@school/ui';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { focusOnMount } from '../../../screen/focus-on-mount';
import { part } from '../../../screen/page';
import { useFamily } from '../../student/use-family';
import { FamilyList } from './family-list';
import { FamilyProgress } from './family-progress';
import { useFamilyMessages } from './messages';
import { memberOf, useFamilyPayment } from './use-family';

// Few families pay for all children at once, so the form loads on demand and the counter stays light for all others.
const FamilyForm = part(() => import('./family-form'), 'FamilyForm');

export interface FamilyPanelProps {
  readonly studentID: string;
  /** Called with whether a payment is half typed, or its outcome is not known yet. */
  readonly onUnsure: (isUnsure: boolean) => void;
}

/** The siblings of the student at the counter, and one payment for all of them; renders nothing without siblings (D56). */
export function FamilyPanel({ studentID, onUnsure }: FamilyPanelProps) {
  const words = useFamilyMessages();
  const familyQuery = useFamily(studentID);
  const { payments, start, again, takenBack, forget } = useFamilyPayment();
  const [isPaying, setPaying] = useState(false);
  const [isTyped, setTyped] = useState(false);
  // When the form closes, the button that opened it takes the focus, as the button that closed it is gone.
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setPaying(false);
    setClosed(true);
  };
  const isUnsure =
    isTyped ||
    payments.some(({ state }) => state.is === 'waiting' || state.is === 'running' || state.is === 'unsure');
  useUnsavedWork(isUnsure);
  useEffect(() => {
    onUnsure(isUnsure);
    return () => onUnsure(false);
  }, [onUnsure, isUnsure]);
  if (familyQuery.isError && !familyQuery.data)
    return <Alert tone="warning">{familyQuery.error.message}</Alert>;
  const family = familyQuery.data ?? [];
  if (family.length < 2) return null;
  const owed = familyDue(family.map(memberOf));
  // A child that owes nothing can still pay ahead.
  const paying = family.filter(({ fees }) => fees.outstandingDue > 0 || fees.ahead.length > 0);
  return (
    <Card>
      <Stack>
        <Heading>{words.title}</Heading>
        {payments.length > 0 ? (
          <FamilyProgress
            payments={payments}
            onAgain={() => void again()}
            onTakenBack={takenBack}
            onDone={() => {
              close();
              forget();
            }}
          />
        ) : (
          <>
            <FamilyList family={family} studentID={studentID} />
            <Row justify="space-between">
              <strong>{words.total(formatRupees(owed))}</strong>
              {paying.length > 1 && !isPaying && (
                <Button
                  ref={isClosed ? focusOnMount : undefined}
                  variant="secondary"
                  icon={<Users aria-hidden="true" />}
                  onClick={() => setPaying(true)}
                >
                  {words.open}
                </Button>
              )}
            </Row>
            {isPaying && paying.length > 0 && (
              <FamilyForm
                family={paying}
                studentID={studentID}
                onCancel={close}
                onTyped={setTyped}
                onSubmit={(payment) => start(paying, payment)}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
