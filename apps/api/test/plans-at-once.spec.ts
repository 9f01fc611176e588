import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry } from '@school/domain';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { ImportsRepository } from '../src/imports/imports.repository';
import { PictureImportRunner } from '../src/picture-imports/picture-import-runner';
import { PictureImportsRepository } from '../src/picture-imports/picture-imports.repository';
import { ask, ended } from './support/ask';
import { ImportDesk } from './support/imports';
import { textWith } from './support/matchers';
import { asCsv, messyRegister } from './support/messy-register';
import { before, type Writes } from './support/meanwhile';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { zip } from './support/zip';

const HOUR = 60 * 60_000;

interface Made {
  readonly id: string;
  readonly state: string;
}

describe('two desks at one plan at the same moment', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.open();
    desk = new ImportDesk(office);
    await register(office, 'MLMEC-00012');
  });
  afterAll(() => office.close());

  const statusOf = async (method: string, path: string, body?: object) =>
    (await office.call(method, path, body, { token: office.admin })).status;

  const planned = async (): Promise<Made> => desk.choose(await desk.bring(asCsv(messyRegister(20).lines)));
  let archives = 0;
  /** An archive with another photo of the same student each time. */
  async function archive(): Promise<Made> {
    archives += 1;
    const background = { r: 20 * archives, g: 40, b: 80 };
    const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(zip([{ path: 'MLMEC-00012.jpg', bytes }]))]), 'class-7.zip');
    return ask(office, 'POST', '/api/pictureImports', form);
  }

  const kinds = [
    {
      what: 'a register',
      path: '/api/imports',
      plans: 'imports',
      collection: 'importrows',
      bring: planned,
      of: ImportsRepository,
      action: 'students-imported',
    },
    {
      what: 'an archive',
      path: '/api/pictureImports',
      plans: 'pictureimports',
      collection: 'pictureimportrows',
      bring: archive,
      of: PictureImportsRepository,
      action: 'pictures-imported',
    },
  ];

  describe.each(kinds)('who run and discard $what', ({ path, plans, collection, bring, of, action }) => {
    const repository = () => office.app.get<Writes>(of, { strict: false });
    const run = ({ id }: Made) => statusOf('POST', `${path}/run`, { importID: id });
    const discard = ({ id }: Made) => statusOf('POST', `${path}/discard`, { importID: id });
    const rowsOf = ({ id }: Made) =>
      office.connection.collection(collection).countDocuments({ import: new Types.ObjectId(id) });
    const linesOf = async ({ id }: Made) =>
      (await ask<AuditEntry[]>(office, 'GET', `/api/audit?action=${action}`)).filter(
        ({ subject }) => subject.id === id,
      );

    async function expectRun(made: Made): Promise<void> {
      const done = await ended(() => ask<Made>(office, 'GET', `${path}/one?importID=${made.id}`));
      expect(done).toMatchObject({ state: 'done', outcomes: { waiting: 0 } });
      expect(await rowsOf(made)).toBeGreaterThan(0);
      expect(await linesOf(made)).toHaveLength(1);
      expect(await statusOf('GET', `${path}/report?importID=${made.id}&as=csv`)).toBe(200);
    }
    async function expectGone(made: Made): Promise<void> {
      expect(await statusOf('GET', `${path}/one?importID=${made.id}`)).toBe(404);
      expect(await rowsOf(made)).toBe(0);
      expect(await linesOf(made)).toEqual([]);
    }

    it('together: exactly one of them has it', async () => {
      const made = await bring();
      const [ran, discarded] = await Promise.all([run(made), discard(made)]);
      expect([ran, discarded].filter((status) => status === 200)).toHaveLength(1);
      await (ran === 200 ? expectRun(made) : expectGone(made));
    });

    it('it is run when the other has already looked at it: its rows, its report and its line stay', async () => {
      const made = await bring();
      let ran: number | undefined;
      before(repository(), 'remove', async () => (ran = await run(made)));
      expect([await discard(made), ran]).toEqual([409, 200]);
      await expectRun(made);
    });

    it('it is discarded when the other has already looked at it: nothing of it is run', async () => {
      const made = await bring();
      let discarded: number | undefined;
      before(repository(), 'change', async () => (discarded = await discard(made)));
      expect([await run(made), discarded]).toEqual([404, 200]);
      await expectGone(made);
    });

    it('neither for a week: the next one that is brought removes it, and nothing younger or run', async () => {
      const [old, young, ran] = [await bring(), await bring(), await bring()];
      expect(await run(ran)).toBe(200);
      await expectRun(ran);
      for (const [{ id }, days] of [[old, 8] as const, [young, 6] as const, [ran, 8] as const]) {
        const createdAt = new Date(office.clock.now().getTime() - days * 24 * HOUR);
        const _id = new Types.ObjectId(id);
        await office.connection.collection(plans).updateOne({ _id }, { $set: { createdAt } });
      }
      const next = await bring();
      await expectGone(old);
      await expectRun(ran);
      for (const one of [young, next]) expect(await discard(one)).toBe(200);
    });

    it('both discard it: it is gone, and neither is told that it runs', async () => {
      const made = await bring();
      let other: number | undefined;
      before(repository(), 'remove', async () => (other = await discard(made)));
      expect([await discard(made), other]).toEqual([200, 200]);
      await expectGone(made);
    });
  });

  describe('who look at one register', () => {
    const other = (made: Pick<Made, 'id'>, path: string, method: string, more: object) =>
      office.call(method, `/api/imports/${path}`, { importID: made.id, ...more }, { token: office.admin });
    const changed = { status: 409, body: { message: textWith('Someone else has changed this import') } };

    it('overwrite no columns, and run no plan, that they have not seen', async () => {
      const made = await desk.choose(await desk.bring(asCsv(messyRegister(20).lines)));
      const { columns, revision } = made;
      const { revision: next } = await desk.choose(made);
      // The same call again, as after a lost answer, is already done.
      const again = await other(made, 'columns', 'PUT', { columns, revision });
      expect(again).toMatchObject({ status: 200, body: { revision: next } });
      const overwrites = await other(made, 'columns', 'PUT', { columns, overwrites: true, revision });
      expect(overwrites).toMatchObject(changed);
      expect(await other(made, 'run', 'POST', { revision })).toMatchObject(changed);
      const chosen = await desk.get(made);
      const [row] = await desk.rows(made);
      await desk.mend(made, row?.row ?? 0, 'fatherName', 'Mohan Lal');
      expect(await other(made, 'run', 'POST', { revision: chosen.revision })).toMatchObject(changed);
      const { revision: now } = await desk.get(made);
      expect((await other(made, 'run', 'POST', { revision: now })).status).toBe(200);
      await desk.ended(made);
    });

    it('mend no cell that they have not seen; two cells of one plan are both mended', async () => {
      const made = await desk.choose(await desk.bring(asCsv(messyRegister(20).lines)));
      const [row] = await desk.rows(made);
      const mend = (field: string, text: string, was: string) =>
        other(made, 'cell', 'PUT', { row: row?.row, field, text, was });
      const was = row?.texts.fatherName ?? '';
      expect((await mend('fatherName', 'Mohan Lal', was)).status).toBe(200);
      expect(await mend('fatherName', 'Sohan Lal', was)).toMatchObject(changed);
      expect((await mend('fatherName', 'Mohan Lal', was)).status).toBe(200);
      expect((await mend('motherName', 'Gita', row?.texts.motherName ?? '')).status).toBe(200);
    });
  });

  it('who is stopped after its last row has ended: that is said, in the audit log too', async () => {
    const made = await planned();
    const repository = office.app.get(ImportsRepository, { strict: false });
    const waiting = repository.waiting.bind(repository);
    const looked = vi.spyOn(repository, 'waiting');
    looked.mockImplementation(async (...given) => {
      const rows = await waiting(...given);
      if (rows.length > 0) return rows;
      looked.mockRestore();
      // Not awaited: the answer to the stop waits for the run, and the run waits here for the stop.
      void statusOf('POST', '/api/imports/stop', { importID: made.id });
      while ((await desk.get(made)).state === 'running') await pause(20);
      return rows;
    });
    expect(await statusOf('POST', '/api/imports/run', { importID: made.id })).toBe(200);
    const stopped = await ended(() => desk.get(made));
    expect(stopped).toMatchObject({ state: 'stopped', outcomes: { waiting: 0 } });
    while ((await desk.get(made)).endedAt === undefined) await pause(20);
    const lines = await ask<AuditEntry[]>(office, 'GET', '/api/audit?action=students-imported');
    expect(lines.filter(({ subject }) => subject.id === made.id)).toHaveLength(1);
  });

  it('who stops it, and another who runs it again before it has ended: the rest is in the name of the other', async () => {
    const others = messyRegister(120).lines.map((cells, line) =>
      line < 4 ? cells : [`9${cells[0] ?? ''}`, ...cells.slice(1)],
    );
    const made = await desk.choose(await desk.bring(asCsv(others)));
    const token = await office.tokenOf(await office.employ('second-admin', 'admin'));
    const repository = office.app.get<Writes>(ImportsRepository, { strict: false });
    let again: number | undefined;
    before(repository, 'finish', async () => {
      // Not awaited, as above.
      void statusOf('POST', '/api/imports/stop', { importID: made.id });
      while ((await desk.get(made)).state === 'running') await pause(20);
      before(repository, 'change', async () => {
        again = (await office.call('POST', '/api/imports/run', { importID: made.id }, { token })).status;
      });
    });
    await desk.start(made);
    while (again === undefined) await pause(20);
    expect(again).toBe(200);
    expect(await ended(() => desk.get(made))).toMatchObject({ state: 'done', outcomes: { waiting: 0 } });
    const lines = await ask<AuditEntry[]>(office, 'GET', '/api/audit?action=students-imported');
    const own = lines.filter(({ subject }) => subject.id === made.id);
    expect(own.map(({ by }) => by?.username)).toEqual(['second-admin']);
  });

  it('an archive whose discard was cut off leaves no pictures of children behind the next start', async () => {
    const files = office.connection.collection('pictures.files');
    const waiting = () => files.countDocuments({ 'metadata.unused': true, 'metadata.isBrought': true });
    const { id } = await archive();
    expect(await waiting()).toBe(1);
    await office.connection.collection('pictureimports').deleteOne({ _id: new Types.ObjectId(id) });
    office.clock.advance(2 * HOUR);
    office.app.get(PictureImportRunner, { strict: false }).begin();
    while ((await waiting()) > 0) await pause(20);
  });
});
