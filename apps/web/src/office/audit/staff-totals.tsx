import { choiceLabel, staffDeeds } from '@school/domain';
import { Card, DescriptionItem, DescriptionList } from '@school/ui';
import type { StaffFigures } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { useAuditMessages } from './messages';

export interface StaffTotalsProps {
  readonly total: StaffFigures;
  /** Whether to show only the money, so that the lines below stay in view. */
  readonly isShort?: boolean;
}

/** The totals of all lines; the money is that of the day book for the same days (D53). */
export function StaffTotals({ total, isShort = false }: StaffTotalsProps) {
  const { staff: words } = useAuditMessages();
  const { labels, options } = useWords();
  const { receipts, money, deeds } = total;
  const figures: readonly (readonly [string, string | number])[] = [
    [labels.receiptCount, receipts],
    [labels.total, rupeesShown(money.total)],
    ...money.modes.map((one) => [choiceLabel(options.mode, one.key), rupeesShown(one.amount)] as const),
    ...(money.voided === 0 ? [] : [[labels.voided, rupeesShown(money.voided)] as const]),
    ...(money.refunded === 0 ? [] : [[labels.refunded, rupeesShown(money.refunded)] as const]),
    ...staffDeeds
      .filter((deed) => !isShort && deeds[deed] > 0)
      .map((deed) => [options.staffDeed[deed], deeds[deed]] as const),
  ];
  return (
    <Card as="section" aria-label={words.totals}>
      <DescriptionList size="s">
        {figures.map(([name, figure]) => (
          <DescriptionItem key={name} label={name}>
            {figure}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}
