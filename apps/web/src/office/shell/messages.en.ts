/** Every text of the office area as a whole in English. */
export const shellEn = {
  sidebar: {
    dashboard: 'Dashboard',
    'register-student': 'New Registration',
    'student-profile': 'Student Profile',
    'student-service': 'Student Service',
    attendance: 'Attendance',
    accounts: 'Fees & Payment',
    result: 'Student Result',
    calendar: 'Yearly Calendar',
    syllabus: 'Syllabus',
    timetable: 'Time Table',
    'staff-report': 'Staff Report',
  },
  backToDashboard: 'Back to the dashboard',
  keyboard: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    keys: [
      { key: '?', does: 'Show this list' },
      { key: '/', does: 'Go to the search or filter of the screen' },
      { key: 'Enter', does: 'Send the form, open the link or press the button' },
      { key: 'Esc', does: 'Close the dialog, menu or calendar' },
      { key: 'Tab', does: 'Go to the next field; with Shift to the one before' },
      { key: '← →', does: 'Move through tabs and options; ↑ ↓ through menus, days and lists' },
      { key: 'F2', does: 'At the counter: the amount' },
      { key: 'F4', does: 'At the counter: the mode of payment' },
      { key: 'F7', does: 'At the counter: the payment type' },
      { key: 'F8', does: 'At the counter: the months' },
      { key: 'F9', does: 'At the counter: print the last receipt again' },
    ],
  },
  /** What the empty parts of the office will hold. */
  planned: {
    calendar: {
      title: 'The yearly calendar is empty',
      text: 'Holidays, examinations and functions of the year will stand here.',
    },
    syllabus: {
      title: 'No syllabus yet',
      text: 'What each class learns in each subject will stand here.',
    },
    timetable: {
      title: 'No time table yet',
      text: 'The periods of each class and each teacher will stand here.',
    },
    'staff-report': {
      title: 'No staff report yet',
      text: 'Teachers and office staff, their attendance and their duties will stand here.',
    },
    'pending-fee': {
      title: 'pending-fee works!',
      text: 'Find a student to see the months, and what is paid of each.',
    },
    'attendance-report': {
      title: 'No attendance report yet',
      text: 'The days on which the student was present will stand here.',
    },
    fine: { title: 'No fines yet', text: 'Find a student to see the fines, add one or waive one.' },
    'student-result': {
      title: 'No results yet',
      text: "The student's marks of every examination will stand here.",
    },
    'generate-tc': {
      title: 'No transfer certificate yet',
      text: 'The certificate for a student who leaves the school will be made here.',
    },
    'student-attendance': {
      title: 'No student attendance yet',
      text: 'Type a Student ID to see the days of one student here.',
    },
    'class-attendance': {
      title: 'No class attendance yet',
      text: 'Who of a class is present today will stand here.',
    },
    'teacher-attendance': {
      title: 'No teacher attendance yet',
      text: "Type a Teacher ID to see one teacher's days here.",
    },
    'update-result': {
      title: 'No results to update yet',
      text: "A student's marks will be entered and corrected here.",
    },
    'student-one-view': {
      title: 'No results yet',
      text: 'All results of one student on one page will stand here.',
    },
    'class-wise': {
      title: 'No class results yet',
      text: 'The results of a whole class will stand here.',
    },
  },
  notAllowed: {
    title: 'Not allowed',
    text: 'This account may not open the office area. Please sign in with an office account.',
    logout: 'Logout and sign in as office',
  },
};

/** The shape that the other language has to fill. */
export type ShellMessages = typeof shellEn;
