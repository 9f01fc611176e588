// The acts of a day of school: registers, marks and remarks, lessons, units of the syllabus, and families who read about it.
import { of } from './attack-desk.mjs';

const REASON = { reason: 'As it was said at the desk' };
const SECTIONS = [
  { branch: 'MLMEC', class: '3', section: 'a' },
  { branch: 'MLMEC', class: '3', section: 'b' },
  { branch: 'MLMEC', class: '7', section: 'a' },
  { branch: 'MLMIC', class: '5', section: 'a' },
];
const STATES = ['present', 'present', 'absent', 'half', 'leave'];
/** Marks out of at most twenty, so that the last one is refused. */
const MARKS = ['18', '11.5', 'AB', '', '0', '20', '7', '21'];
const REMARKS = ['Works hard', 'Reads well', ''];
const STATES_OF_EXAM = ['locked', 'open', 'published', 'open', 'locked'];
const WEEKDAYS = ['mon', 'tue', 'sat'];
const READS = ['student', 'fees', 'attendance', 'results', 'timeTable', 'calendar'];

/** The password that each family chooses. */
const OWN_PASSWORD = 'mango tree in the yard';

export const queryOf = (facts) => new URLSearchParams(facts).toString();
export const foldedId = (studentID) => studentID.toLowerCase();

/** An exam of the sequence, and one of its sections. */
function seatsOf({ office, n, m }) {
  const exam = of(office.exams, n);
  return exam && { exam: exam.id, class: of(exam.classes, m), section: of(['a', 'a', 'b'], m >> 2) };
}

/** The grid of a section; undefined where there is no exam yet. */
async function shownGrid(desk, what) {
  const seats = seatsOf(desk);
  const shown = seats && (await desk.get(`office/exams/${what}?${queryOf(seats)}`));
  if (shown && desk.m % 3 === 0) await desk.pause();
  return shown && { seats, ...shown };
}

/** The kinds of grids: the field of the call, and the cell and text of each entry. */
const typing = {
  marks: { field: 'cells', cellOf: ({ subject }) => subject, textOf: ({ mark }) => mark },
  remarks: { field: 'remarks', cellOf: () => 'remark', textOf: ({ remark }) => remark },
};

/** Types over the shown cells, and notes which texts are stored. */
async function typeOver(desk, what, seats, typed) {
  if (typed.length === 0) return;
  const { office, at } = desk;
  const { field, cellOf, textOf } = typing[what];
  const answers = await desk.ask('PUT', `office/exams/${what}`, { ...seats, [field]: typed });
  const nameOf = (index) => `${seats.exam} ${foldedId(typed[index].studentID)} ${cellOf(typed[index])}`;
  for (const [index, one] of typed.entries()) {
    // Even where the whole call was refused, part of it may be stored.
    if (!answers) office.kept.mayBe(nameOf(index), textOf(one));
    else if (answers[index].cellState === 'saved')
      office.kept.tell(nameOf(index), textOf(answers[index]), at);
  }
}

/** The calls of somebody at home, who is in no list of desks and signs in by the Student ID. */
const atHome = (office, program, token) => (method, path, body) =>
  office.call({ program, token }, method, `/api/${path}`, body, {}, true);

/** Signs a family in with its password, and chooses a new one if needed. @returns its calls; undefined where it is refused */
export async function familyAtHome(office, studentID, program) {
  const known = office.families.get(studentID);
  if (!known) return undefined;
  if (known.token && (await atHome(office, program, known.token)('GET', 'family/student')).status === 200)
    return atHome(office, program, known.token);
  const { password } = known;
  const login = { username: studentID, password };
  let { status, body } = await atHome(office, program)('POST', 'student/student-login', login);
  if (status === 200 && password !== OWN_PASSWORD)
    ({ status, body } = await atHome(office, program, body.token)('POST', 'family/password', {
      currentPassword: password,
      password: OWN_PASSWORD,
    }));
  if (status !== 200) return undefined;
  office.families.set(studentID, { password: OWN_PASSWORD, token: body.token });
  return atHome(office, program, body.token);
}

/** The acts at a desk or at home, by their names. */
export const dayActs = {
  /** Marks today, or corrects a past day that was marked. */
  async markDay(desk) {
    const { n, m, office } = desk;
    const section = { ...of(SECTIONS, n), day: desk.day(of([0, 0, 0, -1, -3, -9], m)) };
    const shown = await desk.get(`office/attendance/day?${queryOf(section)}`);
    if (!shown || shown.students.length === 0) return;
    if (m % 4 === 0) await desk.pause();
    const marks = shown.students.map(({ studentID }, at) => ({
      studentID,
      attendance: of(STATES, n + m + 3 * at),
    }));
    const { revision, isOver } = shown;
    const asked = { ...section, revision, marks, ...(isOver && m % 5 > 0 && REASON) };
    if (!(await desk.ask('PUT', 'office/attendance/day', asked))) return;
    for (const { studentID, attendance } of marks)
      office.kept.tell(`${Object.values(section).join(' ')} ${foldedId(studentID)}`, attendance, desk.at);
  },

  async changeSection(anybody) {
    const desk = anybody.ofPrincipal();
    await desk.ask('PUT', 'office/updateStudent', { ...desk.own, section: of(['a', 'b'], desk.n) });
  },

  async tellAbsence(desk) {
    const absent = of((await desk.get('office/attendance/absentees')) ?? [], desk.n);
    if (absent)
      await desk.post('attendance/absentees', {
        studentID: absent.studentID,
        day: desk.day(0),
        way: 'sms',
      });
  },

  async makeExam(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m, office } = desk;
    const branch = of(['MLMEC', 'MLMEC', 'MLMIC'], m);
    const classes = branch === 'MLMIC' ? ['5'] : of([['3'], ['3', '7'], ['7']], n);
    const names = office.usualSubjects({ branch, class: classes[0] }).slice(0, 4);
    const made = await desk.post('exams', {
      ...{ name: `Test ${n % 7}`, branch, classes },
      ...{ firstDay: desk.day(0), lastDay: desk.day(3) },
      subjects: names.map((name, at) => ({ name, maximum: 20, weight: at === 3 ? 0 : 1 })),
    });
    if (made) office.exams.push(made);
  },

  async enterExam(anybody) {
    const desk = anybody.ofPrincipal();
    const exam = of(desk.office.exams, desk.n);
    const shown = exam && (await desk.get(`office/exams/one?id=${exam.id}`));
    if (!shown) return;
    const seen = { id: exam.id, revision: shown.exam.revision };
    if (desk.m % 7 === 0) await desk.post('exams/remove', seen);
    else await desk.post('exams/state', { ...seen, state: of(STATES_OF_EXAM, desk.m) });
  },

  async typeMarks(desk) {
    const { n, m } = desk;
    const shown = await shownGrid(desk, 'marks');
    const cells = (shown?.students ?? []).flatMap(({ studentID, cells: stand }, row) =>
      shown.mayType.map((subject, at) => ({
        ...{ studentID, subject, mark: of(MARKS, n + 5 * row + at) },
        was: stand.find((one) => one.subject === subject)?.mark ?? '',
      })),
    );
    const typed = cells.filter((_, at) => (at + m) % 3 < 2);
    await typeOver(desk, 'marks', shown?.seats, typed);
  },

  async remark(desk) {
    const shown = await shownGrid(desk, 'remarks');
    const typed = (shown?.students ?? []).map(({ studentID, remark }, at) => ({
      ...{ studentID, remark: of(REMARKS, desk.n + at), was: remark?.text ?? '' },
    }));
    if (shown?.mayWrite) await typeOver(desk, 'remarks', shown.seats, typed);
  },

  async correctMark(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m, office } = desk;
    const shown = await shownGrid(desk, 'marks');
    const { studentID, cells } = of(shown?.students ?? [], n) ?? {};
    if (!studentID) return;
    const subject = of(shown.exam.subjects, m).key;
    const was = cells.find((one) => one.subject === subject)?.mark ?? '';
    const { exam } = shown.seats;
    const asked = { exam, studentID, subject, mark: of(MARKS, n + m), was, ...REASON };
    const done = await desk.post('exams/marks/correct', asked);
    if (done) office.kept.tell(`${exam} ${foldedId(studentID)} ${subject}`, done.mark, desk.at);
  },

  async changeLesson(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m, office } = desk;
    const section = of(SECTIONS, n);
    const { lessons = [] } = (await desk.get(`office/timeTable/section?${queryOf(section)}`)) ?? {};
    const { id, revision, weekday } = of(lessons, m) ?? {};
    if (id && m % 3 === 0) await desk.post('timeTable/lesson/remove', { id, revision, weekday });
    else
      await desk.post('timeTable/lesson', {
        ...section,
        ...{ weekday: of(WEEKDAYS, m), period: 1 + (n % 6), room: of(['12', '14'], m) },
        subject: of(office.usualSubjects(section), m),
        teacher: of(office.teachers, m).id,
      });
  },

  async teachUnit(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const { branch, class: schoolClass } = of(SECTIONS, n);
    const shown = await desk.get(`office/syllabus?${queryOf({ branch, class: schoolClass })}`);
    const { subject, units } = of(shown?.subjects ?? [], m) ?? {};
    if (!subject) return;
    const about = { branch, class: schoolClass, session: shown.session, subject };
    const unit = of(units, n);
    const planned = { name: `Unit ${n % 9}`, plannedFrom: desk.day(0), plannedTo: desk.day(9) };
    if (!unit || m % 3 === 0) await desk.post('syllabus/unit', { ...about, ...planned });
    else
      await desk.ask('PUT', 'office/syllabus/unit/done', {
        ...{ ...about, id: unit.id, revision: unit.revision },
        ...(m % 2 === 0 && { doneOn: desk.day(0) }),
      });
  },

  /** Takes sections from a teacher, or gives them back, as an administrator. */
  async giveSections(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m, office } = desk;
    const { username, id: staffID } = of(office.teachers, n);
    const known = ((await desk.get('staff')) ?? []).find((one) => one.id === staffID);
    if (!known) return;
    const all = office.teaching[username];
    const teaching = of([all, all.slice(m % 3), all], m);
    await desk.ask('POST', 'staff/teaching', { staffID, revision: known.teachingRevision, teaching });
  },

  async readCards(anybody) {
    const desk = anybody.ofPrincipal();
    const at = desk.office.now().toISOString();
    await desk.post('card-reads', { reads: [{ cardNumber: `04A2B3C${desk.n % 10}`, at }] });
  },

  async givePassword(anybody) {
    const desk = anybody.ofPrincipal();
    const { password } = (await desk.post('familyPassword', desk.own)) ?? {};
    if (password) desk.office.families.set(desk.studentID, { password });
  },

  /** Reads as a family, and also tries to read another student's data. */
  async readAtHome(desk) {
    const { n, m, office, studentID, who } = desk;
    const family = await familyAtHome(office, studentID, who.program);
    if (!family) return;
    const other = of(office.students, m);
    const { status, body } = await family('GET', `family/${of(READS, n)}?studentID=${other}&id=${other}`);
    if (status === 200 && (body.studentID ?? studentID) !== studentID)
      office.faults.push(`the family of ${studentID} read of ${body.studentID}`);
  },
};
