import { counterFigures, type CounterDue } from '@school/domain';
import { Card, Stack } from '@school/ui';
import { FeesSummary } from '@school/ui/school';
import { RightNeeded } from '../../screen/right-needed';

/** What is owed, for whoever looks a student up without the right to take money (D58). */
export function FiguresOnly({ due }: { readonly due: CounterDue }) {
  const { currentCharge, outstandingDue } = counterFigures(due, {});
  return (
    <Card>
      <Stack>
        <FeesSummary
          currentCharge={currentCharge}
          previousBalance={due.previousBalance}
          outstandingDue={outstandingDue}
        />
        <RightNeeded right="collect" />
      </Stack>
    </Card>
  );
}
