import { formatRupees, fromRupees, sum } from '@school/domain';
import { Tile } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { useDashboardMessages } from './messages';
import { useCollectedToday } from './use-dashboard';

/** What was collected today, and what of it was voided (section 2, D62): the figures of today's day book. */
export function CollectedTile() {
  const { none } = useMessages();
  const words = useDashboardMessages();
  const { data, isPending, error } = useCollectedToday();
  const today = data && { collected: fromRupees(data.collected), voided: fromRupees(data.voided) };
  const voids =
    today && (data.voids === 0 ? words.noVoids : words.voids(data.voids, formatRupees(today.voided)));
  return (
    <Tile
      label={words.feesCollection}
      value={today ? formatRupees(sum(today.collected, today.voided)) : none}
      hint={error?.message ?? voids}
      loading={isPending}
    />
  );
}
