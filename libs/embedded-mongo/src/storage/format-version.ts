/** The format of the store; raise it when the layout changes. A higher one is refused, the previous one is upgraded. */
export const formatVersion = 3;
