/** What the empty parts of the office will hold, in English. */
export const plannedEn = {
  parts: {
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
  },
  back: 'Back to the dashboard',
};

/** The shape that the other language has to fill. */
export type PlannedMessages = typeof plannedEn;
