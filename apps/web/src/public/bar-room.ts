interface Labelled {
  readonly label: string;
}

/** The number of letters that fit into the bar on an office's old screen, beside the school's name and what parents do there. */
const ROOM = 66;

/** The space around an entry takes as much room as three letters. */
const roomOf = (label: string) => label.length + 3;

const roomOfAll = (entries: readonly Labelled[]) =>
  entries.reduce((room, { label }) => room + roomOf(label), 0);

/**
 * Splits a site's entries into those that fit into its bar and the last ones, which go into a menu behind them.
 * @param more the name of that menu, which takes room too
 */
export function inBar<Entry extends Labelled>(
  entries: readonly Entry[],
  more: string,
): { readonly shown: readonly Entry[]; readonly folded: readonly Entry[] } {
  if (roomOfAll(entries) <= ROOM) return { shown: entries, folded: [] };
  const fitting = entries.filter((_, index) => roomOfAll(entries.slice(0, index + 1)) + roomOf(more) <= ROOM);
  return { shown: fitting, folded: entries.slice(fitting.length) };
}
