/** Every text of Attendance in English. */
export const attendanceEn = {
  find: 'Student/Teacher ID',
  findButton: 'Find',
  student: 'Student Attendance',
  class: 'Class Attendance',
  teacher: 'Teacher Attendance',
  nothingFor: (id: string) => `No attendance is recorded for ID ${id} yet.`,
};

/** The shape that the other language has to fill. */
export type AttendanceMessages = typeof attendanceEn;
