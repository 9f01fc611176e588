import { feeBands, nextMonth, schoolMonth, type AuditEntry } from '@school/domain';
import { ImportDesk } from './support/imports';
import { asCsv } from './support/messy-register';
import { addFeeTable } from './support/fee-tables';
import { TestOffice } from './support/office';
import { register } from './support/student';

describe('what the school asks of many, in figures (D84)', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    for (const id of ['three-1', 'three-2']) await register(office, id, { class: '3' });
    await register(office, 'six-1', { class: '6' });
    await register(office, 'gone-1', { class: '3' });
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'gone-1' }, admin());
  });
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const next = () => nextMonth(schoolMonth(office.clock.now()));
  const post = (path: string, body: object) => office.call('POST', `/api/office/${path}`, body, admin());
  const log = async (query: string) =>
    (await office.call<AuditEntry[]>('GET', `/api/audit?${query}`, undefined, admin())).body;
  /** The price moves in the newest audit line of an action. */
  const moved = async (action: string) =>
    (await log(`action=${action}`))[0]?.changes
      .filter(({ field }) => field === 'payers' || field === 'monthSum')
      .map(({ field, before, after }) => [field, before, after]);

  it('a fee table says for how many students a month costs otherwise, and what it costs them together', async () => {
    const fees = Object.fromEntries(
      feeBands.map((band) => [band, { monthly: 900, registration: 1000, security: 0 }]),
    );
    const bands = { ...fees, '6-8': { monthly: 450, registration: 1000, security: 0 } };
    expect((await addFeeTable(office, { from: next(), fees: bands })).status).toBe(201);
    expect(await moved('fee-table-added')).toEqual([
      ['payers', undefined, '2'],
      ['monthSum', '600', '1800'],
    ]);
  });

  it('and which fees it changes: those that hold in its first month, of each branch', async () => {
    const monthly = (amount: number) =>
      Object.fromEntries(feeBands.map((band) => [band, { monthly: amount, registration: 0, security: 0 }]));
    const add = async (from: string, amount: number, branch?: string) => {
      const asked = { from, fees: monthly(amount), ...(branch !== undefined && { branch }) };
      expect((await addFeeTable(office, asked)).status).toBe(201);
      const [line] = await log('action=fee-table-added');
      return line?.changes
        .filter(({ field }) => field === '1-5.monthly' || field === 'branch')
        .map(({ before, after }) => [before, after]);
    };
    const [sooner, later] = [nextMonth(next()), nextMonth(nextMonth(next()))];
    expect(await add(later, 1000)).toEqual([['900', '1000']]);
    // The table added last holds only from a later month.
    expect(await add(sooner, 600)).toEqual([['900', '600']]);
    expect(await add(sooner, 700, 'MLMEC')).toEqual([
      [undefined, 'MLMEC'],
      ['600', '700'],
    ]);
    expect(await add(sooner, 650)).toEqual([
      [undefined, 'MLMEC'],
      ['700', '650'],
      [undefined, 'MLMIC'],
      ['600', '650'],
    ]);
  });

  it.each([
    [
      'head-added',
      'heads',
      { name: 'Computer', every: 'monthly', price: 'one', takers: 'all', isRefundable: false, amount: 50 },
      '3',
      '0',
      '150',
    ],
    ['head-changed', 'heads/amounts', { head: 'school:Computer', amount: 80 }, '3', '150', '240'],
    ['head-closed', 'heads/close', { head: 'school:Computer' }, '3', '240', '0'],
  ])('%s too', async (action, path, body, payers, before, after) => {
    expect((await post(path, { ...body, from: next() })).status).toBeLessThan(300);
    expect(await moved(action)).toEqual([
      ['payers', undefined, payers],
      ['monthSum', before, after],
    ]);
  });

  it('a head that nobody has taken moves nothing', async () => {
    const chosen = { name: 'Bus', every: 'monthly', price: 'one', takers: 'chosen', isRefundable: false };
    await post('heads', { ...chosen, from: next(), amount: 400 });
    expect(await moved('head-added')).toEqual([['payers', undefined, '0']]);
  });

  it('an imported student is in the log as one who is registered: since when, for how much, and what that moved', async () => {
    const desk = new ImportDesk(office);
    const heads =
      'Student ID,First name,Last name,DOB,Gender,Religion,Category,Adhaar,Mobile,Father,Mother,Address';
    const row = '9001,Asha,Verma,12/4/2018,F,Hindu,OBC,200000000001,9876543210,Ram Verma,Sita Verma,Kanpur';
    const lines = [`${heads},Class,Date of admission,Fees from month`, `${row},III,1/4/2022,${next()}`];
    const run = await desk.whole(asCsv(lines.map((line) => line.split(','))));
    expect(run.outcomes).toMatchObject({ registered: 1 });
    const [line] = await log('subject=9001');
    expect(line?.changes).toEqual(
      expect.arrayContaining([
        { field: 'feesFrom', after: next() },
        { field: 'monthlyFee', after: '900' },
        { field: 'moved', after: '-300' },
      ]),
    );
    expect(await log('subject=9001&fees=true')).toHaveLength(1);
  });
});
