import { amountsIn, beginsIn, formatRupees, monthLabel, paise, type OwnHead } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { Note } from '../list/cells';
import { useSettingsMessages } from './messages';

/** The monthly cost of a head in short; for a head that has not begun, its future cost (D78). */
export function HeadCost({ head, month }: { readonly head: OwnHead; readonly month: string }) {
  const words = useSettingsMessages();
  const { locale } = useKitMessages();
  const firstMonth = beginsIn(head);
  const { amount, bands, stops = [] } = amountsIn(head, firstMonth > month ? firstMonth : month) ?? {};
  const bandAmounts = bands ? Object.values(bands) : [];
  return (
    <>
      {amount !== undefined && formatRupees(amount)}
      {bands &&
        words.byClass(
          formatRupees(paise(Math.min(...bandAmounts))),
          formatRupees(paise(Math.max(...bandAmounts))),
        )}
      {stops.map((stop) => (
        <div key={stop.name}>
          {stop.name} {formatRupees(stop.amount)}
        </div>
      ))}
      {firstMonth > month && <Note>{words.notBegun(monthLabel(firstMonth, locale))}</Note>}
    </>
  );
}
