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
  groups: { students: 'Students', money: 'Money', year: 'School year', office: 'Office' },
  administration: 'Administration',
  admin: { staff: 'Staff', settings: 'Settings' },
  today: (day: string, session: string) => `${day} · Session ${session}`,
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
  notAllowed: {
    text: 'This account may not open the office area. Please sign in with an office account.',
    logout: 'Logout and sign in as office',
  },
};

/** The shape that the other language has to fill. */
export type ShellMessages = typeof shellEn;
