import { formatRupees, fromRupees, monthLabel, sum } from '@school/domain';
import { Button, Card, Heading, Row, Stack, useKitMessages } from '@school/ui';
import type { Student } from '../../api/types';
import { useStudentMoneyMessages } from './messages';

export interface NeverChargedProps {
  /** The months, each with its amount in rupees. */
  readonly months: Student['neverCharged'];
  /** Charges the months; left out for accounts without the right. */
  readonly onBook?: (() => void) | undefined;
}

/** The months that a student was never charged for, with a button to charge them; renders nothing if there are none (D44). */
export function NeverCharged({ months, onBook }: NeverChargedProps) {
  const words = useStudentMoneyMessages();
  const { locale } = useKitMessages();
  if (months.length === 0) return null;
  return (
    <Card>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading>{words.neverCharged}</Heading>
          {onBook && (
            <Button variant="secondary" onClick={onBook}>
              {words.bookMonths}
            </Button>
          )}
        </Row>
        <p>{words.neverChargedText}</p>
        <p>
          {months.map(({ month }) => monthLabel(month, locale)).join(', ')}
          {' · '}
          {words.monthsTogether(
            months.length,
            formatRupees(sum(...months.map(({ amount }) => fromRupees(amount)))),
          )}
        </p>
      </Stack>
    </Card>
  );
}
