import { counterFigures, type CounterDue } from '@school/domain';
import { Card, Stack } from '@school/ui';
import { FeesSummary } from '@school/ui/school';
import { RightNeeded } from '../../screen/right-needed';

/** The amount owed, for an account that may not take money (D58). */
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
