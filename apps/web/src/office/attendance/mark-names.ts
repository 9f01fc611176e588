/** The name of somebody's mark in the form; never only a number, which would be taken for an index in a list. */
export const markName = (id: string): string => `marks.${markKey(id)}`;

/** The same inside `marks`. */
export const markKey = (id: string): string => `id-${id}`;
