interface Named {
  readonly label: string;
}

/** Letters for which the bar has room on an office's old screen, beside the name of the school and what parents do there. */
const ROOM = 66;

/** What stands around an entry takes as much as three letters. */
const roomOf = (label: string) => label.length + 3;

const roomOfAll = (entries: readonly Named[]) => entries.reduce((room, { label }) => room + roomOf(label), 0);

/**
 * What of a site's entries stands in its bar, and what goes into a menu behind them because there is no room: the last ones.
 * @param more what the menu is called, which takes room too
 */
export function inBar<Entry extends Named>(
  entries: readonly Entry[],
  more: string,
): { readonly shown: readonly Entry[]; readonly folded: readonly Entry[] } {
  if (roomOfAll(entries) <= ROOM) return { shown: entries, folded: [] };
  const fitting = entries.filter((_, at) => roomOfAll(entries.slice(0, at + 1)) + roomOf(more) <= ROOM);
  return { shown: fitting, folded: entries.slice(fitting.length) };
}
