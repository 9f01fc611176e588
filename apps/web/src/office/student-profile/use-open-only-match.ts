import { useEffect, useRef } from 'react';

export interface OnlyMatch {
  /** The filter, as in the address. */
  readonly filter: string;
  /** Whether the list on screen is that of the filter. */
  readonly isCurrent: boolean;
  /** The address of the list's only match; undefined while there is none, or more than one. */
  readonly to: string | undefined;
  readonly open: (to: string) => unknown;
}

/**
 * Opens the only match of a filter: at once or, if the list is still loading, when it has arrived.
 * @returns the function to call for Enter in the filter
 */
export function useOpenOnlyMatch({ filter, isCurrent, to, open }: OnlyMatch): () => void {
  const askedFilter = useRef<string>(undefined);
  const openIfAsked = () => {
    if (askedFilter.current === undefined || !isCurrent) return;
    // A text changed since Enter means something else.
    const isMeant = askedFilter.current === filter;
    askedFilter.current = undefined;
    if (isMeant && to !== undefined) open(to);
  };
  useEffect(openIfAsked);
  return () => {
    askedFilter.current = filter;
    openIfAsked();
  };
}
