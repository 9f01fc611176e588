/** First and last name as one line. */
export const fullName = (student: {
  readonly studentFirstName: string;
  readonly studentLastName: string;
}): string => `${student.studentFirstName} ${student.studentLastName}`;
