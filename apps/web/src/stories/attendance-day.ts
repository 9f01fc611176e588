import type { components } from '@school/api-client';
import { daysOfMonth, isSunday } from '@school/domain';
import { answer, type Answers } from './answer';

type Schemas = components['schemas'];

/** The day of the stories: a Saturday. */
const today = '2026-11-21';
const MONTH = '2026-11';

const third = { branch: 'MLMEC', class: '3', section: 'a' } as const;
const names = [
  'Aarav Mishra',
  'Ananya Tiwari',
  'Bela Verma',
  'Chetan Yadav',
  'Divya Singh',
  'Gurpreet Kaur',
  'Mohammad Faizan',
  'Sara Khan',
  'Venkatanarasimha Krishnamurthy',
  'अंजलि वर्मा',
];
const states = ['present', 'present', 'absent', 'present', 'half', 'present', 'leave', 'present'] as const;
const stateAt = (at: number) => states[at % states.length] ?? 'present';

const student = (studentName: string, at: number) => ({
  roll: at + 1,
  studentID: String(1001 + at),
  studentName,
  fatherName: `Ramesh ${studentName.split(' ').at(-1) ?? ''}`,
});

const correction = {
  first: 'absent',
  by: 'Meena (meena)',
  at: '2026-11-20T04:30:00.000Z',
  reason: 'A note came from home',
};

const marked = {
  markedBy: 'Ravi (ravi)',
  markedAt: '2026-11-21T02:58:00.000Z',
  present: 7,
  absent: 1,
  leave: 1,
  half: 1,
};

const unmarked: Schemas['SectionDay'] = {
  ...third,
  day: today,
  revision: 0,
  isOver: false,
  students: names.map(student),
};

/** The same section on the day before, with a mark that was corrected since. */
export const markedYesterday: Schemas['SectionDay'] = {
  ...unmarked,
  day: '2026-11-20',
  revision: 2,
  isOver: true,
  marked,
  students: names.map((name, at) => ({
    ...student(name, at),
    attendance: stateAt(at),
    ...(at === 6 && { corrected: correction }),
  })),
};

const sections: Schemas['SectionsOfDay'] = {
  day: today,
  sections: [
    { ...third, class: 'ukg', students: 31, marked: { ...marked, present: 28, absent: 2 } },
    { ...third, students: 10 },
    { ...third, class: '9', section: '*', students: 44, closed: { why: 'holiday', title: 'Annual day' } },
    { ...third, branch: 'MLMIC', class: '7', students: 38, marked: { ...marked, present: 36, absent: 0 } },
  ],
};

const absentees: Schemas['Absentees'] = [
  {
    ...third,
    class: 'ukg',
    ...student('Vivaan Gupta', 6),
    attendance: 'absent',
    mobiles: ['9876543210', '9876543211'],
    canBeTold: true,
    told: [{ at: '2026-11-21T03:40:00.000Z', by: 'Meena (meena)', way: 'whatsapp' }],
  },
  {
    ...third,
    branch: 'MLMIC',
    class: '7',
    ...student('Priya Chaurasia', 9),
    attendance: 'leave',
    mobiles: ['0512222222'],
    canBeTold: false,
    told: [],
  },
];

const schoolDays = daysOfMonth(MONTH).filter((day) => day <= today && !isSunday(day));
const tally = { present: 14, absent: 2, leave: 1, half: 1 };

const register: Schemas['AttendanceRegister'] = {
  ...third,
  month: MONTH,
  days: daysOfMonth(MONTH).map((day) => {
    if (isSunday(day)) return { day, isMarked: false, noSchool: 'sunday' };
    if (day === '2026-11-24')
      return { day, isMarked: false, noSchool: 'holiday', title: 'Guru Nanak Jayanti' };
    return day < today ? { day, isMarked: true, tally: { ...tally, present: 8 } } : { day, isMarked: false };
  }),
  rows: names.map((name, at) => ({
    ...student(name, at),
    days: schoolDays
      .filter((day) => day < today)
      .map((day, number) => ({
        day,
        attendance: stateAt(at + number * 3),
        ...(at === 6 && number === 2 && { corrected: correction }),
      })),
    month: tally,
    share: 80.6,
    session: tally,
    sessionShare: at === 2 ? 72.5 : 80.6,
    isLow: at === 2,
  })),
};

const own: Schemas['StudentAttendance'] = {
  studentID: '1001',
  studentName: 'Aarav Mishra',
  session: '2026-27',
  months: [
    {
      month: MONTH,
      days: schoolDays.map((day, number) => ({
        day,
        attendance: stateAt(number),
        ...(number === 2 && { corrected: correction }),
      })),
      noSchool: daysOfMonth(MONTH).filter(isSunday),
      tally,
      share: 80.6,
    },
  ],
  tally,
  share: 80.6,
  isLow: false,
};

const teacher = (teacherName: string, teacherID: string, at: number) => ({
  roll: at + 1,
  teacher: String(at).repeat(24),
  teacherID,
  teacherName,
});

const unmarkedTeachers: Schemas['TeachersDay'] = {
  day: today,
  revision: 0,
  isOver: false,
  teachers: [
    teacher('Farida Khan', 'khan.f', 0),
    teacher('Meera Kulkarni', 'meera.k', 1),
    teacher('Suresh Rao', 'rao.s', 2),
  ],
};

/** The day before, with a mark that was corrected since. */
export const markedTeachers: Schemas['TeachersDay'] = {
  ...unmarkedTeachers,
  day: '2026-11-20',
  revision: 2,
  isOver: true,
  marked: { ...marked, present: 1, absent: 0, leave: 1, half: 1 },
  teachers: unmarkedTeachers.teachers.map((one, at) => ({
    ...one,
    attendance: stateAt([0, 6, 4][at] ?? 0),
    ...(at === 1 && { corrected: correction }),
  })),
};

const ownDays: Schemas['TeacherAttendance'] = {
  teacherID: 'meera.k',
  teacherName: 'Meera Kulkarni',
  session: own.session,
  months: own.months,
  tally,
  share: 80.6,
  isLow: false,
};

/** The server's answers about attendance on the day of the stories. */
export const attendanceDay = {
  'GET /api/office/attendance/sections': answer(sections),
  'GET /api/office/attendance/day': answer(unmarked),
  'GET /api/office/attendance/absentees': answer(absentees),
  'GET /api/office/attendance/register': answer(register),
  'GET /api/office/attendance/student': answer(own),
  'GET /api/office/attendance/teachers': answer(unmarkedTeachers),
  'GET /api/office/attendance/teachers/one': answer(ownDays),
  'GET /api/office/attendance/teachers/mine': answer(ownDays),
  'GET /api/office/attendance/today': answer({
    day: today,
    english: { present: 268, marked: 290 },
    hindi: { present: 0, marked: 0 },
    teachers: { present: 2, marked: 3 },
    sections: 18,
    markedSections: 9,
  } satisfies Schemas['AttendanceToday']),
} as const satisfies Answers;
