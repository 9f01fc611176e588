/** Names the draft of a student's edit. */
export const draftOf = (studentID: string) => `student/${studentID}`;
