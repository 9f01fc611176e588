import { useTexts } from '../messages/use-texts';

/** Every text of what a family sees, in English. */
export const familyPagesEn = {
  pages: 'Pages',
  nav: {
    home: 'Home',
    fees: 'Fees',
    attendance: 'Attendance',
    results: 'Results',
    timeTable: 'Time table',
    calendar: 'Calendar',
  },
  session: (session: string) => `Session ${session}`,
  failed: {
    fees: 'The fees could not be loaded',
    attendance: 'The attendance could not be loaded',
    results: 'The results could not be loaded',
    timeTable: 'The time table could not be loaded',
    calendar: 'The calendar could not be loaded',
    news: 'The news could not be loaded',
  },
  home: {
    session: (name: string, session: string) => `${name}, session ${session}`,
    toFees: 'Pay, and see the receipts',
    attendance: (month: string) => `Attendance in ${month}`,
    notMarked: 'No day of this month is marked yet.',
    toAttendance: 'See all months',
    next: 'Next in the calendar',
    nothingNext: 'Nothing more is in the calendar of this session.',
    toCalendar: 'See the calendar',
    result: 'Last result',
    toResults: 'See all results',
    news: 'News of the school',
    noNews: 'No news yet',
  },
  due: {
    title: 'Due now',
    nothing: 'Nothing is due',
    advance: (amount: string) => `${amount} is paid ahead and settles what comes next.`,
    unknown: 'What is due cannot be shown. Please ask at the school office.',
    payBy: (day: string) => `Please pay by ${day}.`,
    of: 'What it is for',
    pay: (amount: string) => `Pay ${amount} by UPI`,
    code: (amount: string) => `QR code to pay ${amount} by UPI`,
    scan: 'Scan it with any UPI app.',
    afterwards: 'The receipt appears below as soon as the office has entered the payment.',
    atCounter: 'Please pay at the school office.',
  },
  receipts: {
    title: 'Receipts',
    none: 'No payment yet',
    number: (number: string) => `Receipt ${number}`,
    isVoid: 'Void',
  },
  attendance: {
    whole: 'The whole session',
    byMonth: 'By month',
  },
  results: {
    none: 'No result is published yet.',
    noneText: 'Marks appear here as soon as the school publishes an exam.',
    card: 'Report card',
    cardOf: (exam: string) => `Report card: ${exam}`,
    noCard: 'There is no such report card',
    back: 'Back',
  },
  noLessons: 'No lessons yet',
  noLessonsText: 'The week appears here as soon as the school has made the time table.',
  calendar: {
    none: 'Nothing is in the calendar yet',
    noneText: 'Holidays, examinations and events of the school appear here.',
    toCome: 'From this month on',
    past: 'Earlier in the session',
  },
  password: {
    title: 'Change password',
    text: 'You are signed out on every other phone, and stay signed in on this one.',
    firstTitle: 'Set your own password',
    firstText:
      'The school office made the password that you signed in with. Set one that only your family knows; then everything opens.',
    done: 'Your password is changed.',
  },
};

export const useFamilyMessages = () => useTexts('familyPages', familyPagesEn);
