import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry } from '@school/domain';
import { Types } from 'mongoose';
import type { ImportAnswer } from '../src/imports/imports.answers';
import { ImportRunner } from '../src/imports/import-runner';
import { ImportsRepository } from '../src/imports/imports.repository';
import { ask } from './support/ask';
import { ImportDesk } from './support/imports';
import { asCsv, messyRegister } from './support/messy-register';
import { TestOffice } from './support/office';

const HOUR = 60 * 60_000;

describe('an import that is cut off in the last minutes of a month, and gone on with in the next', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.openOn('2027-03-31');
    desk = new ImportDesk(office);
    office.clock.stopAt(new Date('2027-03-31T23:50:00+05:30'));
  });
  afterAll(() => office.close());

  /** Cuts a run off: its rows are done, and the program ends before that is stored. */
  async function cutOff(made: ImportAnswer, nextDay: string) {
    vi.spyOn(office.app.get(ImportsRepository, { strict: false }), 'finish').mockRejectedValueOnce(
      new Error('The program ended'),
    );
    expect((await desk.run(made)).state).toBe('stopped');
    // Its cells may be corrected again, and the audit log has it.
    while ((await desk.get(made)).endedAt === undefined) await pause(20);
    office.clock.stopAt(new Date(`${nextDay}T00:10:00+05:30`));
    return (await desk.run(made)).outcomes;
  }

  it('has registered whose fees begin in a month that nobody may begin with any more', async () => {
    const { lines } = messyRegister(60);
    const more = lines.map((cells, line) => [...cells, line === 2 ? 'Fees from' : line > 3 ? '2026-10' : '']);
    const made = await desk.choose(await desk.bring(asCsv(more)));
    const { states } = made;
    expect(states.new).toBeGreaterThan(0);
    expect(await cutOff(made, '2027-04-01')).toEqual({
      waiting: 0,
      registered: states.new,
      changed: 0,
      same: 0,
      refused: states.refused,
    });
  });

  it('has given a concession that began with the month in which the row was done', async () => {
    office.clock.stopAt(new Date('2027-04-30T23:50:00+05:30'));
    const bytes = asCsv([
      ['Student ID', 'Concession'],
      ['5001', '50%'],
    ]);
    const made = await desk.choose(await desk.bring(bytes), []);
    expect(made.states.changed).toBe(1);
    expect(await cutOff(made, '2027-05-01')).toMatchObject({ changed: 1, refused: 0 });
  });
});

describe('a plan, where the program ended in the middle of a call', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  let made: ImportAnswer;
  const { lines, expected } = messyRegister(60);
  beforeAll(async () => {
    office = await TestOffice.open();
    desk = new ImportDesk(office);
    made = await desk.choose(await desk.bring(asCsv(lines)));
  });
  afterAll(() => office.close());

  const rows = () => office.connection.collection('importrows');
  const imports = () => office.connection.collection('imports');
  /** Makes the start look for half-done runs. */
  const startAgain = () => office.app.get(ImportRunner, { strict: false }).begin();
  const linesOf = (action: string) => ask<AuditEntry[]>(office, 'GET', `/api/audit?action=${action}`);

  it('was not there yet: its rows, with names of children, are gone after the next start', async () => {
    const before = await rows().countDocuments();
    const madeAt = (ago: number) =>
      Types.ObjectId.createFromTime((office.clock.now().getTime() - ago) / 1000);
    const [old, recent] = [madeAt(2 * HOUR), madeAt(HOUR / 2)];
    for (const plan of [old, recent])
      await rows().insertMany(
        [1, 2].map((row) => ({ import: plan, row, cells: ['Asha'], outcome: 'waiting' })),
      );
    startAgain();
    while ((await rows().countDocuments({ import: old })) > 0) await pause(20);
    // Another office may be storing these rows at this moment.
    expect(await rows().countDocuments({ import: recent })).toBe(2);
    expect(await rows().countDocuments()).toBe(before + 2);
  });

  it('has its cell as it was, or mended and planned: what is shown is what is run', async () => {
    const lacking = expected.find(({ at }) => at === 'fatherName')?.row ?? 0;
    const repository = office.app.get(ImportsRepository, { strict: false });
    const { set } = repository;
    repository.set = async (changed) => {
      await set.call(repository, changed);
      throw new Error('The program ended');
    };
    await expect(desk.mend(made, lacking, 'fatherName', 'Shri Mohan Lal')).rejects.toThrow('500');
    repository.set = set;
    const row = (await desk.rows(made)).find((one) => one.row === lacking);
    expect(row).toMatchObject({ state: 'new', faults: [], texts: { fatherName: 'Shri Mohan Lal' } });
  });

  it('was run before the clock was set back, as by a power cut: nobody is registered by that clock', async () => {
    const { states } = await desk.get(made);
    const ranAt = new Date(office.clock.now().getTime() + HOUR);
    await imports().updateOne({ _id: new Types.ObjectId(made.id) }, { $set: { state: 'running', ranAt } });
    startAgain();
    while ((await desk.get(made)).state === 'running') await pause(20);
    const { state, outcomes: after } = await desk.get(made);
    expect([state, after.waiting, after.registered]).toEqual(['stopped', states.new + states.changed, 0]);
    // The run has ended, so its cells may be corrected.
    startAgain();
    expect((await imports().findOne({ _id: new Types.ObjectId(made.id) }))?.['endedAt']).toEqual(ranAt);
  });

  it('was being stopped: that is in the audit log, once', async () => {
    const before = await linesOf('students-imported');
    const done = await desk.run(made);
    await imports().updateOne(
      { _id: new Types.ObjectId(made.id) },
      { $set: { state: 'stopped' }, $unset: { endedAt: 1 } },
    );
    // The last rows may be being written: a corrected cell would show a value that nobody was registered with.
    await expect(desk.mend(made, 2, 'fatherName', 'Mohan Lal')).rejects.toThrow('409');
    await expect(desk.choose(made)).rejects.toThrow('409');
    startAgain();
    while ((await desk.get(made)).endedAt === undefined) await pause(20);
    startAgain();
    await pause(100);
    const log = await linesOf('students-imported');
    expect(log.slice(0, -before.length).map(({ subject }) => subject.id)).toEqual([made.id, made.id]);
    expect(await desk.get(made)).toMatchObject({ state: 'stopped', outcomes: done.outcomes });
  });
});
