import { daysMarked, daysPresent, isSunday, nextDay, type AttendanceState } from '@school/domain';
import { ADMIN } from './admin';
import { expect, fillLogin, isWelcomed, setOwnPassword, signIn, test } from './fixtures';
import { OfficeProcess } from './office-process';
import { goToDay, onOtherDay } from './go-to-day';
import { keepPapers, papersOf } from './papers';
import { pictured } from './pictured';
import { Desk, newStudent } from './school';

// For a whole term: `SECTIONS=20 DAYS=60 npx playwright test term`.
const SECTIONS = Number(process.env['SECTIONS'] ?? 3);
const DAYS = Number(process.env['DAYS'] ?? 8);

const FIRST_DAY = '2026-12-01';
const HOLIDAY = { title: 'Winter vacation', firstDay: '2026-12-25', lastDay: '2027-01-02' };
const NAMES = ['Asha Verma', 'Bhavna Tiwari', 'Chetan Yadav'] as const;
const EXAMS = ['Unit Test', 'Half-yearly'] as const;
const SUBJECTS = [
  { name: 'English', maximum: 100, weight: 1 },
  { name: 'Mathematics', maximum: 80, weight: 1 },
] as const;
const GIVEN = { teacher: 'sponge and blackboard', family: 'seven quiet rivers' } as const;
const PHONE = { width: 360, height: 740 };

const sections = Array.from({ length: SECTIONS }, (_, at) => ({
  branch: 'MLMEC',
  class: String(1 + (at % 10)),
  section: at < 10 ? 'a' : 'b',
}));
type Section = (typeof sections)[number];

const idOf = (section: Section, student: number) => `${section.class}${section.section}-${student + 1}`;
const teacherOf = ({ class: schoolClass, section }: Section) => ({
  username: `teacher.${schoolClass}${section}`,
  password: GIVEN.teacher,
});
const queryOf = (facts: object) => new URLSearchParams(facts as Record<string, string>).toString();

const days: string[] = [];
for (let day = FIRST_DAY; days.length < DAYS; day = nextDay(day))
  if (!isSunday(day) && !(HOLIDAY.firstDay <= day && day <= HOLIDAY.lastDay)) days.push(day);
const lastDay = days.at(-1) ?? '';
const lastMonth = lastDay.slice(0, 7);

/** The same random numbers in each run. */
let seed = 20261201;
const random = (below: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const anyState = (): AttendanceState => (['absent', 'leave', 'half'] as const)[random(8)] ?? 'present';

/** The attendance that a paper register would have, by student and day. */
const onPaper = new Map<string, Map<string, AttendanceState>>();
const marksOnPaper = new Map<string, readonly [number, number]>();

function tallyOf(studentID: string) {
  const tally = { present: 0, absent: 0, leave: 0, half: 0 };
  for (const state of onPaper.get(studentID)?.values() ?? []) tally[state] += 1;
  const all = daysMarked(tally);
  return { present: daysPresent(tally), all, share: ((100 * daysPresent(tally)) / all).toFixed(1) };
}

async function mark(
  desk: Desk,
  section: Section,
  day: string,
  marks: ReadonlyMap<string, AttendanceState>,
  reason?: string,
) {
  const { revision } = await desk.get<{ revision: number }>(
    `/api/office/attendance/day?${queryOf({ ...section, day })}`,
  );
  await desk.put('/api/office/attendance/day', {
    ...section,
    day,
    revision,
    marks: [...marks].map(([studentID, attendance]) => ({ studentID, attendance })),
    reason,
  });
  for (const [studentID, state] of marks) {
    const own = onPaper.get(studentID) ?? new Map<string, AttendanceState>();
    onPaper.set(studentID, own.set(day, state));
  }
}

/** Adds a teacher's account with one section and a password of her own. */
async function employ(desk: Desk, url: string, section: Section): Promise<void> {
  const { username, password } = teacherOf(section);
  const made = await desk.addAccount({ fname: 'Kavita', username, role: 'teacher' });
  const teaching = [{ ...section, subjects: SUBJECTS.map(({ name }) => name), isClassTeacher: true }];
  await desk.post('/api/staff/teaching', { staffID: made.id, revision: 0, teaching });
  const teacher = await Desk.signedIn(url, { username, password: made.password });
  await teacher.put('/api/office/password', {
    currentPassword: made.password,
    password,
    passwordAgain: password,
  });
}

// The office stops before the pages are closed.
test.use({ cutsNetwork: true });

test('a term: calendar, attendance of each day by its teachers with corrections, two exams; student, section, dashboard, report card and parent say the same', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000 + SECTIONS * DAYS * 2_000);
  await goToDay(FIRST_DAY);
  const office = await OfficeProcess.open({ ADMIN_PASSWORD: ADMIN.password, ...onOtherDay });
  const [first, other] = sections as [Section, Section];
  const asha = idOf(first, 0);
  try {
    await test.step('the session is planned', async () => {
      const desk = await Desk.signedIn(office.url);
      await desk.post('/api/office/calendar', { occasionKind: 'holiday', ...HOLIDAY });
      for (const section of sections) {
        for (const [at, name] of NAMES.entries())
          await desk.register(
            newStudent(name, 'Ramesh and Sita', 'female', section.class, { section: section.section }),
            idOf(section, at),
          );
        await employ(desk, office.url, section);
      }
    });

    await test.step('each teacher marks each day, and what was wrong is corrected on the next', async () => {
      for (const [at, day] of days.entries()) {
        await goToDay(day);
        await Promise.all(
          sections.map(async (section) => {
            const desk = await Desk.signedIn(office.url, teacherOf(section));
            // The last day of the first section is marked below, by keyboard.
            if (day !== lastDay || section !== first)
              await mark(
                desk,
                section,
                day,
                new Map(NAMES.map((_, student) => [idOf(section, student), anyState()])),
              );
            const before = days[at - 1];
            if (before === undefined || at % 4 !== 3) return;
            const was = onPaper.get(idOf(section, 0))?.get(before);
            const now = was === 'leave' ? 'present' : 'leave';
            await mark(desk, section, before, new Map([[idOf(section, 0), now]]), 'A note came');
          }),
        );
      }
    });

    const exams: string[] = [];
    await test.step('two exams are set and marked by the teachers', async () => {
      const desk = await Desk.signedIn(office.url);
      for (const name of EXAMS) {
        const exam = await desk.post<{ id: string; subjects: { key: string }[] }>('/api/office/exams', {
          name,
          branch: first.branch,
          classes: [...new Set(sections.map((section) => section.class))],
          // A report card counts the days up to the end of its exam.
          firstDay: lastDay,
          lastDay,
          subjects: SUBJECTS,
        });
        exams.push(exam.id);
        for (const section of sections) {
          const teacher = await Desk.signedIn(office.url, teacherOf(section));
          // The last marks of the first section are typed below.
          const typed = exams.length === EXAMS.length && section === first;
          const cells = NAMES.flatMap((_, student) => {
            const studentID = idOf(section, student);
            const marks = [random(101), random(81)] as const;
            marksOnPaper.set(`${name} ${studentID}`, marks);
            return typed && studentID === asha
              ? []
              : exam.subjects.map(({ key }, at) => ({
                  studentID,
                  subject: key,
                  mark: String(marks[at]),
                  was: '',
                }));
          });
          const where = { exam: exam.id, class: section.class, section: section.section };
          await teacher.put('/api/office/exams/marks', { ...where, cells });
        }
      }
    });

    await test.step('a teacher marks the last day and types the last marks, and sees the own section alone', async () => {
      await goToDay(lastDay, page);
      await page.goto(`${office.url}/#/login?login=teacher`);
      await fillLogin(page, teacherOf(first));
      const mine = page.getByRole('table', { name: 'My sections' });
      await expect(mine.getByRole('row')).toHaveCount(2);
      await page.goto(`${office.url}/#/office/attendance/mark?${queryOf({ ...first, day: lastDay })}`);
      await expect(page.getByRole('searchbox', { name: 'Who is not here' })).toBeFocused();
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Attendance of .* is saved$/)).toBeVisible();
      for (const [student, state] of (['present', 'absent', 'present'] as const).entries())
        onPaper.get(idOf(first, student))?.set(lastDay, state);

      await page.goto(
        `${office.url}/#/office/result/marks/${exams.at(-1) ?? ''}/${first.class}/${first.section}`,
      );
      const [english, mathematics] = marksOnPaper.get(`${EXAMS[1]} ${asha}`) ?? [];
      await page.getByRole('textbox', { name: 'Asha Verma, English' }).focus();
      await page.keyboard.type(String(english));
      await page.keyboard.press('Tab');
      await page.keyboard.type(String(mathematics));
      await page.keyboard.press('Enter');
      await expect(page.getByText('All marks are saved.')).toBeVisible();
      await page.goto(`${office.url}/#/office/attendance/mark?${queryOf({ ...other, day: lastDay })}`);
      await expect(page.getByText(/not one of yours/)).toBeVisible();
    });

    await test.step('the office publishes, and the student’s tab, the register and the dashboard say what the paper says', async () => {
      await signIn(page, office.url);
      await isWelcomed(page);
      for (const exam of exams) {
        await page.goto(`${office.url}/#/office/result/exam/${exam}`);
        await page.getByRole('button', { name: 'Publish' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText('The exam is published.')).toBeVisible();
      }
      for (const [student] of NAMES.entries()) {
        const studentID = idOf(first, student);
        const { present, all, share } = tallyOf(studentID);
        await page.goto(`${office.url}/#/office/student-service?tab=attendance&studentID=${studentID}`);
        await expect(page.getByRole('tabpanel')).toContainText(`${String(present)} of ${String(all)}`);
        await expect(page.getByRole('tabpanel')).toContainText(`${share}%`);
        await page.goto(`${office.url}/#/office/student-service?tab=result&studentID=${studentID}`);
        for (const exam of EXAMS) {
          const [english = 0, mathematics = 0] = marksOnPaper.get(`${exam} ${studentID}`) ?? [];
          await expect(page.getByRole('region', { name: exam })).toContainText(
            `${String(english + mathematics)} of 180`,
          );
        }
      }
      await page.goto(
        `${office.url}/#/office/attendance/register?${queryOf({ ...first, month: lastMonth })}`,
      );
      for (const [student, name] of NAMES.entries())
        await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
          tallyOf(idOf(first, student)).share,
        );
      const states = [...onPaper.values()].map((own) => own.get(lastDay));
      const present = states.filter((state) => state === 'present').length;
      const half = states.filter((state) => state === 'half').length;
      await page.goto(`${office.url}/#/office/dashboard`);
      const tile = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('xpath=..');
      await expect(tile('English-medium wing, present')).toContainText(String(present + half));
      await expect(tile('Present Today')).toContainText(
        `${String(SECTIONS)} of ${String(SECTIONS)} sections marked`,
      );
      await pictured(page, 'dashboard');
    });

    let printed = '';
    await test.step('the report cards are printed', async () => {
      await keepPapers(page);
      await page.goto(
        `${office.url}/#/office/result/cards/${exams[1] ?? ''}/${first.class}/${first.section}?studentID=${asha}`,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Print' }).click();
      await expect.poll(async () => (await papersOf(page)).length).toBe(1);
      [printed = ''] = await papersOf(page);
      const { present, all, share } = tallyOf(asha);
      expect(printed).toContain(`${String(present)} of ${String(all)} days (${String(Number(share))}%)`);
    });

    await test.step('the parent sees the same on a phone, and nothing of others', async () => {
      const desk = await Desk.signedIn(office.url);
      const { password } = await desk.post<{ password: string }>('/api/office/familyPassword', {
        studentID: asha,
      });
      const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
      const phone = await context.newPage();
      await goToDay(lastDay, phone);
      await phone.goto(`${office.url}/#/login?login=student`);
      await phone.getByLabel('Student ID').fill(asha);
      await phone.getByRole('textbox', { name: 'Password' }).fill(password);
      await phone.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
      await setOwnPassword(phone, password, GIVEN.family, 'Home');
      const pages = phone.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Attendance' }).click();
      const { present, all, share } = tallyOf(asha);
      const whole = phone.getByRole('region', { name: 'The whole session' });
      await expect(whole).toContainText(`${share}%`);
      await expect(whole).toContainText(`${String(present)} of ${String(all)}`);
      await pages.getByRole('link', { name: 'Results' }).click();
      for (const exam of EXAMS) {
        const marks = marksOnPaper.get(`${exam} ${asha}`) ?? [0, 0];
        const result = phone.getByRole('region', { name: exam });
        await expect(result).toContainText(`${String(marks[0] + marks[1])} of 180`);
        for (const [at, { name, maximum }] of SUBJECTS.entries())
          await expect(result.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
            `${name}${String(maximum)}${String(marks[at])}`,
          );
        const [, rank] = /Rank: (\d of 3)/.exec((await result.textContent()) ?? '') ?? [];
        if (exam === EXAMS[1]) expect(printed).toContain(rank);
      }
      await pictured(phone, 'parent-results');
      await pages.getByRole('link', { name: 'Calendar' }).click();
      await expect(phone.getByText(HOLIDAY.title).first()).toBeVisible();
      expect(await phone.locator('body').innerText()).not.toMatch(/Bhavna|Chetan/);
      await context.close();
    });
  } finally {
    await office.close();
  }
});
