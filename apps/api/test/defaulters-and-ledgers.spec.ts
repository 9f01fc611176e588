import { schoolDate } from '@school/domain';
import { RecomputeRepository } from '../src/defaulters/recompute.repository';
import { RecomputeService } from '../src/defaulters/recompute.service';
import { makeLog } from '../src/logging/log';
import { FeeTablesService } from '../src/fee-tables/fee-tables.service';
import { StudentLedgers } from '../src/students/student-ledgers';
import { defaulters, goTo, totals, update } from './support/defaulters';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

describe('the list and the ledgers', () => {
  let office: TestOffice;
  const ids = Array.from({ length: 6 }, (_, n) => String(3001 + n));
  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    for (const [n, id] of ids.entries())
      await register(office, id, { section: n % 2 ? 'a' : 'b', previousBalance: n % 3 ? 0 : 100.25 });
  });
  afterAll(() => office.close());

  /** The same random numbers in each run. */
  let seed = 20261122;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

  async function something(id: string): Promise<void> {
    const { fees } = await balanceOf(office, id);
    const admin = { token: office.admin };
    const acts = [
      () => pay(office, id),
      () => pay(office, id, Math.max(0.01, Math.floor(fees.outstandingDue / 2))),
      () =>
        office.call('POST', '/api/office/addCharge', {
          studentID: id,
          head: 'fine',
          amount: 10.5,
          reason: 'Late',
        }),
      () => update(office, id, { class: pick(['2', '8', '10']), section: pick(['a', 'b', 'c']) }),
      () => update(office, id, { boardType: pick(['up', 'cbse']), studentFirstName: pick(['Asha', 'Zoya']) }),
      () =>
        office.call(
          'POST',
          '/api/office/giveConcession',
          { studentID: id, concession: 'merit', amount: 5, reason: 'First' },
          admin,
        ),
      async () => {
        const { student } = await balanceOf(office, id);
        const { studentReceiptNo } = student.studentFeeReport.at(-1) ?? {};
        const request = { studentID: id, studentReceiptNo, reason: 'Mistake' };
        return office.call('POST', '/api/office/voidReceipt', request, admin);
      },
    ];
    await pick(acts)();
  }

  /** Compares the whole list with the dues that the counter shows for each student. */
  async function compare(): Promise<void> {
    const { body } = await defaulters(office);
    for (const row of body) {
      const { student, fees } = await balanceOf(office, row.studentID);
      const { class: schoolClass, section, studentFirstName } = student;
      expect(row).toMatchObject({
        amount: fees.outstandingDue,
        branchCode: fees.branchCode,
        class: schoolClass,
        section,
        studentFirstName,
      });
    }
    const sum = body.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    const all = await totals(office);
    expect([all.students, Math.round(all.amount * 100)]).toEqual([body.length, sum]);
    for (const section of ['a', 'b', 'c']) {
      const own = body.filter((row) => row.section === section);
      expect(await totals(office, `section=${section}`)).toMatchObject({ students: own.length });
    }
    // A student not in the list owes nothing, or only dues that still have time.
    if (Number(schoolDate(office.clock.now()).slice(8)) <= 10) return;
    const others = ids.filter((id) => !body.some(({ studentID }) => studentID === id));
    for (const id of others) expect((await balanceOf(office, id)).fees.outstandingDue).toBe(0);
  }

  it('say the same after any year at the counter', async () => {
    for (let step = 0; step < 36; step += 1) {
      await something(pick(ids));
      if (random(3) === 0) office.clock.advance(random(20) * 24 * 3600_000);
      if (step % 6 === 5) await compare();
    }
    await compare();
  });

  it('are looked at from minute to minute, and nothing is written where nobody works: no hour of it is backed up', async () => {
    const service = office.app.get(RecomputeService, { strict: false });
    const stored = () => office.connection.collection('owedprogress').findOne({ _id: 'ledgers' as never });
    await service.upToDate();
    office.clock.advance(2 * 60_000);
    await service.upToDate();
    const before = await stored();
    for (const _ of [1, 2]) {
      office.clock.advance(2 * 60_000);
      await service.upToDate();
    }
    expect(await stored()).toEqual(before);
  });

  it('say the same when many write while two offices work it out', async () => {
    const other = new RecomputeService(
      office.app.get(RecomputeRepository, { strict: false }),
      office.app.get(StudentLedgers, { strict: false }),
      office.app.get(FeeTablesService, { strict: false }),
      office.clock,
      makeLog('fatal'),
    );
    const writing = ids.flatMap((id) => [something(id), something(id)]);
    const reading = Array.from({ length: 8 }, () => Promise.all([totals(office), other.upToDate()]));
    await Promise.all([...writing, ...reading]);
    await compare();
  });

  it('say the same after a recomputation that broke off when a student had moved', async () => {
    const [id = ''] = ids;
    await update(office, id, { class: '5', section: 'd' });
    await compare();
    await update(office, id, { class: '6', section: 'e' });
    const repository = office.app.get(RecomputeRepository, { strict: false });
    vi.spyOn(repository, 'addUp').mockRejectedValueOnce(new Error('the database went away'));
    expect((await defaulters(office)).status).toBe(500);
    await compare();
    expect(await totals(office, 'class=5&section=d')).toMatchObject({ students: 0, amount: 0 });
  });

  it('are not waited for without a word while everybody is worked out anew, and are there after it', async () => {
    const [id = ''] = ids;
    await update(office, id, { class: '7', section: 'a' });
    const repository = office.app.get(RecomputeRepository, { strict: false });
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((done) => (goOn = done));
    const outOfDate = repository.outOfDate.bind(repository);
    vi.spyOn(repository, 'outOfDate').mockImplementationOnce(async (...asked) => {
      await held;
      return outOfDate(...asked);
    });
    const refused = await defaulters(office);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(refused.body).toMatchObject({
      message: 'What families owe is being worked out again. Please try again in a minute.',
    });
    goOn();
    await compare();
  });
});
