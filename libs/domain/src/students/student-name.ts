/** First and last name as one line. */
export function fullName(student: {
  readonly studentFirstName: string;
  readonly studentLastName: string;
}): string {
  return `${student.studentFirstName} ${student.studentLastName}`;
}
