/** What the form calls the mark of a student: never a number alone, which would be a place in a list. */
export const markName = (studentID: string): string => `marks.${markKey(studentID)}`;

/** The same inside `marks`. */
export const markKey = (studentID: string): string => `id-${studentID}`;
