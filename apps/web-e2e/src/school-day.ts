import { firstMonthOf, schoolDate, schoolMonth, schoolWeekdays, sessionName } from '@school/domain';
import { ADMIN } from './admin';
import { Desk } from './school';

/** Of the class that the syllabus opens with; what is planned for it, by month of the session from April on. */
const OPENED = { branch: 'MLMEC', class: 'pg' } as const;

const units = {
  English: ['Capital letters', 'Small letters', 'Words that rhyme', 'Colours and shapes'],
  Hindi: ['स्वर', 'व्यंजन', 'दो अक्षर के शब्द', 'कविताएँ'],
  Mathematics: ['Numbers to 20', 'More and less', 'Shapes', 'Numbers to 50'],
} as const;

const teachers = [
  { fname: 'Kavita Rao', username: 'kavita.rao', subject: 'English' },
  { fname: 'Sunil Dubey', username: 'sunil.dubey', subject: 'Hindi' },
  { fname: 'Nasreen Ansari', username: 'nasreen.ansari', subject: 'Mathematics' },
] as const;

/** The section with which the time table opens: the youngest in which somebody sits. */
const section = { branch: 'MLMEC', class: 'ukg', section: 'a' } as const;

interface TeachersDay {
  readonly revision: number;
  readonly teachers: readonly { readonly teacher: string }[];
}

/** The day of a session that so many months after its first one begins or ends. */
const dayOf = (session: string, months: number, day: string): string => {
  const [year = 0, month = 1] = firstMonthOf(session).split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  return `${at}-${day}`;
};

/** Gives a filled office its teachers, what they plan and did, a time table, and a day on which the teachers were marked. */
export async function fillSchoolDay(url: string): Promise<void> {
  const desk = await Desk.signedIn(url);
  const today = schoolDate(new Date());
  const session = sessionName(schoolMonth(new Date()));
  const currentPassword = ADMIN.password;
  for (const { fname, username, subject } of teachers) {
    await desk.post('/api/staff', { fname, username, role: 'teacher', rights: [], currentPassword });
    const staff = await desk.get<{ id: string; username: string }[]>('/api/staff');
    const staffID = staff.find((one) => one.username === username)?.id;
    const teaching = [
      { ...section, subjects: [subject], isClassTeacher: subject === 'English' },
      { ...OPENED, section: 'a', subjects: [subject], isClassTeacher: false },
    ];
    await desk.post('/api/staff/teaching', { staffID, revision: 0, teaching });
    for (const [day, weekday] of schoolWeekdays.entries())
      await desk.post('/api/office/timeTable/lesson', {
        ...section,
        weekday,
        period: 1 + ((day + teachers.findIndex((one) => one.username === username)) % teachers.length),
        subject,
        teacher: staffID,
        room: '7',
      });
  }
  for (const [subject, names] of Object.entries(units))
    for (const [at, name] of names.entries()) {
      const of = { ...OPENED, session, subject };
      const [plannedFrom, plannedTo] = [dayOf(session, at * 3, '02'), dayOf(session, at * 3 + 2, '25')];
      const unit = await desk.post<{ id: string; revision: number }>('/api/office/syllabus/unit', {
        ...of,
        name,
        plannedFrom,
        plannedTo,
      });
      // One is left behind, so that the picture has what is overdue.
      if (plannedTo < today && !(subject === 'Hindi' && at === 1))
        await desk.put('/api/office/syllabus/unit/done', { ...of, ...seen(unit), doneOn: plannedTo });
    }
  await markTeachers(desk, today);
}

const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

/** Marks the teachers of the day, if it is one of school. */
async function markTeachers(desk: Desk, today: string): Promise<void> {
  const isSunday = new Date(`${today}T00:00:00Z`).getUTCDay() === 0;
  if (isSunday) return;
  const { revision, teachers: all } = await desk.get<TeachersDay>(
    `/api/office/attendance/teachers?day=${today}`,
  );
  const marks = all.map(({ teacher }, at) => ({ teacher, attendance: at === 1 ? 'leave' : 'present' }));
  await desk.put('/api/office/attendance/teachers', { day: today, revision, marks });
}
