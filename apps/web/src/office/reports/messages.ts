import { useTexts } from '../../messages/use-texts';

/** Every text of today's summary and of the general report in English. */
export const reportsEn = {
  back: 'Back to the dashboard',
  failed: 'The report could not be loaded',
  printed: (when: string) => `As of ${when}`,
  principal: 'Principal',
  noMoney: 'Amounts are shown to whoever has the right “Read reports”.',
  today: {
    title: "Today's Summary",
    collected: 'Collected today',
    byBranch: 'By branch',
    counter: 'Counter',
    students: 'Students',
    registered: 'New admissions',
    left: 'Marked as left',
    certificates: 'Transfer certificates',
    changed: 'Changed',
    attendance: 'Attendance',
    englishWing: 'English-medium wing',
    hindiWing: 'Hindi-medium wing',
    teachers: 'Teachers',
    presentOf: (present: number, marked: number) => `${present} of ${marked}`,
    notMarked: 'Not marked',
    sectionsMarked: 'Sections marked',
    sectionsNotMarked: (count: number) =>
      count === 1 ? '1 section is not marked' : `${count} sections are not marked`,
    allMarked: 'All sections are marked',
    noSchool: 'No school today',
    drawers: 'Drawers not closed',
    noDrawers: 'All drawers are closed',
    entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    since: (who: string, when: string) => `${who}, since ${when}`,
    calendar: 'Calendar',
    noOccasions: 'Nothing is in the calendar today',
    until: (title: string, day: string) => `${title}, until ${day}`,
  },
  general: {
    title: 'General Report',
    of: (session: string) => `General Report, session ${session}`,
    class: 'Class',
    admitted: 'New',
    left: 'Left',
    attendance: 'Attendance %',
    months: 'Collected by month',
    monthsNote: 'Less what was voided and paid back, as in the day book.',
    none: 'No student is registered yet',
    noneText: 'The report begins with the first student.',
    legend: 'New and left: in this session. Owe and outstanding: what is late, as in Defaulters.',
  },
};

export const useReportsMessages = () => useTexts('reports', reportsEn);
