import { amountsIn, beginsIn, formatRupees, monthLabel, paise, type OwnHead } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { Note } from '../list/cells';
import { useSettingsMessages } from './messages';

/** What a head costs in a month, in short; of one that has not begun, what it will cost (D78). */
export function HeadCost({ head, month }: { readonly head: OwnHead; readonly month: string }) {
  const words = useSettingsMessages();
  const { locale } = useKitMessages();
  const first = beginsIn(head);
  const { amount, bands, stops = [] } = amountsIn(head, first > month ? first : month) ?? {};
  const all = bands ? Object.values(bands) : [];
  return (
    <>
      {amount !== undefined && formatRupees(amount)}
      {bands && words.byClass(formatRupees(paise(Math.min(...all))), formatRupees(paise(Math.max(...all))))}
      {stops.map((stop) => (
        <div key={stop.name}>
          {stop.name} {formatRupees(stop.amount)}
        </div>
      ))}
      {first > month && <Note>{words.notBegun(monthLabel(first, locale))}</Note>}
    </>
  );
}
