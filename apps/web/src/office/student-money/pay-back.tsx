import { formatRupees, headLabel, refundableOf, refundsIn, type Refundable } from '@school/domain';
import { Button, Card, Heading, Row } from '@school/ui';
import { HandCoins } from 'lucide-react';
import { useWords } from '../../messages/words';
import { useStudentMoneyMessages } from './messages';

export interface PayBackProps {
  /** The refundable amounts, or undefined while they are not known. */
  readonly refundable: Refundable | undefined;
  readonly onPayBack: (refundable: Refundable) => void;
}

/** The amounts that can be paid back to the family, for accounts with the right; renders nothing if there are none (D75). */
export function PayBack({ refundable, onPayBack }: PayBackProps) {
  const words = useStudentMoneyMessages();
  const { options } = useWords();
  const refunds = refundable ? refundsIn(refundable) : [];
  if (refundable === undefined || refunds.length === 0) return null;
  return (
    <Card>
      <Row justify="space-between">
        <div>
          <Heading>{words.canBePaidBack}</Heading>
          <p>
            {refunds
              .map(
                (refund) =>
                  `${headLabel(options.of, refund)} ${formatRupees(refundableOf(refundable, refund))}`,
              )
              .join(', ')}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<HandCoins aria-hidden="true" />}
          onClick={() => onPayBack(refundable)}
        >
          {words.payBack}
        </Button>
      </Row>
    </Card>
  );
}
