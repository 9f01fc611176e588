/** What the empty parts of the office will hold, in English. */
export const plannedEn = {
  parts: {
    'staff-report': {
      title: 'For administrators',
      text: 'What everybody has done in the office is shown to administrators here.',
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
  },
  back: 'Back to the dashboard',
};

/** The shape that the other language has to fill. */
export type PlannedMessages = typeof plannedEn;
