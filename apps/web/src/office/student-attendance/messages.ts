import { useTexts } from '../../messages/use-texts';

export const studentAttendanceEn = {
  failed: 'The attendance could not be loaded',
  title: (session: string) => `Attendance in session ${session}`,
  daysPresent: 'Days present',
  presentOfAll: (present: string, all: number) => `${present} of ${all}`,
  share: 'Of the school days since admission',
  shareOfTeacher: 'Of the school days that were marked',
  low: 'Under 75%',
  none: 'No day of this session is marked yet',
  noneText: 'The days appear here as soon as the section is marked.',
  noneOfTeacher: 'The days appear here as soon as the office marks the teachers.',
  noSchool: 'no school',
  shaded: 'shaded: no school',
  changes: 'Changed after the day',
  changed: (date: string, first: string, now: string, by: string, reason: string) =>
    `${date}: ${first} → ${now}, changed by ${by}: ${reason}`,
  notMarked: 'not marked',
};

export const useStudentAttendanceMessages = () => useTexts('studentAttendance', studentAttendanceEn);
