import { formatRupees, fromRupees, sum } from '@school/domain';
import { Tile, TileGrid } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { useDashboardMessages } from './messages';
import { loadErrorText } from './load-error-text';
import type { Read } from './use-dashboard';

/** Today's collection with its voids, the number of receipts given out, and the amount owed (section 2, D53, D55, D62). */
export function MoneyTiles({ collected, owed }: Read<'collected' | 'owed'>) {
  const { none } = useMessages();
  const words = useDashboardMessages();
  const { labels } = useWords();
  const { data, isPending } = collected;
  const today = data && { collected: fromRupees(data.collected), voided: fromRupees(data.voided) };
  const undoneTexts = today && [
    data.voids === 0 ? words.noVoids : words.voids(data.voids, formatRupees(today.voided)),
    ...(data.mistyped === 0 ? [] : [words.mistyped(data.mistyped)]),
    ...(data.refunded === 0 ? [] : [words.refunded(formatRupees(fromRupees(Math.abs(data.refunded))))]),
  ];
  return (
    <TileGrid>
      <Tile
        label={words.feesCollection}
        value={today ? formatRupees(sum(today.collected, today.voided)) : none}
        hint={loadErrorText(collected) ?? undoneTexts?.join(', ')}
        loading={isPending}
      />
      <Tile
        label={words.receiptsToday}
        value={data?.receipts ?? none}
        hint={loadErrorText(collected) ?? <PageLink to="/office/day-book">{words.dayBook}</PageLink>}
        loading={isPending}
      />
      <Tile
        label={labels.outstanding}
        value={owed.data ? formatRupees(fromRupees(owed.data.amount)) : none}
        hint={loadErrorText(owed) ?? (owed.data && words.studentsOwe(owed.data.students))}
        loading={owed.isPending}
      />
    </TileGrid>
  );
}
