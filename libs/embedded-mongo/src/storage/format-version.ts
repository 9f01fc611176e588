/** Raise it when the layout changes; a store with a higher one is refused, one with a lower one is brought up to it. */
export const formatVersion = 2;
