import type { ClientModel, State } from './model';

/** The hashes in a copy of everything, by collection and ID. */
export type Copy = ReadonlyMap<string, bigint>;

interface Interval {
  from: number;
  until: number;
}

/** Waits until each client has ended the operations begun by a moment, so that its model is complete up to then. */
export async function passed(models: readonly ClientModel[], moment: number): Promise<void> {
  while (models.some(({ busySince = Infinity }) => busySince <= moment))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Checks that a copy made between two moments is the state of everything at one moment.
 *
 * @param copies the documents of each client in the copy
 * @returns the problem, if there is one
 */
export function notOfOneMoment(
  models: readonly ClientModel[],
  copies: readonly Copy[],
  { from, until }: Interval,
): string | undefined {
  const possible: Interval[][] = [];
  for (const [at, model] of models.entries()) {
    const copy = copies[at] ?? new Map<string, bigint>();
    const intervals = statesLike(model, copy).filter((state) => state.from <= until && state.until >= from);
    if (intervals.length === 0) return `client ${model.client}: ${strangest(model, copy, { from, until })}`;
    possible.push(intervals);
  }
  const moments = possible.flat().map((interval) => Math.max(interval.from, from));
  const isOne = (moment: number) =>
    possible.every((intervals) =>
      intervals.some((interval) => interval.from <= moment && interval.until >= moment),
    );
  return moments.some(isOne) ? undefined : 'each client is at a moment of its own, and there is none for all';
}

const sumOf = (hashes: Iterable<bigint | undefined>): bigint =>
  [...hashes].reduce<bigint>((sum, hash) => sum + (hash ?? 0n), 0n);

function statesLike({ states }: ClientModel, copy: Copy): State[] {
  const whole = sumOf(copy.values());
  return states.filter(({ sum, open }) => {
    if (open.some(({ key, before, after }) => copy.get(key) !== before && copy.get(key) !== after))
      return false;
    const opened = sumOf(open.map(({ key }) => copy.get(key))) - sumOf(open.map(({ before }) => before));
    return whole === sum + opened;
  });
}

/** Names the documents that the client never had in this form at that time. */
function strangest({ versions }: ClientModel, copy: Copy, { from, until }: Interval): string {
  const keys = new Set([...versions.keys(), ...copy.keys()]);
  const strange = [...keys].filter((key) => {
    const known = versions.get(key) ?? [];
    const then = known.filter((version) => version.from <= until && version.until >= from);
    return !then.some(({ hash }) => hash === copy.get(key)) && !(known.length === 0 && !copy.has(key));
  });
  return strange.length > 0
    ? `never was so at that time: ${strange.slice(0, 5).join(', ')}${strange.length > 5 ? ` and ${strange.length - 5} more` : ''}`
    : 'its documents are of different moments';
}
