// The data of a school's days, for measurements: attendance, an exam, a syllabus and a time table, by the program's own calls.
import { caller } from './calls.mjs';
import { source } from './source.mjs';

/** The number of school days with attendance: enough to fill a month's register, and quickly made. */
const DAYS = 12;
const SUBJECTS = 5;
const UNITS = 10;
const DAY_MS = 24 * 3600_000;

/** The subject of the measured section, and the login id of its teacher. */
const SUBJECT = 'Mathematics';
const TEACHER = 'bench.teacher';

const query = (values) => new URLSearchParams(values).toString();

/** The last school days before today, newest first; only of this session, as earlier sessions are closed. */
function schoolDaysBefore(today, firstDay) {
  const days = [];
  for (let at = Date.parse(today) - DAY_MS; days.length < DAYS; at -= DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day < firstDay) break;
    if (new Date(at).getUTCDay() !== 0) days.push(day);
  }
  return days;
}

/**
 * Fills a school with the data of its days. @param section the one that is measured @param password of the administrator
 * @returns the exam and the account of the teacher, and the day on which the section is marked
 */
export async function fillSchoolDay({ url, token }, section, password) {
  const { firstMonthOf, schoolDate, schoolMonth, schoolWeekdays, sessionName, usualSubjects } =
    await source('libs/domain/src/index.ts');
  const office = caller(url, token);
  const ask = async (method, path, body) => {
    const { status, bytes } = await office.call(method, path, body, { 'accept-encoding': 'identity' });
    if (status >= 400) throw new Error(`${path} ${status}: ${bytes.toString()}`);
    return JSON.parse(bytes.toString());
  };
  const today = schoolDate(new Date());
  const session = sessionName(schoolMonth(new Date()));
  const firstDay = `${firstMonthOf(session)}-01`;
  const days = schoolDaysBefore(today, firstDay);
  const isSunday = new Date(`${today}T00:00:00Z`).getUTCDay() === 0;
  const { sections } = await ask('GET', '/api/office/attendance/sections');
  for (const { branch, class: schoolClass, section: letter } of sections) {
    const of = { branch, class: schoolClass, section: letter };
    const { students } = await ask('GET', `/api/office/attendance/day?${query({ ...of, day: today })}`);
    for (const [at, day] of days.entries()) {
      const marks = students.map(({ studentID }, n) => ({
        studentID,
        attendance: (n + at) % 17 === 0 ? 'absent' : 'present',
      }));
      await ask('PUT', '/api/office/attendance/day', { ...of, day, revision: 0, marks });
    }
  }

  const exam = await ask('POST', '/api/office/exams', {
    name: 'Half-yearly examination',
    branch: section.branch,
    classes: [...new Set(sections.filter(({ branch }) => branch === section.branch).map((one) => one.class))],
    firstDay: days.at(-1) ?? firstDay,
    lastDay: days[0] ?? firstDay,
    subjects: usualSubjects(section)
      .slice(0, SUBJECTS)
      .map((name) => ({ name, maximum: 100, weight: 1 })),
  });
  const examined = await ask('GET', `/api/office/exams/one?id=${exam.id}`);
  for (const { class: schoolClass, section: letter } of examined.sections) {
    const of = { exam: exam.id, class: schoolClass, section: letter };
    const { students } = await ask('GET', `/api/office/exams/marks?${query(of)}`);
    const cells = students.flatMap(({ studentID }, n) =>
      exam.subjects.map(({ key }, at) => ({
        studentID,
        subject: key,
        mark: String(35 + ((n * 7 + at * 11) % 60)),
        was: '',
      })),
    );
    if (cells.length > 0) await ask('PUT', '/api/office/exams/marks', { ...of, cells });
  }

  const { branch, class: schoolClass } = section;
  for (const subject of usualSubjects(section))
    for (let n = 0; n < UNITS; n += 1)
      await ask('POST', '/api/office/syllabus/unit', {
        branch,
        class: schoolClass,
        session,
        subject,
        name: `Unit ${n + 1}`,
        plannedFrom: firstDay,
        plannedTo: firstDay,
      });

  const staff = { fname: 'Bench Teacher', username: TEACHER, role: 'teacher', rights: [] };
  await ask('POST', '/api/staff', { ...staff, currentPassword: password });
  const teacher = (await ask('GET', '/api/staff')).find(({ username }) => username === TEACHER)?.id;
  // A day of lessons in each section, and in the measured one a whole week of the teacher.
  for (const { branch: of, class: inClass, section: letter } of sections)
    for (let period = 1; period <= 8; period += 1)
      await ask('POST', '/api/office/timeTable/lesson', {
        branch: of,
        class: inClass,
        section: letter,
        weekday: 'sat',
        period,
        subject: 'Games',
      });
  for (const weekday of schoolWeekdays.filter((one) => one !== 'sat'))
    for (let period = 1; period <= 6; period += 1)
      await ask('POST', '/api/office/timeTable/lesson', {
        ...section,
        weekday,
        period,
        subject: SUBJECT,
        teacher,
      });
  office.end();
  return { exam: exam.id, teacher, markedOn: isSunday ? days[0] : today };
}

/**
 * Marks a section on a day for the n-th time, over the stored marks: another student is absent each time.
 * @param ask calls the school
 */
export async function markSection(ask, section, day, n) {
  const { revision, isOver, students } = await ask(
    `/api/office/attendance/day?${query({ ...section, day })}`,
  );
  const marks = students.map(({ studentID }, at) => ({
    studentID,
    attendance: at === n % students.length ? 'absent' : 'present',
  }));
  return [
    'PUT',
    '/api/office/attendance/day',
    { ...section, day, revision, marks, ...(isOver && { reason: 'bench' }) },
  ];
}
