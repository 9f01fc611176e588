import { useEffect, useRef } from 'react';

export interface OnlyMatch {
  /** What was asked for, as it stands in the address. */
  readonly filter: string;
  /** Whether the list shows what was asked for. */
  readonly isCurrent: boolean;
  /** Where the only match of the list is; undefined while there is none, or more than one. */
  readonly to: string | undefined;
  readonly open: (to: string) => unknown;
}

/**
 * Opens the only match of a filter: at once, or when the list has it, where it is asked for while that is on its way.
 * @returns to be called for Enter in the filter
 */
export function useOpenOnlyMatch({ filter, isCurrent, to, open }: OnlyMatch): () => void {
  const asked = useRef<string>(undefined);
  const openIfAsked = () => {
    if (asked.current === undefined || !isCurrent) return;
    // What was typed on since means something else.
    const isMeant = asked.current === filter;
    asked.current = undefined;
    if (isMeant && to !== undefined) open(to);
  };
  useEffect(openIfAsked);
  return () => {
    asked.current = filter;
    openIfAsked();
  };
}
