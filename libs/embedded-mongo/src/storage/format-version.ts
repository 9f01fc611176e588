/** Raise it when the layout changes; a store with a higher one is refused, one of the version before is brought up to it. */
export const formatVersion = 3;
