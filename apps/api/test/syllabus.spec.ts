import { englishRefusals, MOST_UNITS } from '@school/domain';
import type { ClassSyllabusAnswer, UnitAnswer } from '../src/syllabus/syllabus.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { teacherOf } from './support/teacher';

const ROOM = '/api/office/syllabus';
const maths = { branch: 'MLMEC', class: '7', session: '2026-27', subject: 'Mathematics' };
const fractions = { name: 'Fractions', plannedFrom: '2026-04-06', plannedTo: '2026-04-30' };

describe('the syllabus', () => {
  let office: TestOffice;
  let admin: { token: string };
  let teacher: { token: string };
  beforeAll(async () => {
    office = await TestOffice.openOn('2026-11-30');
    admin = { token: office.admin };
    const section = { branch: 'MLMEC', class: '7', section: 'a', isClassTeacher: false };
    teacher = { token: await teacherOf(office, 'rao', { ...section, subjects: ['Mathematics'] }) };
  });
  afterAll(() => office.close());

  type Caller = { readonly token: string } | undefined;
  const call = (method: string, path: string, body: object, caller: Caller = admin) =>
    office.call<UnitAnswer>(method, `${ROOM}/${path}`, { ...maths, ...body }, caller);
  const add = (change: object, caller?: Caller) => call('POST', 'unit', { ...fractions, ...change }, caller);
  const read = (caller: Caller = admin, query = 'branch=MLMEC&class=7') =>
    office.call<ClassSyllabusAnswer>('GET', `${ROOM}?${query}`, undefined, caller);
  const unitsOf = async (subject = 'Mathematics') =>
    (await read()).body.subjects.find((one) => one.subject === subject)?.units ?? [];
  const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

  it('begins with the subjects of the class in this session, without units', async () => {
    const { status, body } = await read();
    expect([status, body.session]).toEqual([200, '2026-27']);
    expect(body.subjects.map(({ subject }) => subject)).toContain('Mathematics');
    expect(body.subjects.every(({ units, mayPlan }) => units.length === 0 && mayPlan)).toBe(true);
  });

  it('takes a unit from an administrator once, however often it is sent', async () => {
    const added = await add({});
    expect(added).toMatchObject({ status: 201, body: { ...fractions, id: anyText, revision: 0 } });
    expect((await add({})).body).toEqual(added.body);
    expect(await unitsOf()).toEqual([added.body]);
  });

  it('is read by the office, which changes nothing of it', async () => {
    const clerk = undefined;
    const clerks = await office.call<ClassSyllabusAnswer>('GET', `${ROOM}?branch=MLMEC&class=7`);
    expect(clerks.body.subjects.every(({ mayPlan }) => !mayPlan)).toBe(true);
    const refused = await office.call('POST', `${ROOM}/unit`, { ...maths, ...fractions }, clerk);
    expect(refused.status).toBe(403);
  });

  it.each([
    ['operators', { subject: { $gt: '' } }],
    ['no name', { name: '' }],
    ['a day before the session', { plannedFrom: '2026-03-31' }],
    ['an end before the beginning', { plannedTo: '2026-04-05' }],
    ['a class that the branch has not', { class: 'hindi' }],
    ['a subject that the class does not learn', { subject: 'Astronomy' }],
  ])('refuses %s', async (_, change) => {
    expect((await add(change)).status).toBe(400);
  });

  it('lets a teacher plan the own subjects of the class, and read nothing else (D58)', async () => {
    const own = await read(teacher);
    expect(own.body.subjects).toMatchObject([{ subject: 'Mathematics', mayPlan: true }]);
    expect((await add({ name: 'Decimals' }, teacher)).status).toBe(201);
    expect(await add({ subject: 'Hindi' }, teacher)).toMatchObject({
      status: 403,
      body: { message: englishRefusals['syllabus-not-own'] },
    });
    const [unit] = await unitsOf();
    const of = { ...unit, subject: 'Hindi' };
    for (const [method, path, body] of [
      ['PUT', 'unit', { ...of }],
      ['PUT', 'unit/done', { ...of, doneOn: '2026-05-01' }],
      ['POST', 'unit/remove', { ...of }],
      ['PUT', 'order', { subject: 'Hindi', seen: [], order: [] }],
    ] as const)
      expect([path, (await call(method, path, body, teacher)).status]).toEqual([path, 403]);
    expect((await read(teacher, 'branch=MLMEC&class=8')).status).toBe(403);
    expect((await read(teacher, 'as=csv&branch=MLMIC&class=7')).status).toBe(403);
  });

  it('is changed by one of two desks that have seen the same, and says so to the other', async () => {
    const [unit] = await unitsOf();
    const change = (body: object) => call('PUT', 'unit', { ...unit, ...body });
    expect(await change({ name: 'Fractions and ratios' })).toMatchObject({
      status: 200,
      body: { revision: 1 },
    });
    expect(await change({ name: 'Ratios' })).toMatchObject({
      status: 409,
      body: { message: englishRefusals['unit-changed'] },
    });
    // The values sent are already stored: nothing is written, and the revision stays.
    expect((await change({ name: 'Fractions and ratios' })).body).toMatchObject({ revision: 1 });
    expect((await change({ revision: 1, name: 'Fractions and ratios' })).body).toMatchObject({ revision: 1 });
  });

  it('marks a unit as done, not on a day to come, and takes that back', async () => {
    const unit = (await unitsOf())[1] ?? { id: '', revision: 0 };
    const mark = (revision: number, doneOn: string | null) =>
      call('PUT', 'unit/done', { id: unit.id, revision, doneOn }, teacher);
    expect(await mark(0, '2099-01-01')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'doneOn', message: englishRefusals['unit-done-later'] }] },
    });
    expect(await mark(0, '2026-05-04')).toMatchObject({
      status: 200,
      body: { doneOn: '2026-05-04', revision: 1 },
    });
    expect((await mark(0, '2026-05-05')).status).toBe(409);
    const corrected = { ...unit, revision: 1, doneOn: '2026-05-05' };
    expect((await call('PUT', 'unit', corrected, teacher)).body).toMatchObject({ doneOn: '2026-05-05' });
    expect((await call('PUT', 'unit', { ...corrected, doneOn: '2099-01-01' })).status).toBe(400);
    const back = await mark(2, null);
    expect(back.status).toBe(200);
    expect(back.body).not.toHaveProperty('doneOn');
  });

  it('keeps all units that several desks put in at once', async () => {
    const answers = await Promise.all(
      ['Algebra', 'Angles', 'Area'].map((name) => add({ name, subject: 'Science' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await unitsOf('Science')).map(({ name }) => name).sort()).toEqual(['Algebra', 'Angles', 'Area']);
  });

  it('puts units into another order over the one that was seen', async () => {
    const before = (await unitsOf()).map(({ id }) => id);
    const order = before.toReversed();
    const send = () => call('PUT', 'order', { seen: before, order }, teacher);
    expect(await send()).toMatchObject({ status: 200, body: { order } });
    expect((await unitsOf()).map(({ id }) => id)).toEqual(order);
    expect((await send()).status).toBe(200);
    await add({ name: 'Integers' });
    expect(await send()).toMatchObject({ status: 409, body: { message: englishRefusals['units-changed'] } });
  });

  it('takes a unit out once, and the audit log tells all of it', async () => {
    const [unit = { id: '', revision: 0 }] = await unitsOf();
    const remove = (of = seen(unit)) => call('POST', 'unit/remove', of, teacher);
    expect(await remove({ ...unit, revision: unit.revision - 1 })).toMatchObject({
      status: 409,
      body: { message: englishRefusals['unit-changed'] },
    });
    expect(await remove()).toMatchObject({ status: 200, body: { isRemoved: true } });
    expect(await remove()).toMatchObject({
      status: 404,
      body: { message: englishRefusals['unit-not-found'] },
    });
    const log = await office.call<{ action: string; subject: object }[]>(
      'GET',
      '/api/audit?subject=MLMEC%20VII',
      undefined,
      admin,
    );
    expect(log.body[0]).toMatchObject({
      action: 'unit-removed',
      subject: { kind: 'class', id: 'MLMEC VII', name: 'Mathematics 2026-27: Decimals' },
    });
    expect(new Set(log.body.map(({ action }) => action))).toEqual(
      new Set(['unit-removed', 'unit-added', 'units-ordered', 'unit-not-done', 'unit-done', 'unit-changed']),
    );
  });

  it('takes no unit into a subject that is full, and says how many it can have', async () => {
    const subject = 'English';
    expect((await add({ subject })).status).toBe(201);
    const units = Array.from({ length: MOST_UNITS - 1 }, (_, index) => ({
      ...fractions,
      id: String(index).padStart(24, '0'),
      revision: 0,
    }));
    await office.connection.collection('syllabus').updateOne({ ...maths, subject }, { $set: { units } });
    expect((await add({ subject, name: 'The last one' })).status).toBe(201);
    expect(await add({ subject, name: 'One too many' })).toMatchObject({
      status: 409,
      body: { message: `A subject can have at most ${String(MOST_UNITS)} units.` },
    });
    expect(await unitsOf(subject)).toHaveLength(MOST_UNITS);
  });

  it('keeps what was planned of a subject that the class does not learn any more', async () => {
    const subjects = ['English', 'Mathematics'];
    const chosen = { branch: 'MLMEC', class: '7', subjects, revision: 0 };
    expect((await office.call('PUT', '/api/office/subjects', chosen, admin)).status).toBe(200);
    expect((await read()).body.subjects.map(({ subject }) => subject)).toEqual([...subjects, 'Science']);
  });

  it('goes along as a file, a line a unit', async () => {
    const file = await office.call<string>(
      'GET',
      `${ROOM}/export?as=csv&branch=MLMEC&class=7`,
      undefined,
      teacher,
    );
    expect(file.status).toBe(200);
    expect(file.body).toContain('Subject,No.,Unit,Planned from,Planned to,Done on,Status');
    expect(file.body).toContain('Mathematics,1,Fractions and ratios,');
    expect(file.body).toContain('Overdue');
    expect(file.body).not.toContain('Science');
  });
});
