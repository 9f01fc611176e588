/** Every text of what an exam came to, in English. */
export const examResultsEn = {
  results: (name: string) => `Results of ${name}`,
  failed: 'The results could not be loaded',
  none: 'No results yet',
  noneText: (studentID: string) => `No result is recorded for Student ID ${studentID} yet.`,
  exam: 'Exam',
  session: 'Session',
  where: 'Class',
  total: 'Total',
  ofMaximum: (total: number, maximum: number) => `${total} of ${maximum}`,
  rank: 'Rank',
  rankOf: (rank: number, of: number) => `${rank} of ${of}`,
  card: 'Report card',
  cardOf: (exam: string) => `Report card of ${exam}`,
  marks: (exam: string) => `Marks in ${exam}`,
  subject: 'Subject',
  maximum: 'Maximum',
  obtained: 'Marks',
  grade: 'Grade',
  failedSubject: 'Failed',
  passed: 'Passed',
  notCounted: 'does not count in the total',
  notYet: 'not yet',
};

/** The shape that the other language has to fill. */
export type ExamResultsMessages = typeof examResultsEn;
