import { nextMonth, schoolMonth, type AuditEntry } from '@school/domain';
import type { StudentAnswer } from '../src/students/students.answers';
import { ADMIN, passwordOf } from './support/admin';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

type Field = readonly [field: string, before: string | undefined, after: string | undefined];

describe('what changes what a family pays (D84)', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    office.clock.advance(Date.parse('2030-09-10T10:00:00+05:30') - office.clock.now().getTime());
  });
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const change = (studentID: string, body: object) =>
    office.call('PUT', '/api/office/updateStudent', { studentID, ...body });
  const log = async (query: string) =>
    (await office.call<AuditEntry[]>('GET', `/api/audit?${query}`, undefined, admin())).body;
  /** The fee fields in the newest audit lines of a student, the newest first. */
  const feesOf = async (studentID: string): Promise<Field[][]> =>
    (await log(`subject=${studentID}`)).map(({ changes }) =>
      changes
        .filter(({ field }) => field === 'monthlyFee' || field === 'moved')
        .map(({ field, before, after }) => [field, before, after]),
    );
  /** Pays for this month and all months up to another one. */
  const payAhead = async (studentID: string, throughMonth: string) => {
    const shown = await balanceOf(office, studentID);
    const ahead = shown.fees.ahead.filter(({ month }) => month <= throughMonth);
    const currentCharge = shown.fees.currentCharge + ahead.reduce((all, { amount }) => all + amount, 0);
    const deposit = { ...depositOf(shown, currentCharge), currentCharge, throughMonth };
    return office.call('POST', '/api/office/depositFee', deposit);
  };
  /** Promotes a student, the only one of V E, to class 6 of the next session. */
  const promoteTo6 = async (studentID: string) => {
    const section = { branch: 'MLMEC', class: '5', section: 'e' };
    const plan = (method: string, path: string, more: object) =>
      office.call<{ revision: number }>(method, `/api/office/${path}`, { ...section, ...more }, admin());
    const moves = [{ studentID, decision: 'promote', class: '6', section: 'a' }];
    const { revision } = (await plan('PUT', 'sectionPlan', { moves, revision: 0 })).body;
    expect((await plan('POST', 'runSectionPlan', { revision })).status).toBe(200);
  };
  const monthAfter = (months: number) => {
    let month = schoolMonth(office.clock.now());
    for (let passed = 0; passed < months; passed += 1) month = nextMonth(month);
    return month;
  };

  describe('class 12, another class for a moment around a payment, and class 12 again', () => {
    it('says both times what the month costs before and after, and what of the months ahead moved', async () => {
      await register(office, 'trick', { class: '12', stream: 'arts' });
      await change('trick', { class: 'na' });
      const paid = await payAhead('trick', '2031-03');
      expect(paid.status).toBe(201);
      await change('trick', { class: '12', stream: 'arts' });
      const [back, away] = await feesOf('trick');
      expect(away).toEqual([['monthlyFee', '550', '250']]);
      expect(back).toEqual([
        ['monthlyFee', '250', '550'],
        ['moved', undefined, '-1500'],
      ]);
    });
  });

  it.each<[string, Record<string, unknown>, object, Field[]]>([
    ['the class', { class: '5' }, { class: '6' }, [['monthlyFee', '300', '450']]],
    ['a class of the same fee', { class: '4' }, { class: '5' }, []],
    ['the name', {}, { studentFirstName: 'Usha' }, []],
    ['the stream', { class: '11', stream: 'science' }, { stream: 'arts' }, [['monthlyFee', '700', '550']]],
  ])('a change of %s', async (title, before, after, expected) => {
    const studentID = `C-${title.length}`;
    await register(office, studentID, before);
    expect((await change(studentID, after)).status).toBe(200);
    expect((await feesOf(studentID))[0]).toEqual(expected);
  });

  it.each([
    ['this month', 0, []],
    ['five months ahead', 5, [['moved', undefined, '-1500']]],
  ])(
    'a registration whose fees begin %s says so, with what is owed and charged',
    async (_, months, expected) => {
      const studentID = `F-${months}`;
      const feesFrom = monthAfter(months);
      await register(office, studentID, { feesFrom, previousBalance: 700, admissionCharges: true });
      expect(await feesOf(studentID)).toEqual([[['monthlyFee', undefined, '300'], ...expected]]);
      const [line] = await log(`subject=${studentID}`);
      expect(line?.changes).toEqual(
        expect.arrayContaining([
          { field: 'previousBalance', after: '700' },
          { field: 'feesFrom', after: feesFrom },
          expect.objectContaining({ field: 'registration' }),
        ]),
      );
      expect((await log(`subject=${studentID}&fees=true`)).length).toBe(expected.length);
    },
  );

  it('leaving takes months back that were paid ahead, and coming back asks for the fee again', async () => {
    await register(office, 'leaver');
    await payAhead('leaver', monthAfter(2));
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'leaver' }, admin());
    await office.call('POST', '/api/office/readmitStudent', {
      studentID: 'leaver',
      class: '6',
      section: 'a',
    });
    const [back, left] = await feesOf('leaver');
    expect(left).toEqual([
      ['monthlyFee', '300', '0'],
      ['moved', undefined, '-600'],
    ]);
    expect(back?.[0]).toEqual(['monthlyFee', '300', '450']);
  });

  /** The new values in the last audit line of an action. */
  const toldBy = async (action: string) => {
    const [line] = await log(`action=${action}&size=1`);
    return line?.changes.map(({ field, after }) => [field, after]);
  };

  it('a standing concession, given and ended', async () => {
    await register(office, 'helped');
    const from = schoolMonth(office.clock.now());
    const given = await office.call<StudentAnswer>(
      'POST',
      '/api/office/giveStandingConcession',
      { studentID: 'helped', concession: 'staff', unit: 'percent', value: 50, from, reason: 'Of the cook' },
      admin(),
    );
    const id = given.body.concessions[0]?.id;
    await office.call(
      'POST',
      '/api/office/endStandingConcession',
      { studentID: 'helped', id, from, reason: 'Has gone' },
      admin(),
    );
    expect((await feesOf('helped')).slice(0, 2)).toEqual([
      [['monthlyFee', '150', '300']],
      [['monthlyFee', '300', '150']],
    ]);
    // A family may have more than one concession.
    expect(await toldBy('concession-ended')).toEqual([
      ['concession', 'staff'],
      ['unit', 'percent'],
      ['value', '50'],
      ['from', from],
      ['reason', 'Has gone'],
      ['monthlyFee', '300'],
    ]);
  });

  it('a head of once a year, taken and ended, says what the month costs in which it is charged', async () => {
    await register(office, 'traveller');
    const month = schoolMonth(office.clock.now());
    const trip = {
      name: 'Trip',
      every: 'yearly',
      inMonths: [monthAfter(2).slice(5)],
      price: 'one',
      takers: 'chosen',
    };
    await office.call(
      'POST',
      '/api/office/heads',
      { ...trip, isRefundable: false, from: month, amount: 900 },
      admin(),
    );
    const taken = await office.call<StudentAnswer>('POST', '/api/office/takeHead', {
      studentID: 'traveller',
      head: 'school:Trip',
      from: month,
    });
    const id = taken.body.heads?.[0]?.id;
    const half = { concession: 'sibling', head: 'school:Trip', unit: 'percent', value: 50, reason: 'Two' };
    const given = { studentID: 'traveller', from: month, ...half };
    await office.call('POST', '/api/office/giveStandingConcession', given, admin());
    await office.call('POST', '/api/office/endHead', { studentID: 'traveller', id, from: month });
    expect((await feesOf('traveller')).slice(0, 3)).toEqual([
      [['monthlyFee', '750', '300']],
      [['monthlyFee', '1200', '750']],
      [['monthlyFee', '300', '1200']],
    ]);
    expect(await toldBy('head-ended')).toEqual([
      ['from', month],
      ['head', 'school:Trip'],
      ['monthlyFee', '300'],
    ]);
  });

  it('stands alone in the filtered log, newest first, with neither payments nor other changes', async () => {
    await pay(office, 'helped', 10);
    await change('helped', { studentFirstName: 'Uma' });
    const lines = await log('fees=true&size=100');
    expect(lines.map(({ subject, action }) => `${subject.id} ${action}`)).toEqual([
      'traveller head-ended',
      'traveller concession-given',
      'traveller head-taken',
      'school:Trip head-added',
      'helped concession-ended',
      'helped concession-given',
      'leaver student-returned',
      'leaver student-left',
      'F-5 student-registered',
      'C-10 student-changed',
      'C-9 student-changed',
      'trick student-changed',
      'trick student-changed',
    ]);
    const clerk = await office.call('GET', '/api/audit?fees=true');
    expect(clerk.status).toBe(403);
  });

  describe('in March, of a class that begins in April', () => {
    beforeAll(async () => {
      office.clock.advance(Date.parse('2031-03-10T10:00:00+05:30') - office.clock.now().getTime());
      office.admin = String((await office.login(ADMIN.username, ADMIN.password)).body['token']);
      office.clerk = String((await office.login('clerk-one', passwordOf('clerk-one'))).body['token']);
    });

    it.each<[string, string, () => Promise<unknown>]>([
      ['registered for it', 'mar-0', () => register(office, 'mar-0', { class: '6', feesFrom: '2031-04' })],
      [
        'promoted into it',
        'mar-1',
        async () => {
          await register(office, 'mar-1', { class: '5', section: 'e' });
          await promoteTo6('mar-1');
        },
      ],
    ])(
      'a change of a child who was %s says what April costs before and after',
      async (_, studentID, begin) => {
        await begin();
        expect((await change(studentID, { class: 'na', wingType: 'junior' })).status).toBe(200);
        expect((await feesOf(studentID))[0]).toEqual([['monthlyFee', '450', '250']]);
        const [newest] = await log('fees=true&size=1');
        expect(newest).toMatchObject({ action: 'student-changed', subject: { id: studentID } });
      },
    );
  });
});
