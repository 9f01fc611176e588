import type { SectionDayAnswer, StudentAttendanceAnswer } from '../src/attendance/attendance.answers';
import { familyToken } from './support/family';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { teacherOf } from './support/teacher';

const DAY = '2027-01-12';
const PARENTS = 500;

const classes = ['lkg', 'ukg', '1', '2', '3', '4', '5', '6', '7', '8'] as const;
const sections = (['MLMEC', 'MLMIC'] as const).flatMap((branch) =>
  classes.flatMap((schoolClass) =>
    ['a', 'b', 'c'].map((section) => ({ branch, class: schoolClass, section })),
  ),
);
type Section = (typeof sections)[number];

const idOf = ({ branch, class: schoolClass, section }: Section, n: number) =>
  `${branch}-${schoolClass}${section}-${n}`;
/** A boy who is present, and a girl who is ill. */
const marksOf = (section: Section) => [
  { studentID: idOf(section, 1), attendance: 'present' },
  { studentID: idOf(section, 2), attendance: 'leave' },
];

describe('eight in the morning', () => {
  let office: TestOffice;
  let teachers: readonly string[];
  let parents: readonly { readonly token: string; readonly isIll: boolean }[];

  beforeAll(async () => {
    office = await TestOffice.openOn(DAY);
    office.clock.stopAt(new Date(`${DAY}T08:00:00+05:30`));
    for (const section of sections)
      for (const { studentID } of marksOf(section))
        await register(office, studentID, {
          class: section.class,
          section: section.section,
          boardType: section.branch === 'MLMEC' ? 'cbse' : 'up',
        });
    teachers = await Promise.all(
      sections.map((section) => {
        const taught = { ...section, subjects: [], isClassTeacher: true };
        return teacherOf(office, `t-${idOf(section, 0)}`.toLowerCase(), taught);
      }),
    );
    parents = await Promise.all(
      sections.flatMap((section) =>
        marksOf(section).map(async ({ studentID, attendance }) => ({
          token: await familyToken(office, studentID),
          isIll: attendance === 'leave',
        })),
      ),
    );
  }, 120_000);
  afterAll(() => office.close());

  it(`takes the marks of ${sections.length} sections at once while ${PARENTS} parents look, and loses none`, async () => {
    const marking = sections.map((section, n) =>
      office.call(
        'PUT',
        '/api/office/attendance/day',
        { ...section, day: DAY, revision: 0, marks: marksOf(section) },
        { token: teachers[n] },
      ),
    );
    const pages = ['attendance', 'fees', 'results', 'timeTable', 'calendar'];
    const looking = Array.from({ length: PARENTS }, (_, n) =>
      office.call('GET', `/api/family/${pages[n % pages.length]}`, undefined, {
        token: parents[n % parents.length]?.token,
      }),
    );
    const [marked, seen] = await Promise.all([Promise.all(marking), Promise.all(looking)]);
    expect(new Set(marked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));

    for (const section of sections) {
      const query = new URLSearchParams({ ...section, day: DAY }).toString();
      const { body } = await office.call<SectionDayAnswer>('GET', `/api/office/attendance/day?${query}`);
      expect(body).toMatchObject({ revision: 1, marked: { present: 1, leave: 1 } });
    }
    for (const { token, isIll } of parents) {
      const { body } = await office.call<StudentAttendanceAnswer>(
        'GET',
        '/api/family/attendance',
        undefined,
        {
          token,
        },
      );
      expect(body).toMatchObject({ tally: isIll ? { leave: 1 } : { present: 1 }, share: isIll ? 0 : 100 });
    }
  }, 120_000);
});
