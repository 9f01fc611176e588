import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry } from '@school/domain';
import { Types } from 'mongoose';
import type { ImportAnswer } from '../src/imports/imports.answers';
import { ImportRunner } from '../src/imports/import-runner';
import { ImportsRepository } from '../src/imports/imports.repository';
import { RowWriter } from '../src/imports/row-writer';
import { LOG, type Log } from '../src/logging/log';
import { ask } from './support/ask';
import { ImportDesk } from './support/imports';
import { before, type Writes } from './support/meanwhile';
import { asCsv, messyRegister } from './support/messy-register';
import { TestOffice } from './support/office';
import { Desk } from './support/two-desks';

const ROWS = 250;

/** Two programs may work on a named database, and neither takes the other for ended. */
const SHARED = { MONGODB_URI: 'mongodb://shared' };

describe('two offices on one database, one of which runs an import', () => {
  let office: TestOffice;
  let other: Desk;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.open(SHARED);
    other = await Desk.open(office, 2, SHARED);
    desk = new ImportDesk(office);
  });
  afterAll(async () => {
    await other.app.close();
    await office.close();
  });

  const repository = () => office.app.get<Writes>(ImportsRepository, { strict: false });
  const startOther = () => other.app.get(ImportRunner, { strict: false }).begin();
  const byOther = () => vi.spyOn(other.app.get(RowWriter, { strict: false }), 'write');
  const leases = () => office.connection.collection<{ _id: string }>('leases');
  const linesOf = async ({ id }: ImportAnswer) =>
    (await ask<AuditEntry[]>(office, 'GET', '/api/audit?action=students-imported')).filter(
      ({ subject }) => subject.id === id,
    );
  let made: ImportAnswer;
  beforeAll(async () => {
    made = await desk.choose(await desk.bring(asCsv(messyRegister(ROWS).lines)));
  });

  it('Stop at the one that waits for its turn reaches the one that runs it, after the rows that it does', async () => {
    const stopAtOther = async () => {
      startOther();
      await pause(500);
      const answer = await fetch(`${other.url}/api/imports/stop`, {
        method: 'POST',
        headers: { 'auth-token': office.admin, 'content-type': 'application/json' },
        body: JSON.stringify({ importID: made.id }),
      });
      expect(answer.status).toBe(200);
    };
    before(repository(), 'finish', stopAtOther);
    await desk.start(made);
    while ((await desk.get(made)).endedAt === undefined) await pause(20);
    const { state, outcomes } = await desk.get(made);
    expect([state, outcomes.waiting > 0, outcomes.registered > 0]).toEqual(['stopped', true, true]);
    expect(await linesOf(made)).toHaveLength(1);
  });

  it('the other starts meanwhile: it runs no row of it, and none is refused as somebody else’s', async () => {
    const written = byOther();
    before(repository(), 'finish', async () => {
      startOther();
      await pause(500);
    });
    const done = await desk.run(made);
    expect(done).toMatchObject({ state: 'done', outcomes: { waiting: 0, registered: made.states.new } });
    // By then the program has looked again.
    while ((await leases().countDocuments()) > 0) await pause(50);
    await pause(2_500);
    expect(written).not.toHaveBeenCalled();
    expect(await linesOf(made)).toHaveLength(2);
  });

  it('the one that runs it answers so late that another has taken it over: it does no more of it, and stops nothing there', async () => {
    const others = messyRegister(ROWS).lines.map((cells, line) =>
      line < 4 ? cells : [`9${cells[0] ?? ''}`, ...cells.slice(1)],
    );
    const taken = await desk.choose(await desk.bring(asCsv(others)));
    const _id = `plan:${taken.id}`;
    const warned = vi.spyOn(office.app.get<Log>(LOG, { strict: false }), 'warn');
    before(repository(), 'finish', () => leases().updateOne({ _id }, { $set: { holder: 'another office' } }));
    await desk.start(taken);
    while (warned.mock.calls.length === 0 && (await desk.get(taken)).state === 'running') await pause(20);
    const { state, outcomes } = await desk.get(taken);
    expect([state, outcomes.waiting > 0, outcomes.registered > 0]).toEqual(['running', true, true]);
    await leases().deleteOne({ _id });
    startOther();
    const done = await desk.ended(taken);
    expect(done).toMatchObject({ state: 'done', outcomes: { waiting: 0, registered: taken.states.new } });
    expect(await linesOf(taken)).toHaveLength(1);
    while ((await leases().countDocuments()) > 0) await pause(50);
  });

  it('the one that ran it was killed: the other goes on with it once that is silent, without another start', async () => {
    const again = await desk.choose(await desk.bring(asCsv(messyRegister(20).lines)));
    await office.connection
      .collection('imports')
      .updateOne({ _id: new Types.ObjectId(again.id) }, { $set: { state: 'running', ranAt: new Date() } });
    await leases().insertOne({ _id: `plan:${again.id}`, holder: 'killed', beat: 7 } as { _id: string });
    startOther();
    await pause(3_000);
    expect(await desk.get(again)).toMatchObject({ state: 'running' });
    expect(await desk.ended(again)).toMatchObject({ state: 'done', outcomes: { waiting: 0 } });
    while ((await leases().countDocuments()) > 0) await pause(50);
  });
});
