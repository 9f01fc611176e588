import { useTexts } from '../../messages/use-texts';

export const examResultsEn = {
  failed: 'The results could not be loaded',
  none: 'No results yet',
  noneText: (studentID: string) => `No result is recorded for Student ID ${studentID} yet.`,
  ofMaximum: (total: number, maximum: number) => `${total} of ${maximum}`,
  rankOf: (rank: number, of: number) => `${rank} of ${of}`,
  card: 'Report card',
  cardOf: (exam: string) => `Report card of ${exam}`,
  marks: (exam: string) => `Marks in ${exam}`,
  obtained: 'Marks',
  failedSubject: 'Failed',
  passed: 'Passed',
  notCounted: 'does not count in the total',
  notYet: 'not yet',
};

export const useExamResultsMessages = () => useTexts('examResults', examResultsEn);
