/** What the form calls the mark of somebody: never a number alone, which would be a place in a list. */
export const markName = (id: string): string => `marks.${markKey(id)}`;

/** The same inside `marks`. */
export const markKey = (id: string): string => `id-${id}`;
