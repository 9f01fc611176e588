import { englishRefusals } from '@school/domain';
import { Types } from 'mongoose';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type {
  ClassSheetAnswer,
  ExamAnswer,
  ExamProgressAnswer,
  ExamsAnswer,
  MarksGridAnswer,
  RemarksAnswer,
  StudentResultsAnswer,
  TypedMarksAnswer,
  TypedRemarksAnswer,
} from '../src/results/exams.answers';
import { ExamsRepository } from '../src/results/exams.repository';
import { MarksRepository } from '../src/results/marks.repository';
import type { StoryAnswer } from '../src/student-story/story.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { teacherOf } from './support/teacher';

const halfYearly = {
  name: 'Half-yearly',
  branch: 'MLMEC',
  classes: ['7', '8'],
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
  subjects: [
    { name: 'English', maximum: 100, weight: 1 },
    { name: 'Mathematics', maximum: 80, weight: 1 },
    { name: 'Drawing', maximum: 50, weight: 0 },
  ],
};

const VII_A = { class: '7', section: 'a' };
const names = { '701': 'Aarav', '702': 'Bhavna', '703': 'Chetan' };

interface Cell {
  readonly studentID: string;
  readonly subject: string;
  readonly mark: string;
  readonly was?: string;
}

describe('results', () => {
  let office: TestOffice;
  let exam: ExamAnswer;
  beforeAll(async () => {
    office = await TestOffice.openOn('2026-11-30');
    for (const [studentID, studentFirstName] of Object.entries(names))
      await register(office, studentID, {
        studentFirstName,
        class: '7',
        section: 'a',
        medium: 'english',
        boardType: 'cbse',
      });
    await register(office, '901', { class: '7', section: 'a', medium: 'hindi', boardType: 'up' });
  });
  afterAll(() => office.close());

  const asAdmin = () => ({ token: office.admin });
  const post = <Body>(path: string, body: unknown, method = 'POST') =>
    office.call<Body>(method, `/api/office/exams${path}`, body, asAdmin());
  const get = async <Body>(path: string) => (await office.call<Body>('GET', `/api/office/exams${path}`)).body;
  const where = (seats = VII_A) => new URLSearchParams({ exam: exam.id, ...seats }).toString();
  const type = (cells: readonly Cell[], seats = VII_A) =>
    office.call<TypedMarksAnswer>('PUT', '/api/office/exams/marks', {
      exam: exam.id,
      ...seats,
      cells: cells.map((cell) => ({ was: '', ...cell })),
    });
  const grid = () => get<MarksGridAnswer>(`/marks?${where()}`);
  const marks = async () =>
    Object.fromEntries(
      (await grid()).students.map(({ studentID, cells }) => [
        studentID,
        Object.fromEntries(cells.map(({ subject, mark }) => [subject, mark])),
      ]),
    );
  const sheet = () => get<ClassSheetAnswer>(`/classSheet?${where()}`);

  it('begin with an exam that an administrator makes, once for a class and a session', async () => {
    expect((await office.call('POST', '/api/office/exams', halfYearly)).status).toBe(403);
    const made = await post<ExamAnswer>('', halfYearly);
    expect(made).toMatchObject({
      status: 201,
      body: { ...halfYearly, session: '2026-27', state: 'open', scheme: 'cbse', revision: 0 },
    });
    exam = made.body;
    expect(exam.subjects.map(({ key }) => key)).toEqual(['s1', 's2', 's3']);
    // The answer was lost, so the same desk sends the call again.
    expect(await post('', halfYearly)).toMatchObject({ status: 201, body: exam });
    const again = await post('', { ...halfYearly, name: 'half-yearly', classes: ['8', '9'] });
    expect(again).toMatchObject({ status: 409, body: { details: [{ field: 'name' }] } });
    expect((await post('', { ...halfYearly, classes: ['9'] })).status).toBe(201);
    expect(await get<ExamsAnswer>('?session=2026-27&class=7')).toMatchObject([{ name: 'Half-yearly' }]);
    expect(await get<ExamsAnswer>('?session=2025-26')).toEqual([]);
  });

  it('are refused of an exam that is none', async () => {
    const bad = await post('', { ...halfYearly, subjects: [{ name: 'English', maximum: '0', weight: 1 }] });
    expect(bad).toMatchObject({
      status: 400,
      body: {
        details: [{ field: 'subjects.0.maximum', message: 'Maximum must be a whole number, at least 1' }],
      },
    });
  });

  it('show the students of the section, by name, and nobody of the other branch', async () => {
    const { students, mayType } = await grid();
    expect(students.map(({ studentID }) => studentID)).toEqual(['701', '702', '703']);
    expect(students[0]).toEqual({ studentID: '701', name: anyText, fatherName: anyText, cells: [] });
    expect(mayType).toEqual(['s1', 's2', 's3']);
    const nowhere = await office.call(
      'GET',
      `/api/office/exams/marks?${where({ class: '6', section: 'a' })}`,
    );
    expect(nowhere.status).toBe(404);
  });

  it('are read, and not typed, by a clerk without the right to students', async () => {
    const cashier = await office.employ('cashier', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: cashier._id }, { $set: { rights: ['collect'] } });
    const token = await office.tokenOf({ ...cashier, rights: ['collect'] });
    const path = '/api/office/exams/marks';
    const read = await office.call<MarksGridAnswer>('GET', `${path}?${where()}`, undefined, { token });
    expect(read).toMatchObject({ status: 200, body: { mayType: [] } });
    const cells = [{ studentID: '701', subject: 's1', mark: '99', was: '' }];
    const typed = await office.call('PUT', path, { exam: exam.id, ...VII_A, cells }, { token });
    expect(typed.status).toBe(403);
  });

  it('take each mark for itself: what is wrong is said of its cell alone', async () => {
    const answer = await type([
      { studentID: '701', subject: 's1', mark: '90.5' },
      { studentID: '701', subject: 's2', mark: '81' },
      { studentID: '702', subject: 's1', mark: 'ab' },
      { studentID: '702', subject: 's2', mark: 'seven' },
      { studentID: '703', subject: 's1', mark: '007.0' },
      { studentID: '901', subject: 's1', mark: '50' },
      { studentID: '703', subject: 's9', mark: '50' },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ cellState, mark, why }) => [cellState, mark, why])).toEqual([
      ['saved', '90.5', undefined],
      ['refused', '81', 'At most 80'],
      ['saved', 'AB', undefined],
      ['refused', 'seven', 'Type a number with at most one decimal, AB for absent, or a dash for not taken'],
      ['saved', '7', undefined],
      ['refused', '50', anyText],
      ['refused', '50', anyText],
    ]);
    expect(await marks()).toEqual({ '701': { s1: '90.5' }, '702': { s1: 'AB' }, '703': { s1: '7' } });
  });

  it('are the same when they come again, and say who typed otherwise meanwhile', async () => {
    const again = await type([{ studentID: '701', subject: 's1', mark: '90.5' }]);
    expect(again.body).toMatchObject([{ cellState: 'saved' }]);
    const over = await type([{ studentID: '701', subject: 's1', mark: '60', was: '' }]);
    expect(over.body).toMatchObject([{ cellState: 'other', mark: '90.5', by: textOf('clerk-one') }]);
    const seen = await type([{ studentID: '701', subject: 's1', mark: '91', was: '90.5' }]);
    expect(seen.body).toMatchObject([{ cellState: 'saved', mark: '91' }]);
    const emptied = await type([{ studentID: '703', subject: 's1', mark: '', was: '7' }]);
    expect(emptied.body).toMatchObject([{ cellState: 'saved', mark: '' }]);
    expect(await marks()).toEqual({ '701': { s1: '91' }, '702': { s1: 'AB' }, '703': {} });
  });

  it('of two teachers in one grid are all there, and of one cell exactly one', async () => {
    const cells = (mark: string, subject: string) =>
      Object.keys(names).map((studentID) => ({ studentID, subject, mark }));
    await Promise.all([type(cells('40', 's2')), type(cells('30', 's3'))]);
    const now = await marks();
    expect(Object.values(now).map(({ s2, s3 }) => [s2, s3])).toEqual(Array(3).fill(['40', '30']));
    const both = await Promise.all(
      ['50', '55'].map((mark) => type([{ studentID: '703', subject: 's1', mark }])),
    );
    const states = both.map(({ body }) => body[0]?.cellState);
    expect([...states].sort()).toEqual(['other', 'saved']);
    const won = both[states.indexOf('saved')]?.body[0]?.mark;
    expect((await marks())['703']?.['s1']).toBe(won);
    expect(both[states.indexOf('other')]?.body[0]?.mark).toBe(won);
    await type([{ studentID: '703', subject: 's1', mark: '60', was: won ?? '' }]);
  });

  it('come to totals, grades and places; who was absent has none', async () => {
    const { rows, subjects, average } = await sheet();
    expect(
      rows.map(({ studentID, standing, rank }) => [studentID, standing.total, standing.grade, rank]),
    ).toEqual([
      ['701', 131, 'B1', 1],
      ['702', 40, undefined, undefined],
      ['703', 100, 'C1', 2],
    ]);
    expect(rows[1]?.standing.outcome).toBe('absent');
    expect(subjects[0]).toEqual({ key: 's1', marked: 2, absent: 1, unmarked: 0, average: 75.5, highest: 91 });
    expect(average).toBe(115.5);
  });

  it('say how often each was there from the beginning of the session to the last day of the exam', async () => {
    const marked = (day: string, states: Readonly<Record<string, string>>) =>
      office.call(
        'PUT',
        '/api/office/attendance/day',
        {
          branch: 'MLMEC',
          ...VII_A,
          day,
          revision: 0,
          reason: 'Entered from the paper register',
          marks: Object.entries(states).map(([studentID, attendance]) => ({ studentID, attendance })),
        },
        asAdmin(),
      );
    for (const [day, states] of [
      ['2026-09-22', { '701': 'present', '702': 'half' }],
      ['2026-10-03', { '701': 'present', '702': 'absent' }],
      ['2026-10-05', { '701': 'absent', '702': 'present' }],
    ] as const)
      expect([day, (await marked(day, states)).status]).toEqual([day, 200]);
    expect((await sheet()).rows.map(({ attendance }) => attendance)).toEqual([
      { present: 2, marked: 2, share: 100 },
      { present: 0.5, marked: 2, share: 25 },
      undefined,
    ]);
  });

  it('let an exam be changed as long as no mark is lost', async () => {
    const change = (changed: object) =>
      post<ExamAnswer>('', { id: exam.id, revision: exam.revision, ...halfYearly, ...changed }, 'PUT');
    const [english, maths, drawing] = exam.subjects;
    expect(await change({ subjects: [maths, drawing] })).toMatchObject({
      status: 409,
      body: { message: 'English already has marks, so it cannot be removed' },
    });
    expect((await change({ classes: ['8'], subjects: exam.subjects })).status).toBe(409);
    expect(
      (await change({ firstDay: '2025-09-21', lastDay: '2025-09-21', subjects: exam.subjects })).status,
    ).toBe(409);
    expect(await change({ subjects: [{ ...english, maximum: 90 }, maths] })).toMatchObject({
      status: 409,
      body: { details: [{ field: 'subjects.0.maximum' }] },
    });
    const subjects = [
      english,
      { ...maths, name: 'Maths' },
      drawing,
      { name: 'Sanskrit', maximum: 20, weight: 0 },
    ];
    const added = await change({ subjects });
    expect(added.body.subjects.map(({ key, name }) => `${key} ${name}`)).toEqual([
      's1 English',
      's2 Maths',
      's3 Drawing',
      's4 Sanskrit',
    ]);
    // The answer was lost, so the same desk sends the call again.
    expect(await change({ subjects })).toMatchObject({ status: 200, body: added.body });
    expect((await change({ subjects: exam.subjects })).status).toBe(409);
    exam = added.body;
    expect((await post('/remove', { id: exam.id, revision: exam.revision })).status).toBe(409);
  });

  let classTeacher = '';
  describe('with remarks of the class teacher', () => {
    beforeAll(async () => {
      const section = { branch: 'MLMEC', class: '7', section: 'a', subjects: [], isClassTeacher: true };
      classTeacher = await teacherOf(office, 'kavita', section);
    });
    const write = (remarks: readonly object[], by = { token: classTeacher }) =>
      office.call<TypedRemarksAnswer>(
        'PUT',
        '/api/office/exams/remarks',
        { exam: exam.id, ...VII_A, remarks },
        by,
      );
    const remarks = async () => {
      const answer = await office.call<RemarksAnswer>(
        'GET',
        `/api/office/exams/remarks?${where()}`,
        undefined,
        { token: classTeacher },
      );
      return answer.body.students.map(({ remark }) => remark?.text);
    };

    it('are written by the class teacher and by an administrator, and by nobody else', async () => {
      const works = { studentID: '701', remark: ' Works hard ', was: '' };
      expect(
        (
          await office.call('PUT', '/api/office/exams/remarks', {
            exam: exam.id,
            ...VII_A,
            remarks: [works],
          })
        ).status,
      ).toBe(403);
      expect((await write([works])).body).toEqual([
        { studentID: '701', cellState: 'saved', remark: 'Works hard' },
      ]);
      expect((await write([{ studentID: '702', remark: 'परिश्रमी' }], asAdmin())).status).toBe(200);
      expect((await write([{ studentID: '703', remark: 'x'.repeat(121) }])).status).toBe(400);
      expect((await write([{ studentID: '901', remark: 'Of another section' }])).body).toMatchObject([
        { cellState: 'refused', why: anyText },
      ]);
      expect(await remarks()).toEqual(['Works hard', 'परिश्रमी', undefined]);
      expect((await sheet()).rows.map(({ remark }) => remark)).toEqual(['Works hard', 'परिश्रमी', undefined]);
      expect((await marks())['701']).toMatchObject({ s1: '91' });
    });

    it('of two desks at once are all there, and of one student exactly one', async () => {
      expect((await write([{ studentID: '702', remark: 'Late', was: 'Early' }])).body).toMatchObject([
        { cellState: 'other', remark: 'परिश्रमी', by: 'Admin (admin)' },
      ]);
      const both = await Promise.all([
        write([
          { studentID: '703', remark: 'Reads well' },
          { studentID: '701', remark: 'Works very hard', was: 'Works hard' },
        ]),
        write([{ studentID: '703', remark: 'Speaks well' }], asAdmin()),
      ]);
      expect(both.map(({ body }) => body[0]?.cellState).sort()).toEqual(['other', 'saved']);
      const won = both.find(({ body }) => body[0]?.cellState === 'saved')?.body[0]?.remark;
      expect(await remarks()).toEqual(['Works very hard', 'परिश्रमी', won]);
      expect((await write([{ studentID: '703', was: won }])).body).toMatchObject([{ remark: '' }]);
      expect(await remarks()).toEqual(['Works very hard', 'परिश्रमी', undefined]);
    });
  });

  describe('for a teacher', () => {
    let token = '';
    beforeAll(async () => {
      const section = { branch: 'MLMEC', class: '7', section: 'a', isClassTeacher: false };
      token = await teacherOf(office, 'meena', { ...section, subjects: ['Drawing'] });
    });
    const asked = <Body>(path: string, method = 'GET', body?: unknown) =>
      office.call<Body>(method, `/api/office/exams${path}`, body, { token });

    it('are the marks of the own subjects in the own sections', async () => {
      expect((await asked<ExamsAnswer>('')).body).toMatchObject([
        { name: 'Half-yearly', classes: ['7', '8'] },
      ]);
      expect((await asked<MarksGridAnswer>(`/marks?${where()}`)).body.mayType).toEqual(['s3']);
      const typed = await asked<TypedMarksAnswer>('/marks', 'PUT', {
        exam: exam.id,
        ...VII_A,
        cells: [
          { studentID: '701', subject: 's1', mark: '99', was: '91' },
          { studentID: '701', subject: 's3', mark: '31', was: '30' },
        ],
      });
      expect(typed.body.map(({ cellState, why }) => [cellState, why])).toEqual([
        [
          'refused',
          'You do not teach this subject in this section. An administrator gives subjects to teachers.',
        ],
        ['saved', undefined],
      ]);
    });

    it('of another section stay shut', async () => {
      const other = where({ class: '8', section: 'a' });
      for (const path of [`/marks?${other}`, `/classSheet?${other}`, `/classSheet/export?as=csv&${other}`])
        expect([path, (await asked(path)).status]).toEqual([path, 403]);
      const typed = { exam: exam.id, class: '8', section: 'a', cells: [] };
      expect((await asked('/marks', 'PUT', typed)).status).toBe(403);
      expect((await asked('/marks/correct', 'POST', {})).status).toBe(403);
      const elsewhere = { branch: 'MLMEC', class: '8', section: 'b', isClassTeacher: false };
      const by = { token: await teacherOf(office, 'ilyas', { ...elsewhere, subjects: ['Drawing'] }) };
      const path = `/api/office/exams/one?id=${exam.id}`;
      const progress = await office.call<ExamProgressAnswer>('GET', path, undefined, by);
      expect([progress.status, progress.body.sections]).toEqual([200, []]);
      const [ofNine] = await get<ExamsAnswer>('?session=2026-27&class=9');
      expect((await asked(`/one?id=${ofNine?.id ?? ''}`)).status).toBe(404);
    });

    it('are those of the own students, and carry neither money nor Adhaar', async () => {
      expect((await asked<StudentResultsAnswer>('/ofStudent?studentID=701')).body).toHaveLength(1);
      const said = JSON.stringify([
        (await asked(`/marks?${where()}`)).body,
        (await asked(`/classSheet?${where()}`)).body,
        (await asked('/ofStudent?studentID=701')).body,
      ]);
      for (const secret of ['adhaar', 'balance', 'fees', 'mobile', 'password'])
        expect([secret, said.toLowerCase().includes(secret)]).toEqual([secret, false]);
    });
  });

  const enter = (state: string, revision = exam.revision) =>
    post<ExamAnswer>('/state', { id: exam.id, revision, state });

  it('are typed no more once the exam is locked, and again when it is opened', async () => {
    expect(
      (await office.call('POST', '/api/office/exams/state', { id: exam.id, revision: 1, state: 'locked' }))
        .status,
    ).toBe(403);
    const locked = await enter('locked');
    // The answer was lost, so the same desk sends the call again.
    expect(await enter('locked')).toMatchObject({ status: 200, body: locked.body });
    exam = locked.body;
    expect((await type([{ studentID: '701', subject: 's4', mark: '20' }])).status).toBe(409);
    const { id, revision, subjects } = exam;
    const later = { ...halfYearly, id, revision, subjects, lastDay: '2026-10-05' };
    expect(await post('', later, 'PUT')).toMatchObject({
      status: 409,
      body: { message: englishRefusals['exam-not-open'] },
    });
    // A desk that still sees the exam as it was before it was locked.
    expect(await enter('published', revision - 1)).toMatchObject({
      status: 409,
      body: { message: englishRefusals['exam-changed'] },
    });
    exam = (await enter('open')).body;
    expect((await type([{ studentID: '701', subject: 's4', mark: '20' }])).body).toMatchObject([
      { cellState: 'saved' },
    ]);
    expect((await get<ExamProgressAnswer>(`/one?id=${exam.id}`)).sections).toEqual([
      { class: '7', section: 'a', students: 3, given: 10, wanted: 12 },
    ]);
  });

  it('of a section whose only student has left are still found, as its sheet has them', async () => {
    const alone = { class: '8', section: 'c' };
    await register(office, '801', { ...alone, medium: 'english', boardType: 'cbse' });
    await type([{ studentID: '801', subject: 's1', mark: '31' }], alone);
    const leaving = { studentID: '801', leavingReason: 'moved' };
    const left = await office.call('DELETE', '/api/office/deleteStudent', leaving, asAdmin());
    expect(left.status).toBe(200);
    expect((await get<ClassSheetAnswer>(`/classSheet?${where(alone)}`)).rows).toMatchObject([
      { studentID: '801' },
    ]);
    expect((await get<ExamProgressAnswer>(`/one?id=${exam.id}`)).sections).toEqual([
      { class: '7', section: 'a', students: 3, given: 10, wanted: 12 },
      { ...alone, students: 1, given: 1, wanted: 4 },
    ]);
  });

  it('of a student whose class was mended stay in sight where they were typed, until they are taken back', async () => {
    const wrong = { class: '8', section: 'b' };
    await register(office, '802', { ...wrong, medium: 'english', boardType: 'cbse' });
    await type([{ studentID: '802', subject: 's1', mark: '31' }], wrong);
    await office.call('PUT', '/api/office/updateStudent', { studentID: '802', class: '5', section: 'a' });
    const ofWrong = () => get<MarksGridAnswer>(`/marks?${where(wrong)}`);
    expect((await ofWrong()).students).toMatchObject([{ studentID: '802', cells: [{ mark: '31' }] }]);
    await type([{ studentID: '802', subject: 's1', mark: '', was: '31' }], wrong);
    expect((await ofWrong()).students).toEqual([]);
  });

  it('are locked by publishing, and whoever comes or goes later changes nothing of it', async () => {
    exam = (await enter('published')).body;
    expect(exam).toMatchObject({
      state: 'published',
      publishedBy: 'Admin (admin)',
      changedBy: 'Admin (admin)',
    });
    expect((await enter('open')).status).toBe(409);
    const remark = (remarks: readonly object[], token: string) =>
      office.call<TypedRemarksAnswer>(
        'PUT',
        '/api/office/exams/remarks',
        { exam: exam.id, ...VII_A, remarks },
        { token },
      );
    const late = [{ studentID: '703', remark: 'Late', was: '' }];
    expect((await remark(late, classTeacher)).status).toBe(409);
    expect((await remark(late, office.admin)).body).toMatchObject([{ cellState: 'saved' }]);
    await register(office, '704', { class: '7', section: 'a', medium: 'english', boardType: 'cbse' });
    expect((await grid()).students.map(({ studentID }) => studentID)).toEqual(['701', '702', '703']);
  });

  it('are changed after that by an administrator, with a reason that stands in the story of the student', async () => {
    const correct = (mark: string, was: string, reason = 'Answer book counted again') =>
      post('/marks/correct', { exam: exam.id, studentID: '702', subject: 's1', mark, was, reason });
    expect((await correct('55', 'AB', '')).status).toBe(400);
    expect((await correct('55', '40')).status).toBe(409);
    expect((await correct('101', 'AB')).status).toBe(400);
    expect(await correct('55', 'AB')).toMatchObject({ status: 200, body: { mark: '55' } });
    expect((await sheet()).rows[1]).toMatchObject({ rank: 3, standing: { total: 95, outcome: 'complete' } });
    const story = await office.call<StoryAnswer>(
      'GET',
      '/api/office/studentStory?studentID=702',
      undefined,
      asAdmin(),
    );
    expect(story.body[0]).toMatchObject({
      action: 'mark-corrected',
      reason: 'Answer book counted again',
      changes: [
        { field: 'mark', before: 'AB', after: '55' },
        { field: 'exam', after: 'Half-yearly, 2026-27' },
        { field: 'examSubject', after: 'English' },
      ],
    });
  });

  it('stand in the audit log: exams, who began to type which subject, what was typed over', async () => {
    const log = await office.call<AuditAnswer>('GET', '/api/audit?size=100', undefined, asAdmin());
    const count = (action: string) => log.body.filter((line) => line.action === action).length;
    expect(
      [
        'exam-added',
        'exam-changed',
        'exam-locked',
        'exam-opened',
        'exam-published',
        'marks-entered',
        'mark-changed',
        'remark-written',
      ].map((action) => count(action)),
    ).toEqual([2, 1, 1, 1, 1, 6, 5, 6]);
  });

  it('of one student are all exams, with the place in the section', async () => {
    expect(await get<StudentResultsAnswer>('/ofStudent?studentID=701')).toMatchObject([
      { exam: { name: 'Half-yearly' }, class: '7', section: 'a', rank: 1, ranked: 3 },
    ]);
    expect(await get<StudentResultsAnswer>('/ofStudent?studentID=999')).toEqual([]);
  });

  it('leave as a file, and the log says so', async () => {
    const file = await office.call<string>('GET', `/api/office/exams/classSheet/export?as=csv&${where()}`);
    const lines = file.body.split('\r\n');
    expect(lines[0]).toContain('English (100),"English, Grade"');
    expect(lines[1]).toContain('Aarav');
    expect(file.headers.get('content-disposition')).toContain('class-sheet-half-yearly-2026-27-mlmec-7-a-');
  });

  it('say of a subject that counts twice that it does, so that the columns add up to the total', async () => {
    const subjects = [
      { name: 'English', maximum: 100, weight: 1 },
      { name: 'Mathematics', maximum: 80, weight: 2 },
    ];
    const yearly = { ...halfYearly, name: 'Yearly', classes: ['7'], subjects };
    const { id } = (await post<ExamAnswer>('', yearly)).body;
    const asked = new URLSearchParams({ exam: id, ...VII_A, as: 'csv' }).toString();
    const file = await office.call<string>('GET', `/api/office/exams/classSheet/export?${asked}`);
    const [head = '', first = ''] = file.body.split('\r\n');
    expect(head).toContain('English (100),"English, Grade",Mathematics (80) × 2,');
    // Nothing is marked yet, so the total is empty and not 0.
    expect(first).toContain(',,260,');
  });

  describe('at two desks', () => {
    let made: ExamAnswer;
    let count = 0;
    beforeEach(async () => {
      count += 1;
      const about = { ...halfYearly, name: `Test ${count}`, classes: ['7'] };
      made = (await post<ExamAnswer>('', about)).body;
    });
    const enter = (state: string, revision: number) =>
      post<ExamAnswer>('/state', { id: made.id, revision, state });
    const remove = () => post('/remove', { id: made.id, revision: 0 });
    const typeFor = (studentID: string, subject = 's1', mark = '50', was = '') =>
      office.call<TypedMarksAnswer>('PUT', '/api/office/exams/marks', {
        exam: made.id,
        ...VII_A,
        cells: [{ studentID, subject, mark, was }],
      });
    const examine = (of: (subjects: ExamAnswer['subjects']) => ExamAnswer['subjects']) => {
      const { id, revision, name, subjects } = made;
      const changed = { ...halfYearly, name, classes: ['7'], subjects: of(subjects) };
      return post('', { id, revision, ...changed }, 'PUT');
    };
    const dropDrawing = () => examine((subjects) => subjects.slice(0, 2));
    const lowerDrawing = () =>
      examine((subjects) => subjects.map((one) => (one.key === 's3' ? { ...one, maximum: 40 } : one)));
    const [saved, refused] = [[{ cellState: 'saved' }], [{ cellState: 'refused' }]];
    const storedMarks = () => office.app.get(MarksRepository, { strict: false });
    const storedExams = () => office.app.get(ExamsRepository, { strict: false });

    /** Does something just before the next call of a repository. */
    const before = <Name extends string>(
      of: Record<Name, (...all: never[]) => unknown>,
      name: Name,
      work: () => Promise<void>,
    ) => {
      const call = of[name].bind(of);
      const waiting = vi.spyOn<Record<string, (...all: never[]) => unknown>, string>(of, name);
      waiting.mockImplementationOnce(async (...all) => {
        waiting.mockRestore();
        await work();
        return call(...all);
      });
    };

    it('can be typed of an exam that one opened while the other was still locking it', async () => {
      before(storedMarks(), 'lock', async () => expect((await enter('open', 1)).status).toBe(200));
      expect((await enter('locked', 0)).status).toBe(200);
      expect((await typeFor('701')).body).toMatchObject(saved);
    });

    it('can be typed of an exam of which only the state was stored when the PC of the other went off', async () => {
      made = (await enter('locked', 0)).body;
      before(storedMarks(), 'lock', () => Promise.reject(new Error('gone')));
      expect((await enter('open', 1)).status).toBe(500);
      expect((await typeFor('701')).body).toMatchObject(saved);
    });

    it('are not of a student whose class was mended after they were locked for the first time', async () => {
      const wrong = { class: '7', section: 'd' };
      await register(office, '798', { ...wrong, medium: 'english', boardType: 'cbse' });
      const ofWrong = async () => {
        const asked = new URLSearchParams({ exam: made.id, ...wrong }).toString();
        return (await get<ClassSheetAnswer>(`/classSheet?${asked}`)).rows;
      };
      await enter('locked', 0);
      expect(await ofWrong()).toMatchObject([{ studentID: '798' }]);
      await enter('open', 1);
      await office.call('PUT', '/api/office/updateStudent', { studentID: '798', class: '5', section: 'a' });
      await typeFor('701');
      await enter('locked', 2);
      expect(await ofWrong()).toEqual([]);
      const { sections } = await get<ExamProgressAnswer>(`/one?id=${made.id}`);
      expect(sections).toMatchObject([{ ...VII_A, given: 1 }]);
    });

    it('are found with their student, who was given another section since', async () => {
      expect((await typeFor('702')).body).toMatchObject(saved);
      const sitIn = (section: string) =>
        office.call('PUT', '/api/office/updateStudent', { studentID: '702', section });
      await sitIn('b');
      const results = await get<StudentResultsAnswer>('/ofStudent?studentID=702');
      await sitIn('a');
      expect(results.find((one) => one.exam.id === made.id)).toMatchObject({ class: '7', section: 'b' });
    });

    it('are not gone with an exam into which somebody typed while it was taken away', async () => {
      before(storedMarks(), 'lock', async () => expect((await typeFor('701')).body).toMatchObject(saved));
      expect((await remove()).status).toBe(409);
      const { students } = await get<MarksGridAnswer>(
        `/marks?${new URLSearchParams({ exam: made.id, ...VII_A }).toString()}`,
      );
      expect(students[0]?.cells).toMatchObject([{ subject: 's1', mark: '50' }]);
      const again = { studentID: '701', subject: 's1', mark: '51', was: '50' };
      const body = { exam: made.id, ...VII_A, cells: [again] };
      const over = await office.call<TypedMarksAnswer>('PUT', '/api/office/exams/marks', body);
      expect(over.body).toMatchObject(saved);
    });

    it('keep an exam into which somebody typed of a newcomer after all places were looked at', async () => {
      before(storedExams(), 'remove', async () => {
        await register(office, '799', { ...VII_A, medium: 'english', boardType: 'cbse' });
        expect((await typeFor('799')).body).toMatchObject(saved);
      });
      expect((await remove()).status).toBe(409);
      expect((await typeFor('701')).body).toMatchObject(saved);
    });

    it('are refused of an exam that was taken away before they were stored, and nothing of them stays', async () => {
      before(storedMarks(), 'type', async () => expect((await remove()).status).toBe(200));
      expect((await typeFor('701')).status).toBe(404);
      expect(await storedMarks().ofExam(new Types.ObjectId(made.id))).toEqual([]);
    });

    it('are refused of a subject that was dropped before they were stored, and nothing of them stays', async () => {
      before(storedMarks(), 'type', async () => expect((await dropDrawing()).status).toBe(200));
      expect((await typeFor('701', 's3')).body).toMatchObject(refused);
      // An exam without any marks.
      expect((await post('/remove', { id: made.id, revision: 1 })).status).toBe(200);
    });

    it('are not said to be saved to whoever sends them again while they are taken back', async () => {
      let again: ReturnType<typeof typeFor> | undefined;
      let goOn: () => void = () => undefined;
      before(storedMarks(), 'type', async () => {
        await new Promise<void>((hasReadExam) => {
          before(storedMarks(), 'ofSection', async () => {
            hasReadExam();
            await new Promise<void>((resolve) => (goOn = resolve));
          });
          again = typeFor('701', 's3');
        });
        expect((await lowerDrawing()).status).toBe(200);
      });
      before(storedExams(), 'noteTyped', async () => {
        goOn();
        await again;
      });
      expect((await typeFor('701', 's3')).body).toMatchObject(refused);
      expect((await again)?.body).toMatchObject(refused);
    });

    it.each([
      ['where nothing stood', []],
      ['over a lower one', ['30']],
    ])(
      'are refused above a maximum that was lowered before they were stored, and nothing of them stays: %s',
      async (_, stood) => {
        for (const mark of stood) expect((await typeFor('701', 's3', mark)).body).toMatchObject(saved);
        before(storedMarks(), 'type', async () => expect((await lowerDrawing()).status).toBe(200));
        expect((await typeFor('701', 's3', '50', stood[0])).body).toMatchObject(refused);
        const now = await storedMarks().ofExam(new Types.ObjectId(made.id));
        expect(now.flatMap(({ cells }) => cells?.['s3']?.mark ?? [])).toEqual(stood);
      },
    );

    it('are corrected before they are locked where the PC went off before they were taken back again', async () => {
      before(storedMarks(), 'type', async () => expect((await lowerDrawing()).status).toBe(200));
      before(storedExams(), 'noteTyped', () => Promise.reject(new Error('gone')));
      expect((await typeFor('701', 's3')).status).toBe(500);
      const why = { status: 409, body: { message: textOf('maximum (Drawing: 50)') } };
      expect(await enter('locked', 1)).toMatchObject(why);
      expect((await typeFor('701', 's3', '40', '50')).body).toMatchObject(saved);
      expect((await enter('locked', 1)).status).toBe(200);
    });

    it('have no remark on the card that its class teacher wrote while the exam was published', async () => {
      await enter('locked', 0);
      before(storedMarks(), 'remark', async () => expect((await enter('published', 1)).status).toBe(200));
      const remarks = [{ studentID: '701', remark: 'Too late', was: '' }];
      const body = { exam: made.id, ...VII_A, remarks };
      const by = { token: classTeacher };
      expect((await office.call('PUT', '/api/office/exams/remarks', body, by)).status).toBe(409);
      const now = await storedMarks().ofExam(new Types.ObjectId(made.id));
      expect(now.flatMap(({ remark }) => remark?.text ?? [])).toEqual([]);
    });

    it('keep a subject in which the first one was stored after somebody had looked', async () => {
      before(storedExams(), 'change', async () =>
        expect((await typeFor('701', 's3')).body).toMatchObject(saved),
      );
      expect((await dropDrawing()).status).toBe(409);
    });
  });

  it('go with an exam that nobody has typed into', async () => {
    const [other] = await get<ExamsAnswer>('?session=2026-27&class=9');
    const { id, revision, subjects } = other ?? { id: '', revision: 0, subjects: [] };
    const renamed = { ...halfYearly, classes: ['9'], name: 'Half-yearly of IX', id, revision, subjects };
    expect((await post('', renamed, 'PUT')).status).toBe(200);
    await register(office, '951', { class: '9', medium: 'english', boardType: 'cbse' });
    // A desk that has not seen the new name.
    expect(await post('/remove', { id, revision })).toMatchObject({
      status: 409,
      body: { message: englishRefusals['exam-changed'] },
    });
    const gone = await post('/remove', { id, revision: revision + 1 });
    expect(gone).toMatchObject({ status: 200, body: { isRemoved: true } });
    expect(await get<ExamsAnswer>('?session=2026-27&class=9')).toEqual([]);
    const kept = office.app.get(MarksRepository, { strict: false });
    expect(await kept.ofExam(new Types.ObjectId(id))).toEqual([]);
    const log = await office.call<AuditAnswer>('GET', '/api/audit?action=exam-removed', undefined, asAdmin());
    expect(log.body[0]).toMatchObject({ subject: { id: 'Half-yearly of IX', name: 'MLMEC 2026-27' } });
  });

  it('of an exam that goes on in April have the days of its own session, and none of the next', async () => {
    const yearly = { ...halfYearly, name: 'Board', firstDay: '2027-03-15', lastDay: '2027-04-08' };
    const { id } = (await post<ExamAnswer>('', yearly)).body;
    office.clock.stopAt(new Date('2027-04-06T10:00:00+05:30'));
    const again = { branch: 'MLMEC', ...VII_A, day: '2027-04-06', revision: 0 };
    const marked = await office.call(
      'PUT',
      '/api/office/attendance/day',
      { ...again, marks: [{ studentID: '701', attendance: 'absent' }] },
      asAdmin(),
    );
    expect(marked.status).toBe(200);
    const asked = new URLSearchParams({ exam: id, ...VII_A }).toString();
    const { rows } = await get<ClassSheetAnswer>(`/classSheet?${asked}`);
    expect(rows.find(({ studentID }) => studentID === '701')?.attendance).toMatchObject({ marked: 3 });
  });

  it('of the annual exam go on in April of who was put into the next class by hand, and not by a plan', async () => {
    const annual = { ...halfYearly, name: 'Annual', firstDay: '2027-03-01', lastDay: '2027-03-10' };
    exam = (await post<ExamAnswer>('', annual)).body;
    await type([{ studentID: '702', subject: 's1', mark: '40' }]);
    for (const studentID of ['702', '703'])
      await office.call('PUT', '/api/office/updateStudent', { studentID, class: '8', section: 'a' });
    await type([{ studentID: '703', subject: 's1', mark: '41' }]);
    expect(await marks()).toMatchObject({ 702: { s1: '40' }, 703: { s1: '41' } });
    const ofEight = await get<MarksGridAnswer>(`/marks?${where({ class: '8', section: 'a' })}`);
    expect(ofEight.students.map(({ studentID }) => studentID)).not.toContain('702');
    const locked = await post<ExamAnswer>('/state', {
      id: exam.id,
      revision: exam.revision,
      state: 'locked',
    });
    expect(locked.status).toBe(200);
    expect(Object.keys(await marks())).toEqual(expect.arrayContaining(['702', '703']));
  });

  it('of who leaves in April and comes back into the next class stay in the section that was sat in', async () => {
    const oral = { ...halfYearly, name: 'Oral', firstDay: '2027-03-11', lastDay: '2027-03-12' };
    exam = (await post<ExamAnswer>('', oral)).body;
    await type([{ studentID: '701', subject: 's1', mark: '45' }]);
    const leaving = { studentID: '701', leavingReason: 'moved' };
    await office.call('DELETE', '/api/office/deleteStudent', leaving, asAdmin());
    const back = { studentID: '701', class: '8', section: 'c' };
    expect((await office.call('POST', '/api/office/readmitStudent', back)).status).toBe(200);
    expect(await marks()).toMatchObject({ 701: { s1: '45' } });
  });
});

const textOf = (part: string) => expect.stringContaining(part) as string;
