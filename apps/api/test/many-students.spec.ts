import { setTimeout as pause } from 'node:timers/promises';
import { nextMonth, rightsOf, schoolMonth, type AuditEntry } from '@school/domain';
import mongoose from 'mongoose';
import type { HeadsAnswer } from '../src/heads/heads.answers';
import type {
  ManyChangeAnswer,
  ManyListAnswer,
  ManyRowAnswer,
} from '../src/many-students/many-students.answers';
import { ManyRunner } from '../src/many-students/many-runner';
import type { StudentAnswer } from '../src/students/students.answers';
import { ADMIN } from './support/admin';
import { BUS, busFrom } from './support/bus';
import { textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const PATH = '/api/office/manyStudents';

describe('one change of many students', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    const added = await office.call<HeadsAnswer>('POST', '/api/office/heads', busFrom(month()), {
      token: office.admin,
    });
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  });
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const post = <Body = ManyChangeAnswer>(path: string, body: object, token = office.clerk) =>
    office.call<Body>('POST', `${PATH}/${path}`, body, { token });
  const preview = async (request: object) => {
    const answer = await post('preview', request);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const rowsOf = async ({ id }: ManyChangeAnswer, query = '', token = office.admin) =>
    (
      await office.call<ManyRowAnswer[]>('GET', `${PATH}/rows?changeID=${id}&size=100${query}`, undefined, {
        token,
      })
    ).body;
  const now = async ({ id }: ManyChangeAnswer, token = office.admin) =>
    (await office.call<ManyChangeAnswer>('GET', `${PATH}/one?changeID=${id}`, undefined, { token })).body;
  const listed = async (token: string) =>
    (await office.call<ManyListAnswer>('GET', PATH, undefined, { token })).body;
  const run = ({ id }: ManyChangeAnswer, token = office.clerk) => post('run', { changeID: id }, token);
  async function ended(made: ManyChangeAnswer, token = office.clerk): Promise<ManyChangeAnswer> {
    const begun = await run(made, token);
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    for (;;) {
      const one = await now(made);
      if (one.state !== 'running') return one;
      await pause(30);
    }
  }
  const open = async (studentID: string) =>
    (
      await office.call<StudentAnswer>(
        'GET',
        `/api/office/getStudentById?studentID=${studentID}&adhaar=masked`,
      )
    ).body;
  const change = (studentID: string, changes: object) =>
    office.call('PUT', '/api/office/updateStudent', { studentID, ...changes });
  const logOf = async (studentID: string) =>
    (
      await office.call<AuditEntry[]>('GET', `/api/audit?subject=${studentID}`, undefined, {
        token: office.admin,
      })
    ).body;
  /** Registers children of a class, with a name that nobody else has. */
  async function children(name: string, count: number, more: object = {}): Promise<readonly string[]> {
    const names = Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
    for (const one of names) await register(office, one, { class: '4', section: 'a', ...more });
    return names;
  }
  const toB = { what: 'section', section: 'b' };

  describe('another section', () => {
    let names: readonly string[];
    let made: ManyChangeAnswer;
    beforeAll(async () => {
      names = await children('sec', 5);
      await change('sec-4', { section: 'b' });
    });

    it('is looked at first: before and after, who has it already, who is not there; and nobody is changed', async () => {
      made = await preview({ studentIDs: [...names, 'SEC-1', 'nobody'], change: toB });
      expect(made).toMatchObject({
        change: toB,
        state: 'preview',
        students: 6,
        states: { changed: 4, same: 1, refused: 1 },
        outcomes: { waiting: 6 },
      });
      const rows = await rowsOf(made);
      expect(rows.map(({ studentID, state }) => [studentID, state])).toEqual([
        ['sec-1', 'changed'],
        ['sec-2', 'changed'],
        ['sec-3', 'changed'],
        ['sec-4', 'same'],
        ['sec-5', 'changed'],
        ['nobody', 'refused'],
      ]);
      expect(rows[0]?.changes).toEqual([{ field: 'section', before: 'a', after: 'b' }]);
      expect(rows[5]?.refused).toBe('No student was found with this Student ID');
      expect(await open('sec-1')).toMatchObject({ section: 'a' });
    });

    it('is run exactly so: whom another desk has changed since is left as it is, and that is said', async () => {
      await change('sec-2', { primaryMobile: '9811111111' });
      const done = await ended(made);
      expect(done).toMatchObject({
        state: 'done',
        outcomes: { waiting: 0, changed: 3, same: 1, refused: 2 },
      });
      expect(await Promise.all(names.map(async (one) => (await open(one)).section))).toEqual([
        'b',
        'a',
        'b',
        'b',
        'b',
      ]);
      const refused = await rowsOf(made, '&outcome=refused');
      expect(refused.map(({ studentID, refused: why }) => [studentID, why])).toEqual([
        ['sec-2', expect.stringContaining('since the preview')],
        ['nobody', 'No student was found with this Student ID'],
      ]);
    });

    it('leaves a line in the audit log for each, as a change of one does, and one for the run', async () => {
      const [line] = await logOf('sec-1');
      expect(line).toMatchObject({
        action: 'student-changed',
        by: { username: 'clerk-one' },
        changes: [{ field: 'section', before: 'a', after: 'b' }],
      });
      const { body } = await office.call<AuditEntry[]>(
        'GET',
        '/api/audit?action=students-changed-together',
        undefined,
        { token: office.admin },
      );
      expect(body).toMatchObject([
        { by: { username: 'clerk-one' }, subject: { kind: 'many-students', id: made.id, name: 'section' } },
      ]);
    });

    it('is not run twice: the second press changes nothing', async () => {
      expect((await run(made)).status).toBe(409);
      expect((await logOf('sec-1')).filter(({ action }) => action === 'student-changed')).toHaveLength(1);
    });

    it('is found by every desk once it was run, and before that by nobody', async () => {
      const looked = await preview({ studentIDs: names, change: toB });
      for (const token of [office.clerk, office.admin]) {
        const [last, ...others] = await listed(token);
        expect(last).toMatchObject({ id: made.id, change: toB, by: 'clerk-one', state: 'done' });
        expect(others.map(({ id }) => id)).not.toContain(looked.id);
      }
    });

    it('is taken back as a whole, but of nobody who was changed since', async () => {
      await change('sec-3', { section: 'c' });
      await change('sec-5', { class: '5' });
      const back = await post('previewBack', { changeID: made.id });
      expect(back.body).toMatchObject({
        change: { what: 'sections-back' },
        students: 3,
        states: { changed: 1, same: 0, refused: 2 },
      });
      expect(await ended(back.body)).toMatchObject({ outcomes: { changed: 1, refused: 2 } });
      expect(await Promise.all(names.map(async (one) => (await open(one)).section))).toEqual([
        'a',
        'a',
        'c',
        'b',
        'b',
      ]);
    });
  });

  it('finds every one of more than a hundred who are named', async () => {
    const nobody = Array.from({ length: 100 }, (_, at) => `nobody-${at}`);
    await children('last', 1);
    const { states } = await preview({ studentIDs: [...nobody, 'last-1'], change: toB });
    expect(states).toEqual({ changed: 1, same: 0, refused: 100 });
  });

  it('says of a student whose record has broken a rule since that it does, and changes the others', async () => {
    const made = await preview({ studentIDs: await children('rule', 2), change: toB });
    const records = office.connection.collection('students');
    await records.updateOne({ foldedId: 'rule-1' }, { $set: { boardType: 'cbse', medium: 'hindi' } });
    expect(await ended(made)).toMatchObject({ state: 'done', outcomes: { changed: 1, refused: 1 } });
    const [refused] = await rowsOf(made, '&outcome=refused');
    expect(refused).toMatchObject({ studentID: 'rule-1', refused: textWith('breaks a rule') });
  });

  it('finds whom a filter finds, those of the class and nobody else', async () => {
    await children('six', 3, { class: '6' });
    const made = await preview({ filter: { class: '6', filter: 'six' }, change: toB });
    expect((await rowsOf(made)).map(({ studentID }) => studentID)).toEqual(['six-1', 'six-2', 'six-3']);
    const none = await post('preview', { filter: { filter: 'nobody of that name' }, change: toB });
    expect(none.status).toBe(409);
  });

  it('gives a head with its stop from a month on, with the fee before and after, and takes it away', async () => {
    const names = await children('bus', 2);
    await register(office, 'bus-up', { class: '4', medium: 'hindi', boardType: 'up' });
    const take = { what: 'take-head', head: BUS, stop: 'Naini', from: month(), through: '' };
    const made = await preview({ studentIDs: names, change: take });
    expect((await rowsOf(made))[0]?.changes).toEqual([
      { field: 'head', after: BUS },
      { field: 'stop', after: 'Naini' },
      { field: 'monthlyFee', before: '300', after: '950' },
    ]);
    expect(await ended(made)).toMatchObject({ outcomes: { changed: 2 } });
    expect((await open('bus-1')).heads).toMatchObject([
      { head: BUS, stop: 'Naini', takenBy: 'clerk-one (clerk-one)' },
    ]);
    expect((await logOf('bus-1'))[0]).toMatchObject({ action: 'head-taken' });
    const away = { what: 'end-head', head: BUS, from: nextMonth(month()) };
    const over = await preview({ studentIDs: [...names, 'bus-up'], change: away });
    expect(over.states).toEqual({ changed: 2, same: 1, refused: 0 });
    expect(await ended(over)).toMatchObject({ outcomes: { changed: 2, same: 1 } });
    expect((await open('bus-2')).heads).toMatchObject([{ ends: [{ from: nextMonth(month()) }] }]);
    const stop = { ...take, stop: 'Nowhere' };
    expect((await preview({ studentIDs: names, change: stop })).states).toEqual({
      changed: 0,
      same: 0,
      refused: 2,
    });
  });

  it('a concession is an administrator’s, given once, and hidden from clerks', async () => {
    const names = await children('half', 2);
    const half = {
      what: 'concession',
      concession: 'sibling',
      unit: 'percent',
      value: 50,
      from: month(),
      through: '',
      reason: 'Two at the school',
    };
    expect((await post('preview', { studentIDs: names, change: half })).status).toBe(400);
    expect((await post('previewConcession', { studentIDs: names, change: half })).status).toBe(403);
    const made = await post('previewConcession', { studentIDs: names, change: half }, office.admin);
    expect(made.body).toMatchObject({ change: { value: 50 }, states: { changed: 2 } });
    for (const path of ['run', 'stop', 'previewBack'])
      expect((await post(path, { changeID: made.body.id })).status).toBe(404);
    expect(await ended(made.body, office.admin)).toMatchObject({ outcomes: { changed: 2 } });
    expect((await open('half-1')).concessions).toHaveLength(1);
    const found = (all: ManyListAnswer) => all.find(({ id }) => id === made.body.id)?.change.value;
    expect([found(await listed(office.admin)), found(await listed(office.clerk))]).toEqual([50, undefined]);
    const again = await post('previewConcession', { studentIDs: names, change: half }, office.admin);
    expect(again.body.states).toEqual({ changed: 0, same: 2, refused: 0 });
    expect(await ended(again.body, office.admin)).toMatchObject({ outcomes: { same: 2 } });
    expect((await open('half-1')).concessions).toHaveLength(1);
  });

  it.each([
    ['head', 'preview', { what: 'take-head', head: BUS, stop: 'Naini', through: '' }],
    ['end', 'preview', { what: 'end-head', head: BUS }],
    [
      'half',
      'previewConcession',
      {
        what: 'concession',
        concession: 'sibling',
        unit: 'percent',
        value: 50,
        through: '',
        reason: 'Two at the school',
      },
    ],
  ])('leaves whom another desk has changed since without the %s', async (name, path, asked) => {
    const [studentID = ''] = await children(`since-${name}`, 1);
    const from = nextMonth(month());
    const ride = { studentID, head: BUS, stop: 'Naini', from: month() };
    if (name === 'end') await office.call('POST', '/api/office/takeHead', ride, { token: office.admin });
    const made = await post(path, { studentIDs: [studentID], change: { ...asked, from } }, office.admin);
    expect(made.body.states).toMatchObject({ changed: 1 });
    await change(studentID, { primaryMobile: '9811111111' });
    expect(await ended(made.body, office.admin)).toMatchObject({ outcomes: { changed: 0, refused: 1 } });
    expect((await rowsOf(made.body))[0]?.refused).toEqual(textWith('since the preview'));
  });

  it('two desks that press Run at once run it once', async () => {
    const names = await children('twice', 6);
    const made = await preview({ studentIDs: names, change: toB });
    const both = await Promise.all([run(made), run(made, office.admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    while ((await now(made)).state === 'running') await pause(30);
    expect(await now(made)).toMatchObject({ outcomes: { changed: 6 } });
    for (const name of names)
      expect((await logOf(name)).filter(({ action }) => action === 'student-changed')).toHaveLength(1);
  });

  it('a price that has changed since the preview is not charged unseen', async () => {
    const [name = ''] = await children('price', 1);
    const take = { what: 'take-head', head: BUS, stop: 'Naini', from: nextMonth(month()), through: '' };
    const made = await preview({ studentIDs: [name], change: take });
    const dearer = { head: BUS, from: nextMonth(month()), stops: [{ name: 'Naini', amount: 700 }] };
    const changed = await office.call('POST', '/api/office/heads/amounts', dearer, { token: office.admin });
    expect(changed.status).toBe(201);
    expect(await ended(made)).toMatchObject({ outcomes: { changed: 0, refused: 1 } });
    expect((await open(name)).heads ?? []).toEqual([]);
  });

  it('is answered in the language of who asks', async () => {
    const made = await preview({ studentIDs: ['nobody'], change: toB });
    const { body } = await office.call<ManyRowAnswer[]>(
      'GET',
      `${PATH}/rows?changeID=${made.id}`,
      undefined,
      { headers: { 'accept-language': 'hi' } },
    );
    expect(body[0]?.refused).toContain('विद्यार्थी');
  });

  it('is refused where it is none', async () => {
    expect(
      (await run({ ...(await preview({ studentIDs: ['nobody'], change: toB })), id: 'f'.repeat(24) })).status,
    ).toBe(404);
    expect((await post('preview', { studentIDs: ['no/body'], change: toB })).status).toBe(400);
  });

  /** Goes on with a run in which the program was ended, from its stored state. */
  const goOnWith = async (made: ManyChangeAnswer) => {
    await office.connection
      .collection('manychanges')
      .updateOne(
        { _id: new mongoose.mongo.ObjectId(made.id) },
        { $set: { state: 'running', ranAt: office.clock.now() } },
      );
    office.app.get(ManyRunner).begin();
    await vi.waitUntil(async () => (await now(made)).state !== 'running', 10_000);
  };

  it.each([
    [
      'was deactivated',
      'closed',
      (staffID: string) => office.call('POST', '/api/staff/deactivate', { staffID }, { token: office.admin }),
    ],
    [
      'is no administrator any more',
      'lowered',
      (staffID: string) => {
        const clerk = { staffID, role: 'office', currentPassword: ADMIN.password };
        return office.call('POST', '/api/staff/role', clerk, { token: office.admin });
      },
    ],
    [
      'is gone',
      'gone',
      (staffID: string) =>
        office.connection.collection('staff').deleteOne({ _id: new mongoose.mongo.ObjectId(staffID) }),
    ],
  ])(
    'does nothing more in the name of an account that %s, and is gone on with by another one',
    async (_, name, takeAway) => {
      const names = await children(name, 2);
      const balu = await office.employ(`balu-${name}`, 'admin');
      const token = await office.tokenOf(balu);
      const given = {
        what: 'concession',
        concession: 'hardship',
        unit: 'percent',
        value: 100,
        from: month(),
      };
      const asked = { studentIDs: names, change: { ...given, reason: 'A friend of mine' } };
      const { body: made } = await post('previewConcession', asked, token);
      await takeAway(balu._id.toHexString());
      await goOnWith(made);
      expect(await now(made)).toMatchObject({ state: 'stopped', outcomes: { waiting: 2, changed: 0 } });
      expect(await ended(made, office.admin)).toMatchObject({ state: 'done', outcomes: { changed: 2 } });
      const [line] = (await logOf(`${name}-1`)).filter(({ action }) => action === 'concession-given');
      expect(line?.by).toMatchObject({ username: 'admin' });
    },
  );

  it('does nothing more in the name of a clerk who may change no students any more', async () => {
    const names = await children('without', 2);
    const clerk = await office.employ('balu-without', 'office');
    const change = { studentIDs: names, change: toB };
    const { body: made } = await post('preview', change, await office.tokenOf(clerk));
    const staffID = clerk._id.toHexString();
    const seen = rightsOf({ role: 'office' });
    const asked = { staffID, rights: ['collect'], seen, currentPassword: ADMIN.password };
    const taken = await office.call('POST', '/api/staff/rights', asked, { token: office.admin });
    expect(taken.status).toBe(200);
    await goOnWith(made);
    expect(await now(made)).toMatchObject({ state: 'stopped', outcomes: { waiting: 2, changed: 0 } });
  });
});
