import { formatRupees, sum } from '@school/domain';
import { Alert, Button, Card, Heading, Row, Stack, useUnsavedWork } from '@school/ui';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { page } from '../../../screen/page';
import { FamilyList } from './family-list';
import { FamilyProgress } from './family-progress';
import { useFamilyMessages } from './messages';
import { owedBy, useFamily, useFamilyPayment } from './use-family';

// Few of those who pay have the whole family pay: the counter of all others is lighter without.
const FamilyForm = page(() => import('./family-form'), 'FamilyForm');

/** Brothers and sisters of the student at the counter, and one payment for all of them; nothing where there are none (D56). */
export function FamilyPanel({ studentID }: { readonly studentID: string }) {
  const words = useFamilyMessages();
  const found = useFamily(studentID);
  const { payments, start, again, forget } = useFamilyPayment();
  const [isPaying, setPaying] = useState(false);
  useUnsavedWork(payments.some(({ state }) => state.is !== 'taken' && state.is !== 'refused'));
  if (found.isError && !found.data) return <Alert tone="warning">{found.error.message}</Alert>;
  const family = found.data ?? [];
  if (family.length < 2) return null;
  const owing = family.filter(({ fees }) => fees.outstandingDue > 0);
  const owed = sum(...owedBy(owing));
  return (
    <Card>
      <Stack>
        <Heading>{words.title}</Heading>
        {payments.length > 0 ? (
          <FamilyProgress payments={payments} onAgain={() => void again()} onDone={forget} />
        ) : (
          <>
            <FamilyList family={family} studentID={studentID} />
            <Row justify="space-between">
              <strong>{words.total(formatRupees(owed))}</strong>
              {owing.length > 1 && !isPaying && (
                <Button
                  variant="secondary"
                  icon={<Users aria-hidden="true" />}
                  onClick={() => setPaying(true)}
                >
                  {words.open}
                </Button>
              )}
            </Row>
            {isPaying && owing.length > 0 && (
              <Suspense>
                <FamilyForm
                  amount={owed}
                  onCancel={() => setPaying(false)}
                  onSubmit={(mode) => {
                    setPaying(false);
                    void start(owing, mode);
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
