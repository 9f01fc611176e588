import { useTexts } from '../../messages/use-texts';

export const studentStoryEn = {
  list: 'All that was done, newest first',
  filter: 'Find in the history',
  anyKind: 'Everything',
  details: 'Details',
  automatic: 'Automatic',
  none: 'No history yet',
  noMatch: 'Nothing in the history matches',
  failed: 'The history could not be loaded.',
  paper: (name: string, id: string) => `History: ${name}, ${id}`,
  printed: (when: string, count: number) =>
    `Printed ${when}; ${count === 1 ? '1 line' : `${count} lines`}, newest first`,
  tooLong: (most: number) => `Up to ${most} lines can be printed. Choose fewer days.`,
};

export const useStudentStoryMessages = () => useTexts('studentStory', studentStoryEn);
