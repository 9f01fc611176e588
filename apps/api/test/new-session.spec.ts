import { feeBands, schoolMonth, type AuditEntry } from '@school/domain';
import { randomInt } from 'node:crypto';
import type { ManyChangeAnswer } from '../src/many-students/many-students.answers';
import { MovingService } from '../src/new-session/moving.service';
import type {
  ClassListAnswer,
  NewSessionAnswer,
  PlanRunAnswer,
  SectionToMoveAnswer,
  SessionClosingAnswer,
} from '../src/new-session/new-session.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { ended } from './support/ask';
import { BUS, busFrom } from './support/bus';
import { addFeeTable } from './support/fee-tables';
import { listWith, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';
import { Desk, Schedule } from './support/two-desks';

describe('from the last days of March into the new session', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const on = (day: string) =>
    office.clock.advance(Date.parse(`${day}T11:00:00+05:30`) - office.clock.now().getTime());
  const sectionOf = (schoolClass: string, section = 'a', branch = 'MLMEC') => ({
    branch,
    class: schoolClass,
    section,
  });
  const look = async (section: object) =>
    (
      await office.call<SectionToMoveAnswer>(
        'GET',
        `/api/office/sectionToMove?${new URLSearchParams({ ...section }).toString()}`,
        undefined,
        admin(),
      )
    ).body;
  const save = async (section: object, moves: readonly object[], revision?: number) =>
    office.call<SectionToMoveAnswer>(
      'PUT',
      '/api/office/sectionPlan',
      { ...section, moves, revision: revision ?? (await look(section)).revision },
      admin(),
    );
  const run = async (section: object, revision?: number) =>
    office.call<PlanRunAnswer>(
      'POST',
      '/api/office/runSectionPlan',
      { ...section, revision: revision ?? (await look(section)).revision },
      admin(),
    );
  const back = (studentID: string) => office.call('POST', '/api/office/takeBackMove', { studentID }, admin());
  const open = async (studentID: string) =>
    (await office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const overview = async () =>
    (await office.call<NewSessionAnswer>('GET', '/api/office/newSession', undefined, admin())).body;
  const entriesOf = (studentID: string) =>
    office.connection.collection('ledger').countDocuments({ student: studentID.toLowerCase() });
  const up = (studentID: string, schoolClass: string, more: object = {}) => ({
    studentID,
    decision: 'promote',
    class: schoolClass,
    section: 'b',
    ...more,
  });

  it('moves a section by its plan, each child into the section that was chosen, and says what became of it', async () => {
    on('2031-03-20');
    for (const name of ['V-1', 'V-2', 'V-3', 'V-4'])
      await register(office, name, { class: '5', section: 'a', feesFrom: '2031-04' });
    // A student admitted for the new session is not part of the session that ends.
    expect((await look(sectionOf('5'))).students).toEqual([]);
    on('2031-02-10');
    for (const name of ['V-5', 'V-6', 'V-7', 'V-8'])
      await register(office, name, { class: '5', section: 'a' });
    on('2031-03-20');
    const five = sectionOf('5');
    const shown = await look(five);
    expect(shown).toMatchObject({ turn: { from: '2030-31', to: '2031-32' }, revision: 0 });
    expect(shown.students.map(({ studentID, outstandingDue }) => [studentID, outstandingDue])).toEqual(
      ['V-5', 'V-6', 'V-7', 'V-8'].map((name) => [name, 600]),
    );
    expect((await overview()).sections).toContainEqual({ ...five, undecided: 4, planned: 0, moved: 0 });

    const moves = [
      up('V-5', '6'),
      { studentID: 'V-6', decision: 'detain', class: '5', section: 'c' },
      { studentID: 'V-7', decision: 'passes-out' },
    ];
    expect((await save(five, moves)).body).toMatchObject({ revision: 1 });
    expect((await overview()).sections).toContainEqual({ ...five, undecided: 1, planned: 3, moved: 0 });
    expect((await open('V-5')).class).toBe('5');

    expect((await run(five)).body).toEqual({ moved: 3, movedBefore: 0, refused: [] });
    expect((await run(five)).body).toEqual({ moved: 0, movedBefore: 3, refused: [] });
    expect((await overview()).sections).toContainEqual({ ...five, undecided: 1, planned: 0, moved: 3 });
    expect(await open('V-5')).toMatchObject({
      class: '6',
      section: 'b',
      classSession: '2031-32',
      classStays: [
        {
          class: '5',
          section: 'a',
          end: { session: '2030-31', became: 'promoted', by: 'Admin (admin)' },
        },
        { class: '6', section: 'b', session: '2031-32', hasLeft: false },
      ],
    });
    expect(await open('V-6')).toMatchObject({
      class: '5',
      section: 'c',
      classStays: [{ end: { became: 'detained' } }, { class: '5', section: 'c' }],
    });
    expect(await open('V-7')).toMatchObject({ class: '5', section: 'a', passesOut: true });
    const after = await look(five);
    expect(after.students.map((one) => [one.studentID, one.class, one.section, one.moved?.decision])).toEqual(
      [
        ['V-5', '5', 'a', 'promote'],
        ['V-6', '5', 'a', 'detain'],
        ['V-7', '5', 'a', 'passes-out'],
        ['V-8', '5', 'a', undefined],
      ],
    );
  });

  it('writes one line into the audit log for each, with the monthly fee before and after', async () => {
    const lines = (
      await office.call<AuditEntry[]>(
        'GET',
        '/api/audit?subject=V-5&action=student-moved',
        undefined,
        admin(),
      )
    ).body;
    expect(lines).toHaveLength(1);
    expect(lines[0]?.changes).toEqual([
      { field: 'class', before: '5', after: '6' },
      { field: 'section', before: 'a', after: 'b' },
      { field: 'classSession', before: '2030-31', after: '2031-32' },
      { field: 'monthlyFee', before: '300', after: '450' },
    ]);
  });

  it('lists the section of before and that of the new session', async () => {
    const list = async (section: object, session: string) =>
      (
        await office.call<ClassListAnswer>(
          'GET',
          `/api/office/classList?${new URLSearchParams({ ...section, session }).toString()}`,
          undefined,
          admin(),
        )
      ).body;
    const before = await list(sectionOf('5'), 'ending');
    expect(before.session).toBe('2030-31');
    expect(before.students.map(({ studentID }) => studentID)).toEqual(['V-5', 'V-6', 'V-7', 'V-8']);
    expect(before.students[0]?.moved).toEqual({ decision: 'promote', class: '6', section: 'b' });
    const after = await list(sectionOf('6', 'b'), 'new');
    expect(after).toMatchObject({
      session: '2031-32',
      students: [{ studentID: 'V-5', cameFrom: sectionOf('5') }],
    });
    // Students admitted for the new session are listed too; undecided and leaving ones are not.
    const five = await list(sectionOf('5'), 'new');
    expect(five.students.map(({ studentID }) => studentID)).toEqual(['V-1', 'V-2', 'V-3', 'V-4']);
  });

  it.each([
    ['ending', sectionOf('5'), ['Promoted,VI B', 'Detained,V C', 'Passed out,', 'Undecided,']],
    ['new', sectionOf('6', 'b'), ['V A']],
  ])('has the list of the %s session as a file, with what became of each', async (session, section, ends) => {
    const asked = new URLSearchParams({ as: 'csv', ...section, session }).toString();
    const { body } = await office.call<string>(
      'GET',
      `/api/office/classList/export?${asked}`,
      undefined,
      admin(),
    );
    const rows = body.split('\r\n').slice(1, -1);
    expect(rows).toEqual(ends.map((end) => textWith(`,2015-06-01,98765 43210,${end}`)));
    const log = await office.call('GET', '/api/audit?action=list-exported', undefined, admin());
    const years = session === 'new' ? '2031-32' : '2030-31';
    expect(log.body).toMatchObject({
      0: {
        subject: { kind: 'list', id: 'session-class-list' },
        changes: listWith({ field: 'session', after: years }),
      },
    });
  });

  it('charges March in the old class, prints it on the receipt, and April in the new one', async () => {
    const said = async (studentReceiptNo: string) =>
      (await office.connection.collection('ledger').findOne({ studentReceiptNo }))?.['snapshot'] as unknown;
    const march = (await pay(office, 'V-5', 600)).body;
    expect(await said(march.studentReceiptNo)).toMatchObject({ class: '5', section: 'a' });
    on('2031-04-02');
    expect((await balanceOf(office, 'V-5')).fees).toMatchObject({ currentCharge: 450, previousBalance: 0 });
    expect((await balanceOf(office, 'V-7')).fees).toMatchObject({ currentCharge: 0, previousBalance: 600 });
    const april = (await pay(office, 'V-5')).body;
    expect(await said(april.studentReceiptNo)).toMatchObject({ class: '6', section: 'b' });
  });

  it('takes back who has no entry of the new session yet, and nobody else', async () => {
    expect(await back('V-5')).toMatchObject({ status: 409, body: { message: textWith('new session') } });
    expect(await back('V-7')).toMatchObject({ status: 200, body: { class: '5', section: 'a' } });
    expect((await open('V-7')).passesOut).toBe(false);
    expect((await open('V-7')).classStays).toMatchObject([{ class: '5', section: 'a', hasLeft: false }]);
    expect((await open('V-7')).classStays[0]).not.toHaveProperty('end');
    // The answer was lost, so the call is sent again.
    expect(await back('V-7')).toMatchObject({ status: 200, body: { class: '5', section: 'a' } });
    expect((await open('V-7')).classStays).toHaveLength(1);
    // The plan no longer mentions the child, so a second run leaves it alone.
    expect((await run(sectionOf('5'))).body).toEqual({ moved: 0, movedBefore: 2, refused: [] });
    expect(await look(sectionOf('5'))).toMatchObject({ students: [{}, {}, {}, {}] });
  });

  it('gives back what was paid for April in the old class, on 5 April, and asks for the new fee', async () => {
    on('2032-03-02');
    await register(office, 'VIII-1', { class: '8', section: 'a' });
    const shown = await balanceOf(office, 'VIII-1');
    await office.call('POST', '/api/office/depositFee', {
      ...depositOf(shown, 900),
      throughMonth: '2032-04',
      currentCharge: 900,
    });
    on('2032-04-05');
    await save(sectionOf('8'), [up('VIII-1', '9')]);
    expect((await run(sectionOf('8'))).body.moved).toBe(1);
    // Stored at once, for the lists that read no ledgers.
    expect(await entriesOf('VIII-1')).toBe(2);
    const { studentFeeReport } = await open('VIII-1');
    expect(studentFeeReport.map(({ kind, updatedBalance }) => [kind, updatedBalance])).toEqual([
      ['deposit', 0],
      ['take-back', -450],
    ]);
    expect((await balanceOf(office, 'VIII-1')).fees).toMatchObject({
      currentCharge: 500,
      outstandingDue: 50,
    });
  });

  it.each<[string, object, object, number]>([
    [
      'XI into XII: the class counts for the new session',
      { class: '11', stream: 'arts' },
      { class: '12', stream: 'arts' },
      550,
    ],
    [
      'XII that repeats',
      { class: '12', stream: 'arts' },
      { decision: 'detain', class: '12', stream: 'arts' },
      550,
    ],
    ['XII that passes out', { class: '12', stream: 'arts' }, { decision: 'passes-out' }, 0],
  ])('charges April of %s', async (_, now, move, charge) => {
    const studentID = `S-${randomInt(1e9)}`;
    const year = office.clock.now().getFullYear() + 1;
    on(`${year}-03-02`);
    await register(office, studentID, { ...now, section: 'd' });
    on(`${year}-03-30`);
    const section = sectionOf(Object.values(now)[0] as string, 'd');
    expect((await save(section, [{ ...up(studentID, ''), ...move }])).status).toBe(200);
    expect((await run(section)).body).toMatchObject({ moved: 1 });
    on(`${year}-04-05`);
    expect((await balanceOf(office, studentID)).fees.currentCharge).toBe(charge);
  });

  it('takes back the stream of XI too', async () => {
    on(`${office.clock.now().getFullYear() + 1}-03-02`);
    await register(office, 'X-1', { class: '10', section: 'e' });
    const ten = sectionOf('10', 'e');
    await save(ten, [up('X-1', '11', { stream: 'arts' })]);
    await run(ten);
    expect(await open('X-1')).toMatchObject({ class: '11', stream: 'arts' });
    expect((await back('X-1')).status).toBe(200);
    expect(await open('X-1')).toMatchObject({ class: '10', section: 'e' });
    expect(await open('X-1')).not.toHaveProperty('stream');
  });

  it.each<[string, object, number, string]>([
    ['to XI without a stream', { class: '11' }, 400, 'moves.0.stream'],
    ['to no class', { class: '' }, 400, 'moves.0.class'],
  ])('keeps no plan that promotes %s', async (_, move, status, field) => {
    const answer = await save(sectionOf('10'), [{ ...up('VIII-1', ''), ...move }]);
    expect(answer).toMatchObject({ status, body: { details: [{ field }] } });
  });

  it('says of whom it could not be done, and does the rest', async () => {
    const year = office.clock.now().getFullYear() + 1;
    on(`${year}-02-02`);
    const hindi = { medium: 'hindi', boardType: 'up', section: 'c', class: '1' };
    for (const name of ['H-1', 'H-2', 'H-3', 'H-4']) await register(office, name, hindi);
    const one = sectionOf('1', 'c', 'MLMIC');
    await save(one, [up('H-1', 'ukg'), up('H-2', '2'), up('H-3', '2'), up('H-4', '1'), up('nobody', '2')]);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'H-3', section: 'e' });
    const done = await run(one);
    expect(done.body).toMatchObject({ moved: 1, movedBefore: 0 });
    expect(done.body.refused.map(({ studentID, message }) => `${studentID}: ${message}`)).toEqual([
      textWith('H-1: This class is not taught'),
      textWith('H-3: Someone else'),
      textWith('H-4: A promoted student needs'),
      textWith('nobody: No student'),
    ]);
    const inHindi = { headers: { 'accept-language': 'hi' }, ...admin() };
    const again = await office.call<PlanRunAnswer>(
      'POST',
      '/api/office/runSectionPlan',
      { ...one, revision: (await look(one)).revision },
      inHindi,
    );
    expect(again.body.refused[0]?.message).toMatch(/माध्यम/);
  });

  it('counts as planned whom the plan is of and still sits there, and nobody else', async () => {
    const year = office.clock.now().getFullYear() + 1;
    on(`${year}-02-02`);
    for (const name of ['P-1', 'P-2', 'P-3', 'P-4'])
      await register(office, name, { class: '3', section: 'd' });
    const three = sectionOf('3', 'd');
    await save(three, [up('P-1', '4'), up('P-2', '4')]);
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'P-1' }, admin());
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'P-2', section: 'e' });
    expect((await overview()).sections).toContainEqual({ ...three, undecided: 2, planned: 0, moved: 0 });
    expect((await overview()).sections).toContainEqual({
      ...sectionOf('3', 'e'),
      undecided: 1,
      planned: 0,
      moved: 0,
    });
  });

  it('lets no desk overwrite the plan of another, nor run one that it has not seen', async () => {
    const one = sectionOf('1', 'c', 'MLMIC');
    const { revision } = await look(one);
    const moves = [up('2001', '2')];
    const first = await save(one, moves, revision);
    expect(first.status).toBe(200);
    expect((await save(one, [], revision)).status).toBe(409);
    // The answer was lost, so the same desk sends the call again.
    const again = await save(one, moves, revision);
    expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
    expect((await run(one, revision)).status).toBe(409);
  });

  it('is for administrators alone', async () => {
    for (const [method, path] of [
      ['GET', 'newSession'],
      ['GET', 'sectionToMove?branch=MLMEC&class=5&section=a'],
      ['PUT', 'sectionPlan'],
      ['POST', 'runSectionPlan'],
      ['POST', 'takeBackMove'],
      ['POST', 'closeSession'],
    ])
      expect(
        (await office.call(method ?? '', `/api/office/${path ?? ''}`, method === 'GET' ? undefined : {}))
          .status,
      ).toBe(403);
  });

  describe('a section of twelve, of which each child is one write', () => {
    const six = sectionOf('6', 'e');
    const names = Array.from({ length: 12 }, (_, at) => `E-${at + 10}`);

    it('goes on where it stood when the program is killed at any step, and ends as if nothing had happened', async () => {
      const year = office.clock.now().getFullYear() + 1;
      on(`${year}-02-02`);
      for (const name of names) await register(office, name, { class: '6', section: 'e' });
      await save(
        six,
        names.map((name) => up(name, '7', { section: 'e' })),
      );
      const { revision } = await look(six);
      const desk = await Desk.open(office, 0);
      for (let kill = 1; kill <= 10; kill += 1) {
        const schedule = new Schedule([0], [], { desk: 0, step: randomInt(1, 12) });
        const call = { method: 'POST', path: '/api/office/runSectionPlan', body: { ...six, revision } };
        await desk.call(schedule, { ...call, token: office.admin });
        // Anybody who looks meanwhile sees each child in exactly one section, the old or the new one.
        const seen = await look(six);
        expect(seen.students).toHaveLength(12);
      }
      await desk.close();
      const rest = (await run(six)).body;
      expect(rest.moved + rest.movedBefore).toBe(12);
      for (const name of names) {
        const student = await open(name);
        expect(student).toMatchObject({ class: '7', section: 'e' });
        expect(student.classStays.filter(({ end }) => end)).toHaveLength(1);
      }
      const { body } = await office.call<AuditEntry[]>(
        'GET',
        '/api/audit?action=student-moved&size=100',
        undefined,
        admin(),
      );
      const moved = body.map(({ subject }) => subject.id).filter((id) => id.startsWith('E-'));
      expect(moved.sort()).toEqual(names);
    });

    it('and two desks that run it at once move each child once', async () => {
      const seven = sectionOf('7', 'e');
      const year = office.clock.now().getFullYear() + 1;
      on(`${year}-03-25`);
      await save(
        seven,
        names.map((name) => up(name, '8', { section: 'e' })),
      );
      const both = await Promise.all([run(seven), run(seven)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0].body.moved + both[1].body.moved).toBe(12);
      for (const name of names)
        expect((await open(name)).classStays.filter(({ end }) => end)).toHaveLength(2);
    });
  });

  it('leaves alone whose move was taken back while a second run of the section was on its way', async () => {
    const eight = sectionOf('8', 'd');
    on(`${office.clock.now().getFullYear() + 1}-02-03`);
    for (const name of ['W-1', 'W-2']) await register(office, name, { class: '8', section: 'd' });
    await save(eight, [up('W-1', '9'), up('W-2', '9')]);
    const { revision } = await look(eight);
    await run(eight, revision);
    const moving = office.app.get(MovingService, { strict: false });
    const asItIs = moving.move.bind(moving);
    vi.spyOn(moving, 'move').mockImplementationOnce(async (...given) => {
      await back('W-2');
      return asItIs(...given);
    });
    const second = await run(eight, revision);
    expect(second.body).toMatchObject({ moved: 0, movedBefore: 1, refused: [{ studentID: 'W-2' }] });
    expect(await open('W-2')).toMatchObject({ class: '8', section: 'd' });
  });

  it('offers no second decision about who went on and whose new class was set right since', async () => {
    const two = sectionOf('2', 'd');
    for (const name of ['W-3', 'W-4']) await register(office, name, { class: '2', section: 'd' });
    await save(two, [up('W-3', '3'), up('W-4', '3')]);
    await run(two);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'W-4', class: '4' });
    expect(await open('W-4')).toMatchObject({ class: '4', section: 'b' });
    expect(await look(two)).toMatchObject({
      students: [{ studentID: 'W-3', moved: { decision: 'promote' } }],
    });
  });

  it('leaves who was said to go by mistake in the section that was set right since, planned in none', async () => {
    const [one, other] = [sectionOf('1', 'd'), sectionOf('1', 'e')];
    await register(office, 'W-5', { class: '1', section: 'd' });
    await save(one, [{ studentID: 'W-5', decision: 'passes-out' }]);
    await run(one);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'W-5', section: 'e' });
    expect((await back('W-5')).body).toMatchObject({ class: '1', section: 'e' });
    expect((await look(other)).students).toMatchObject([{ studentID: 'W-5' }]);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'W-5', section: 'd' });
    const [student] = (await look(one)).students;
    expect(student).toMatchObject({ studentID: 'W-5' });
    expect(student).not.toHaveProperty('planned');
  });

  describe('the closing of a session', () => {
    const close = (session: string) =>
      office.call<SessionClosingAnswer>('POST', '/api/office/closeSession', { session }, admin());
    const leaveOn = (studentID: string, leftOn: string) =>
      office.call('DELETE', '/api/office/deleteStudent', { studentID, leftOn }, admin());
    let session = '';
    let year = 0;
    const post = <Body = unknown>(path: string, body: object) =>
      office.call<Body>('POST', `/api/office/${path}`, body, admin());
    beforeAll(async () => {
      const library = { ...busFrom(schoolMonth(office.clock.now())), name: 'Library' };
      expect((await post('heads', library)).status).toBe(201);
    });

    const sessionUpTo = (end: number) => `${end - 1}-${String(end % 100).padStart(2, '0')}`;

    it('is made once the session is over, and accounts for every rupee', async () => {
      year = office.clock.now().getFullYear();
      session = sessionUpTo(year);
      // The session before was not closed, and can be until this one is over.
      expect((await overview()).closable).toBe(sessionUpTo(year - 1));
      expect((await close(session)).status).toBe(409);
      const centre = { medium: 'english', boardType: 'cbse' };
      await register(office, 'E-moved', { class: '2', section: 'd', ...centre, previousBalance: 500 });
      const college = { studentID: 'E-moved', medium: 'hindi', boardType: 'up' };
      expect((await office.call('PUT', '/api/office/updateStudent', college, admin())).status).toBe(200);
      on(`${year}-04-05`);
      const [mlmec, mlmic] = (await close(session)).body.branches;
      for (const one of [mlmec, mlmic]) {
        if (!one) throw new Error('No branch');
        const { broughtForward, transferred = 0, charged, concessions, collected, refunded } = one;
        expect(broughtForward + transferred + charged - concessions - collected + refunded).toBe(
          one.outstanding,
        );
        expect(one.owed - one.advance).toBe(one.outstanding);
      }
      expect(mlmec?.owing).toBeGreaterThan(0);
      expect([mlmec?.transferred, mlmic?.transferred]).toEqual([-500, 500]);
    });

    it('is numbered, stays as it is, and is not made twice', async () => {
      const [first] = (await overview()).closings;
      expect(first).toMatchObject({ session, number: 1, closedBy: 'Admin (admin)' });
      await pay(office, 'E-10');
      expect((await close(session)).body).toEqual(first);
      expect(await overview()).not.toHaveProperty('closable');
      const { body } = await office.call<AuditEntry[]>(
        'GET',
        '/api/audit?action=session-closed',
        undefined,
        admin(),
      );
      expect(body).toHaveLength(1);
    });

    it('was killed before its figures were there: the next one goes on with it', async () => {
      const closings = office.connection.collection('sessionclosings');
      await closings.updateOne({ session }, { $unset: { branches: 1 } });
      expect(await overview()).toMatchObject({ closable: session, closings: [] });
      const [one, other] = await Promise.all([close(session), close(session)]);
      expect(one.body).toEqual(other.body);
      expect(one.body).toMatchObject({ session, number: 1 });
    });

    it('names whose months are not in it, as their class was none of the school’s', async () => {
      const students = office.connection.collection('students');
      const was = await students.findOne({ foldedId: 'e-10' });
      await students.updateOne({ foldedId: 'e-10' }, { $set: { class: 'nursery' } });
      await office.connection
        .collection('sessionclosings')
        .updateOne({ session }, { $unset: { branches: 1 } });
      expect((await close(session)).body.feesUnknown).toEqual(['E-10']);
      await students.updateOne({ foldedId: 'e-10' }, { $set: { class: was?.['class'] as string } });
    });

    it('takes nothing by a clock that was set back into it, also of who has no entry yet', async () => {
      await register(office, 'E-new');
      on(`${year}-03-30`);
      await expect(register(office, 'E-late', { previousBalance: 500 })).rejects.toThrow('clock');
      on(`${year - 1}-03-30`);
      await expect(register(office, 'E-later')).rejects.toThrow('clock');
      on(`${year}-03-30`);
      expect(await pay(office, 'E-new', 100)).toMatchObject({
        status: 409,
        body: { message: textWith('clock') },
      });
      on(`${year}-04-05`);
      expect((await pay(office, 'E-new', 100)).status).toBe(201);
    });

    it('changes nothing of the fees by such a clock either, and all else', async () => {
      const name = 'E-clock';
      await register(office, name, { class: '2', section: 'd', medium: 'english', boardType: 'cbse' });
      await register(office, 'E-gone');
      expect((await leaveOn('E-gone', `${year}-04-05`)).status).toBe(200);
      const put = (changes: object) =>
        office.call('PUT', '/api/office/updateStudent', { studentID: name, ...changes }, admin());
      const month = `${year}-03`;
      const grant = {
        concession: 'sibling',
        unit: 'percent',
        value: 10,
        from: month,
        reason: 'Sister of E-10',
      };
      const asked = [
        () => put({ class: '3' }),
        () => post('giveStandingConcession', { studentID: name, ...grant }),
        () => post('takeHead', { studentID: name, head: BUS, stop: 'Naini', from: month }),
        () => post('readmitStudent', { studentID: 'E-gone', class: '4', section: 'a' }),
        () => back('E-10'),
      ];
      expect((await post('heads', { ...busFrom(`${year}-04`) })).status).toBe(201);
      on(`${year}-03-30`);
      for (const ask of asked)
        expect(await ask()).toMatchObject({ status: 409, body: { message: textWith('clock') } });
      const undecided = sectionOf('5');
      await save(undecided, [up('V-8', '6')]);
      expect((await run(undecided)).body).toMatchObject({
        moved: 0,
        refused: [{ studentID: 'V-8', message: textWith('clock') }],
      });
      const before = await entriesOf('E-12');
      expect((await put({ studentID: 'E-12', section: 'b' })).status).toBe(200);
      expect(await entriesOf('E-12')).toBe(before);
      // In a change of many, no row is processed: the change waits until the clock is right.
      const rides = { what: 'take-head', head: BUS, stop: 'Naini', from: `${year}-04`, through: '' };
      const many = { studentIDs: [name], change: rides };
      const made = await post<ManyChangeAnswer>('manyStudents/preview', many);
      const ran = async () => {
        await post('manyStudents/run', { changeID: made.body.id });
        return ended(async () => {
          const path = `/api/office/manyStudents/one?changeID=${made.body.id}`;
          return (await office.call<ManyChangeAnswer>('GET', path, undefined, admin())).body;
        });
      };
      expect(await ran()).toMatchObject({ state: 'stopped', outcomes: { changed: 0, refused: 0 } });
      on(`${year}-04-05`);
      expect(await ran()).toMatchObject({ state: 'done', outcomes: { changed: 1 } });
      expect((await put({ class: '3' })).status).toBe(200);
    });

    it('keeps what its months cost, also where nobody was charged yet', async () => {
      const from = `${year}-03`;
      const head = 'school:Library';
      const { stops } = busFrom(from);
      const of = { monthly: 900, registration: 1000, security: 0 };
      const fees = Object.fromEntries(feeBands.map((band) => [band, of]));
      const refused = [
        await post('heads', { ...busFrom(from), name: 'Van' }),
        await post('heads/amounts', { head, from, stops }),
        await post('heads/close', { head, from }),
        await addFeeTable(office, { from, branch: 'MLMIC', fees }),
      ];
      for (const answer of refused)
        expect(answer).toMatchObject({ status: 409, body: { message: textWith('already been charged') } });
      expect((await post('heads/close', { head, from: `${year}-04` })).status).toBe(200);
    });

    it('lets nobody leave on a day of it any more (D74)', async () => {
      const leave = (leftOn: string) => leaveOn('E-11', leftOn);
      const dues = await office.call(
        'GET',
        `/api/office/leavingDues?studentID=E-11&leftOn=${year}-03-31`,
        undefined,
        admin(),
      );
      expect(dues.status).toBe(400);
      expect(await leave(`${year}-03-31`)).toMatchObject({
        status: 400,
        body: { message: textWith(`1 Apr ${year}`) },
      });
      expect((await leave(`${year}-04-01`)).status).toBe(200);
    });
  });
});
