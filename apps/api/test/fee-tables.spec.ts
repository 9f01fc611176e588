import { feeBands, nextMonth, paise, schoolMonth, startOfMonth } from '@school/domain';
import mongoose from 'mongoose';
import type { FeeTablesAnswer } from '../src/fee-tables/fee-tables.answers';
import type { StoredFeeTable } from '../src/fee-tables/fee-tables.schema';
import { addFeeTable } from './support/fee-tables';
import { whilePayersAreRead } from './support/meanwhile';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

const PATH = '/api/office/fee-tables';

/** A fee table that is the same for all bands except classes 1 to 5, which pay this much a month. */
const tableOf = (monthly: unknown) => ({
  ...Object.fromEntries(feeBands.map((band) => [band, { monthly: 900, registration: 1000, security: 0 }])),
  '1-5': { monthly, registration: 450, security: '400.50' },
});

describe('the versions of the fee table', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, 'charged');
    await pay(office, 'charged', 10);
  });
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const wait = () => office.clock.goToNextMonth();
  const add = (body: object, token = office.admin) => addFeeTable(office, body, token);

  it('begin with the specified figures, which everybody in the office sees', async () => {
    const { status, body } = await office.call<FeeTablesAnswer>('GET', PATH);
    expect(status).toBe(200);
    expect(body.specified['11-12-science']).toEqual({ monthly: 700, registration: 1000, security: 1600 });
    expect(body.versions).toEqual([]);
  });

  interface Refused {
    readonly title: string;
    readonly status: number;
    readonly who?: 'clerk' | 'admin';
    /** The next month when left out. */
    readonly from?: () => string;
    readonly fees?: object;
  }
  it.each<Refused>([
    { title: 'by a clerk', status: 403, who: 'clerk' },
    { title: 'for a month that was charged already (D79)', status: 409, from: () => month() },
    { title: 'for no month', status: 400, from: () => '2026-13' },
    {
      title: 'without the fees of a band',
      status: 400,
      fees: { ...tableOf(350), '9-10': undefined },
    },
    { title: 'with a fee below zero', status: 400, fees: tableOf(-1) },
  ])('are not added $title', async ({ status, who = 'admin', from = () => nextMonth(month()), fees }) => {
    const answer = await add({ from: from(), fees: fees ?? tableOf(350) }, office[who]);
    expect(answer.status).toBe(status);
    expect((await office.call<FeeTablesAnswer>('GET', PATH)).body.versions).toEqual([]);
  });

  // From here on the clock of this office only moves forward.
  it('hold from their month on, and what passed before costs what it cost', async () => {
    await register(office, 'late');
    const registeredIn = month();
    await register(office, 'paid');
    await pay(office, 'paid', 300);
    const from = nextMonth(registeredIn);
    const ahead = async () => (await balanceOf(office, 'late')).fees.ahead[0];
    expect(await ahead()).toEqual({ month: from, amount: 300 });
    const answer = await add({ from, fees: tableOf(350.5) });
    expect(answer.status).toBe(201);
    expect(answer.body.versions).toMatchObject([
      { from, addedBy: 'Admin', fees: { '1-5': { monthly: 350.5, registration: 450, security: 400.5 } } },
    ]);
    expect(await ahead()).toEqual({ month: from, amount: 350.5 });
    expect((await balanceOf(office, 'late')).fees).toMatchObject({ currentCharge: 300, previousBalance: 0 });
    wait();
    expect((await balanceOf(office, 'late')).fees).toMatchObject({
      currentCharge: 350.5,
      previousBalance: 300,
    });
    expect((await pay(office, 'paid')).body.studentFeeReport.at(-1)).toMatchObject({
      studentCurrentCharge: 350.5,
      updatedBalance: 0,
    });
    wait();
    const charges = (await balanceOf(office, 'late')).student.studentFeeReport;
    expect(charges.map((line) => [line.month, line.studentCurrentCharge])).toEqual([
      [registeredIn, 300],
      [from, 350.5],
    ]);
  });

  it('are added by one of two administrators who have seen the same; the other looks again', async () => {
    const from = nextMonth(month());
    const seen = (await office.call<FeeTablesAnswer>('GET', PATH)).body.versions;
    const both = await Promise.all(
      [350, 360].map((monthly) => add({ from, fees: tableOf(monthly), revision: seen.length })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // The answer was lost, so the same desk sends the call again.
    const monthly = both[0]?.status === 201 ? 350 : 360;
    expect((await add({ from, fees: tableOf(monthly), revision: seen.length })).status).toBe(201);
    const late = await add({ from, fees: tableOf(370), revision: seen.length });
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('Someone else')]);
    const { versions } = (await office.call<FeeTablesAnswer>('GET', PATH)).body;
    expect(versions).toHaveLength(seen.length + 1);
  });

  it('are the same once more, though a payment has charged their month since the answer was lost', async () => {
    const from = nextMonth(month());
    const seen = (await office.call<FeeTablesAnswer>('GET', PATH)).body.versions;
    const asked = { from, fees: tableOf(350.5), revision: seen.length };
    expect((await add(asked)).status).toBe(201);
    wait();
    await pay(office, 'charged', 10);
    expect((await add(asked)).status).toBe(201);
    expect((await add({ ...asked, fees: tableOf(355) })).status).toBe(409);
  });

  it('are not added from a month that a counter charges while all who pay are looked at (D79)', async () => {
    wait();
    whilePayersAreRead(office, () => pay(office, 'charged', 10));
    expect((await add({ from: month(), fees: tableOf(355) })).status).toBe(409);
  });

  it('hold in the order in which they were added, also where the clock was set back between two', async () => {
    const from = nextMonth(month());
    await add({ from, fees: tableOf(350) });
    office.clock.advance(-5 * 60_000);
    expect((await add({ from, fees: tableOf(365) })).body.versions.at(-1)?.fees['1-5'].monthly).toBe(365);
    office.clock.advance(5 * 60_000);
    await add({ from, fees: tableOf(350.5) });
  });

  it('hold when their month begins, also one that another process added a second before', async () => {
    const from = nextMonth(month());
    const untilThen = startOfMonth(from).getTime() - office.clock.now().getTime();
    office.clock.advance(untilThen - 1000);
    office.clock.stop();
    const { currentCharge } = (await balanceOf(office, 'paid')).fees;
    const tables = office.connection.collection<StoredFeeTable>('feetables');
    const last = await tables.findOne({});
    if (!last) throw new Error('No version was added before');
    const dear = { monthly: paise(999_00), registration: paise(0), security: paise(0) };
    const { insertedId } = await tables.insertOne({
      ...last,
      _id: new mongoose.Types.ObjectId(),
      number: 1000,
      from,
      fees: { ...last.fees, '1-5': dear },
    });
    office.clock.goOn();
    office.clock.advance(2000);
    office.clock.stop();
    expect(currentCharge).toBe(350.5);
    expect((await balanceOf(office, 'paid')).fees).toMatchObject({ month: from, currentCharge: 999 });
    await tables.deleteOne({ _id: insertedId });
  });
});
