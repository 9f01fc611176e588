/** Every text of the screens that hold little yet in English. */
export const pagesEn = {
  service: {
    update: 'Update Student Profile',
    pendingFee: 'Pending Fee',
    attendance: 'Attendance Report',
    fine: 'Fine',
    result: 'Result',
    tc: 'Generate TC',
    notYet: 'Find a student to update the profile',
    notYetText: 'Type the Student ID and press Enter.',
  },
  attendance: {
    find: 'Student/Teacher ID',
    findButton: 'Find',
    student: 'Student Attendance',
    class: 'Class Attendance',
    teacher: 'Teacher Attendance',
    nothingFor: (id: string) => `No attendance is recorded for ID ${id} yet.`,
  },
  result: {
    find: 'Student ID',
    findButton: 'Find',
    update: 'Update Result',
    student: 'Student One View',
    class: 'Class Wise',
    nothingFor: (id: string) => `No result is recorded for Student ID ${id} yet.`,
  },
};

/** The shape that the other language has to fill. */
export type PagesMessages = typeof pagesEn;
