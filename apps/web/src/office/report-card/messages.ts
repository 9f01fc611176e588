import { useTexts } from '../../messages/use-texts';

interface Attended {
  readonly present: number;
  readonly marked: number;
  readonly share: number;
}

export const reportCardEn = {
  father: 'Father',
  notPublished: 'Not published yet',
  sectionAverage: 'Average of the section',
  notCounted: 'not in the total',
  total: 'Total',
  attended: ({ present, marked, share }: Attended) => `${present} of ${marked} days (${share}%)`,
  noAttendance: 'not marked',
  legend: 'AB absent, NT not taken, – not yet marked.',
  gradesKey: (grades: string) => `Grades: ${grades}.`,
  passKey: (pass: number) => `Pass mark: ${pass}% in each subject.`,
  remarks: 'Remarks',
  parent: 'Parent or guardian',
};

export const useReportCardMessages = () => useTexts('reportCard', reportCardEn);
