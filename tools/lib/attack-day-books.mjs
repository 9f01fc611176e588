// Checks that all of an office's statements about its days of school agree: registers and students, class sheets and report
// cards, the families' view and the office's; and that everything is stored that somebody was told is stored.
import { familyAtHome, foldedId, queryOf } from './attack-day-acts.mjs';
import { inPaise, voidedBy } from './attack-desk.mjs';

const STATES = ['present', 'absent', 'leave', 'half'];

/** How many families are read after each burst. */
const FAMILIES = 2;

const tallyOf = (marks) =>
  Object.fromEntries(
    STATES.map((state) => [state, marks.filter(({ attendance }) => attendance === state).length]),
  );

/** The answers that desks got about cells: for each desk the last text since the last check, any of which may be stored now. */
export class Kept {
  cells = new Map();

  cell(name) {
    const found = this.cells.get(name) ?? { before: '', told: new Map(), maybe: [] };
    this.cells.set(name, found);
    return found;
  }

  tell(name, text, desk) {
    this.cell(name).told.set(desk, text);
  }

  /** Notes a text that may or may not be stored, as nobody was told. */
  mayBe(name, text) {
    this.cell(name).maybe.push(text);
  }

  /** @returns the cells in which something else is stored, each with that text */
  lost(textOf) {
    const lost = [];
    for (const [name, { before, told, maybe }] of this.cells) {
      const now = textOf(name) ?? '';
      const right = told.size > 0 ? [...told.values()] : [before];
      if (![...right, ...maybe].includes(now)) lost.push(`${name}: ${now}, told ${right.join(', ')}`);
      this.cells.set(name, { before: now, told: new Map(), maybe: [] });
    }
    return lost;
  }
}

/** Checks that no text is lost that somebody was told is stored. */
function expectKept(auditor, records, marks) {
  const texts = new Map();
  for (const { branch, class: schoolClass, section, day, marks: own } of records)
    for (const { student, attendance } of own)
      texts.set([branch, schoolClass, section, day, student].join(' '), attendance);
  for (const { exam, student, cells = {}, remark } of marks) {
    texts.set(`${exam} ${student} remark`, remark?.text);
    for (const [subject, { mark }] of Object.entries(cells)) texts.set(`${exam} ${student} ${subject}`, mark);
  }
  auditor.expect(
    'lost',
    auditor.office.kept.lost((name) => texts.get(name)),
    [],
  );
}

/** Checks that each day counts once for a section, and that registers and students agree. @returns the attendance by student */
async function attendance(auditor, records, accounts) {
  const said = new Map();
  for (const { studentID, student } of accounts) {
    const own = records.filter(({ marks }) => marks.some((mark) => mark.student === foldedId(studentID)));
    if (own.length === 0) continue;
    const one = await auditor.ask('GET', `attendance/student?${queryOf({ studentID })}`);
    const days = one.months.flatMap((month) => month.days);
    const marked = own.filter(({ day }) => one.months.some(({ month }) => day.startsWith(month)));
    if (!student.leftAt)
      auditor.expect(
        `days of ${studentID}`,
        days.map(({ day }) => day),
        [...new Set(marked.map(({ day }) => day))].sort(),
      );
    for (const { day, attendance: state } of days) {
      const states = own
        .filter((record) => record.day === day)
        .map(({ marks }) => marks.find((mark) => mark.student === foldedId(studentID)).attendance);
      auditor.expect(`${day} of ${studentID}`, states.includes(state), true);
    }
    auditor.expect(`tally of ${studentID}`, one.tally, { ...one.tally, ...tallyOf(days) });
    said.set(studentID, one);
  }
  const months = new Set([...said.values()].flatMap((one) => one.months.map(({ month }) => month)));
  const registers = new Set(
    records.map(({ branch, class: schoolClass, section, day }) =>
      queryOf({ branch, class: schoolClass, section, month: day.slice(0, 7) }),
    ),
  );
  for (const register of registers) {
    const month = new URLSearchParams(register).get('month');
    if (!months.has(month)) continue;
    const { rows, days } = await auditor.ask('GET', `attendance/register?${register}`);
    for (const { studentID, ...row } of rows) {
      const one = said.get(studentID);
      const own = one?.months.find((other) => other.month === month);
      auditor.expect(`${studentID} in the register of ${register}`, row.days, own?.days ?? []);
      if (!own) continue;
      auditor.expect(`share of ${studentID} in ${register}`, [row.share, row.month], [own.share, own.tally]);
      if (month === one.months.at(-1).month)
        auditor.expect(
          `session of ${studentID} in ${register}`,
          [row.sessionShare, row.session, row.isLow],
          [one.share, one.tally, one.isLow],
        );
    }
    for (const { day, tally } of days.filter(({ isMarked }) => isMarked)) {
      const record = records.find((other) => {
        const { branch, class: schoolClass, section } = other;
        return other.day === day && register.startsWith(queryOf({ branch, class: schoolClass, section }));
      });
      auditor.expect(`${day} in the register of ${register}`, tally, tallyOf(record.marks));
    }
  }
  return said;
}

/** Checks that students' results match the class sheets, and that only open marks can be typed. @returns the sheets' rows */
async function results(auditor, exams, marks) {
  const rows = new Map();
  for (const { _id: exam, state } of exams) {
    const { sections } = await auditor.ask('GET', `exams/one?id=${exam}`);
    for (const { class: schoolClass, section } of sections) {
      const sheet = await auditor.ask(
        'GET',
        `exams/classSheet?${queryOf({ exam, class: schoolClass, section })}`,
      );
      const ranked = sheet.rows.filter(({ rank }) => rank !== undefined).length;
      for (const row of sheet.rows) rows.set(`${exam} ${foldedId(row.studentID)}`, { ...row, ranked, state });
    }
  }
  for (const { exam, student, isLocked } of marks) {
    const { state } = exams.find(({ _id }) => _id.equals(exam)) ?? {};
    auditor.expect(`lock of ${exam} ${student}, ${state}`, isLocked, state !== 'open');
  }
  for (const student of new Set(marks.map((one) => one.student))) {
    const own = await auditor.ask('GET', `exams/ofStudent?studentID=${student}`);
    for (const { exam, standing, rank, ranked } of own) {
      const row = rows.get(`${exam.id} ${student}`) ?? {};
      auditor.expect(
        `${student} in ${exam.id}`,
        { standing, rank, ranked },
        { standing: row.standing, rank: row.rank, ranked: row.ranked },
      );
    }
    const closed = marks.filter((one) => one.student === student && one.isLocked);
    auditor.expect(
      `exams of ${student}`,
      closed.filter(({ exam }) => !own.some((one) => exam.equals(one.exam.id))),
      [],
    );
  }
  return rows;
}

/** The calls of a family; the office gives it a new password if nobody knows the right one. */
async function homeOf(auditor, studentID) {
  const { office } = auditor;
  const home = await familyAtHome(office, studentID, office.auditor.program);
  if (home) return home;
  const { password } = (await auditor.ask('POST', 'familyPassword', { studentID })) ?? {};
  office.families.set(studentID, { password });
  return familyAtHome(office, studentID, office.auditor.program);
}

/** Checks that a family reads the same about its student as the office, and nothing unpublished. */
async function family(auditor, { studentID, student: record, fees }, { days, rows }) {
  const home = await homeOf(auditor, studentID);
  auditor.expect(`whether the family of ${studentID} is let in`, home !== undefined, true);
  if (!home) return;
  const read = async (what) => {
    const { status, body } = await home('GET', `family/${what}`);
    auditor.expect(`${what} at home with ${studentID}`, status, 200);
    return body;
  };
  const who = await read('student');
  const [own, attended, cards, week] = await Promise.all(
    ['fees', 'attendance', 'results', 'timeTable'].map(read),
  );
  auditor.expect('whose family it is', who.studentID, studentID);

  const { outstanding, advance } = own.due ?? {};
  auditor.expect(
    `dues at home with ${studentID}`,
    inPaise(outstanding) - inPaise(advance),
    inPaise(fees.outstandingDue),
  );
  const voided = voidedBy(record.studentFeeReport);
  const deposits = record.studentFeeReport.filter(({ kind }) => kind === 'deposit');
  auditor.expect(
    `receipts at home with ${studentID}`,
    own.receipts.map((one) => [one.studentReceiptNo, inPaise(one.paid), one.isVoid]).toReversed(),
    deposits.map(({ studentReceiptNo, studentPaid }) => [
      studentReceiptNo,
      inPaise(studentPaid),
      voided.has(studentReceiptNo),
    ]),
  );

  const office = days.get(studentID);
  if (office)
    auditor.expect(`attendance at home with ${studentID}`, attended, {
      ...office,
      months: office.months.map((month) => ({
        ...month,
        days: month.days.map(({ day, attendance: state }) => ({ day, attendance: state })),
      })),
    });

  const card = ({ standing, rank, ranked, attendance: figures, remark }) => ({
    ...{ standing, rank, ranked, attendance: figures, remark },
  });
  const published = [...rows].filter(
    ([name, { state }]) => state === 'published' && name.endsWith(` ${foldedId(studentID)}`),
  );
  auditor.expect(
    `report cards at home with ${studentID}`,
    Object.fromEntries(cards.map((one) => [one.exam.id, card(one)])),
    Object.fromEntries(published.map(([name, row]) => [name.split(' ')[0], card(row)])),
  );

  const section = queryOf({ branch: who.branchCode, class: who.class, section: who.section });
  const { lessons } = await auditor.ask('GET', `timeTable/section?${section}`);
  const lessonOf = ({ weekday, period, subject, room }) => ({ weekday, period, subject, room });
  auditor.expect(`week at home with ${studentID}`, week.lessons.map(lessonOf), lessons.map(lessonOf));
}

/** Checks the school days. @param accounts all ledgers, as the auditor has read them */
export async function auditDay(auditor, accounts) {
  const { office } = auditor;
  const stored = (name) => office.school.client.db().collection(name).find().toArray();
  const [records, marks, exams] = await Promise.all(['attendance', 'marks', 'exams'].map(stored));
  expectKept(auditor, records, marks);
  const [days, rows] = await Promise.all([
    attendance(auditor, records, accounts),
    results(auditor, exams, marks),
  ]);
  const atHome = accounts.filter(({ student }) => !student.leftAt);
  const isRead = ({ studentID }) => marks.some(({ student }) => student === foldedId(studentID));
  const first = [...atHome.filter(isRead), ...atHome.filter((one) => !isRead(one))];
  for (const one of first.slice(0, FAMILIES)) await family(auditor, one, { days, rows });
}
