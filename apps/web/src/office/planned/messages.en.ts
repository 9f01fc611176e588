/** What the empty parts of the office will hold, in English. */
export const plannedEn = {
  parts: {
    syllabus: {
      title: 'No syllabus yet',
      text: 'What each class learns in each subject will stand here.',
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
      title: 'Whose attendance?',
      text: 'Find a student to see the days of this session, month by month.',
    },
    fine: { title: 'No fines yet', text: 'Find a student to see the fines, add one or waive one.' },
    'student-result': {
      title: 'No results yet',
      text: "The student's marks of every examination will stand here.",
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
  back: 'Back to the dashboard',
};

/** The shape that the other language has to fill. */
export type PlannedMessages = typeof plannedEn;
