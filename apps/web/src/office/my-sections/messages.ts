import { useTexts } from '../../messages/use-texts';

export const mySectionsEn = {
  title: 'My Sections',
  text: 'Your sections and their students.',
  list: 'My sections',
  subjects: 'Your subjects',
  failed: 'Your sections could not be loaded',
  none: 'You have no sections yet',
  noneText: 'An administrator gives them on the Staff screen. They then appear here.',
  count: (students: number) => (students === 1 ? '1 student' : `${students} students`),
  teaches: (subjects: string) => `You teach ${subjects}`,
  classList: (section: string) => `Class list ${section}`,
  back: 'Back to my sections',
  printed: (at: string, students: string) => `Printed on ${at}. ${students}.`,
  listFailed: 'The class list could not be loaded',
  nobody: 'Nobody is in this section yet',
  noSection: 'There is no such section',
  serial: 'No.',
  mobile: 'Mobile',
  call: (name: string, number: string) => `Call the family of ${name}: ${number}`,
};

export const useMySectionsMessages = () => useTexts('mySections', mySectionsEn);
