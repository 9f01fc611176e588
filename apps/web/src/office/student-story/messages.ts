import { useTexts } from '../../messages/use-texts';

export const studentStoryEn = {
  list: 'All that was done, newest first',
  filter: 'Find in what was done',
  anyKind: 'Everything',
  details: 'Details',
  byItself: 'By itself',
  none: 'Nothing was done yet',
  noMatch: 'Nothing of this was done',
  failed: 'What was done could not be loaded.',
  paper: (name: string, id: string) => `What was done: ${name}, ${id}`,
  printed: (when: string, count: number) =>
    `Printed ${when}; ${count === 1 ? '1 line' : `${count} lines`}, newest first`,
  tooLong: (most: number) => `Up to ${most} lines can be printed. Narrow the days.`,
};

export const useStudentStoryMessages = () => useTexts('studentStory', studentStoryEn);
