/** What the empty parts of the office will hold, in English. */
export const plannedEn = {
  parts: {
    'staff-report': {
      title: 'No staff report yet',
      text: 'Teachers and office staff, their attendance and their duties will stand here.',
    },
    'pending-fee': {
      title: 'pending-fee works!',
      text: 'Find a student to see the months, and what is paid of each.',
    },
    'attendance-report': {
      title: 'Whose attendance?',
      text: 'Find a student to see the days of this session, month by month.',
    },
    fine: { title: 'No fines yet', text: 'Find a student to see the fines, add one or waive one.' },
    'teacher-attendance': {
      title: 'No teacher attendance yet',
      text: "Type a Teacher ID to see one teacher's days here.",
    },
  },
  back: 'Back to the dashboard',
};

/** The shape that the other language has to fill. */
export type PlannedMessages = typeof plannedEn;
