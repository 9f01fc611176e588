/** The name of the draft for a student's edit. */
export const draftOf = (studentID: string) => `student/${studentID}`;
