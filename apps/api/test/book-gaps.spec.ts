import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionAt, type AuditEntry } from '@school/domain';
import { afterRestore } from '../src/backups/after-restore';
import type { CertificateAnswer, CertificateDraftAnswer } from '../src/certificates/certificates.answers';
import { leaveNumbersOut } from '../src/leave-numbers-out';
import type { ClosingAnswer } from '../src/closings/closings.answers';
import type { LeftOutAnswer } from '../src/receipts/receipts.answers';
import { readSettings } from '../src/settings/settings';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

describe('the day after a restore of yesterday’s backup', () => {
  let office: TestOffice;
  let folder: string;
  beforeAll(async () => {
    office = await TestOffice.open();
    folder = await mkdtemp(join(tmpdir(), 'school-restored-'));
  });
  afterAll(async () => {
    await office.close();
    await rm(folder, { recursive: true });
  });

  /** Does what a start of the office does. */
  const start = async () => {
    const settings = readSettings({ DATA_DIR: folder });
    if (!settings.ok) throw new Error(settings.problem);
    await afterRestore(settings.settings, (restores) => leaveNumbersOut(office.app, restores));
  };
  const numberOf = async (studentID: string) =>
    (await pay(office, studentID, 10)).body.studentFeeReport.at(-1)?.book?.number;
  /** Registers a student and issues a certificate. @returns its serial number */
  const serialOf = async (studentID: string) => {
    await register(office, studentID);
    const path = '/api/office/certificates';
    const draft = await office.call<CertificateDraftAnswer>('GET', `${path}/draft?studentID=${studentID}`);
    const { fields, rows, money } = draft.body;
    const filled = { studentID, fields, rows, outstandingDue: money.outstandingDue };
    return (await office.call<CertificateAnswer>('POST', path, filled)).body.certificate.serial;
  };
  const closeDrawer = async () => {
    const count = { openingFloat: 0, closingFloat: 0, counts: {}, reason: 'Brought to the bank' };
    return (await office.call<ClosingAnswer>('POST', '/api/office/closeDrawer', count)).body.number;
  };
  const leftOut = async () => (await office.call<LeftOutAnswer>('GET', '/api/office/receipts/left-out')).body;

  it('no number is given out that may be on paper, and the register says which were left out', async () => {
    await register(office, 'restored');
    await start();
    expect(await leftOut()).toEqual([]);

    await writeFile(join(folder, 'backup-restored'), 'first');
    await start();
    expect((await readdir(folder)).sort()).toEqual(['backups', 'office-id']);
    expect([await numberOf('restored'), await numberOf('restored')]).toEqual([1001, 1002]);
    const session = sessionAt(office.clock.now());
    const books = [
      { branch: 'MLMEC', session },
      { branch: 'MLMIC', session },
    ].flatMap((book) => [
      { book, first: 1, last: 1000 },
      { book: { ...book, series: 'certificate' }, first: 1, last: 100 },
      { book: { ...book, series: 'voucher' }, first: 1, last: 1000 },
    ]);
    const gaps = await leftOut();
    expect(gaps.map(({ book, first, last }) => ({ book, first, last }))).toEqual(books);
    const log = await office.call<AuditEntry[]>('GET', '/api/audit?action=backup-restored', undefined, {
      token: office.admin,
    });
    expect(log.body).toHaveLength(1);
  });

  it('a transfer certificate, too, has the first serial that can be on no paper, and the next one follows it (D65)', async () => {
    const session = sessionAt(office.clock.now());
    expect([await serialOf('TC-1'), await serialOf('TC-2')]).toEqual([
      `MLMEC/TC/${session}/0101`,
      `MLMEC/TC/${session}/0102`,
    ]);
  });

  it('a start that was killed before it took the mark away leaves no second gap', async () => {
    await writeFile(join(folder, 'backup-restored'), 'first');
    await start();
    expect(await leftOut()).toHaveLength(6);
  });

  it('the next restore goes on behind the last number that is on paper', async () => {
    await writeFile(join(folder, 'backup-restored'), 'second');
    await start();
    const gaps = (await leftOut()).filter(({ book }) => book.branch === 'MLMEC');
    const ofSeries = (series?: string) =>
      gaps.filter(({ book }) => book.series === series).map(({ first, last }) => [first, last]);
    expect(ofSeries()).toEqual([
      [1003, 2002],
      [1, 1000],
    ]);
    expect(ofSeries('certificate')).toEqual([
      [103, 202],
      [1, 100],
    ]);
    const session = sessionAt(office.clock.now());
    expect(await serialOf('TC-3')).toBe(`MLMEC/TC/${session}/0203`);
  });

  it('a drawer, too, goes on behind the closings that may be signed on paper, and then one after the other (D54)', async () => {
    expect(await closeDrawer()).toBe(1);
    await pay(office, 'restored', 10);
    await writeFile(join(folder, 'backup-restored'), 'between two closings');
    await start();
    expect(await closeDrawer()).toBe(102);
    await pay(office, 'restored', 10);
    expect(await closeDrawer()).toBe(103);
  });

  it('a drawer goes on behind them also where the clock was ahead at its last closing (D54)', async () => {
    await pay(office, 'restored', 10);
    office.clock.advance(3_600_000);
    const last = await closeDrawer();
    office.clock.advance(-3_600_000);
    await pay(office, 'restored', 10);
    await writeFile(join(folder, 'backup-restored'), 'after a closing dated ahead');
    await start();
    expect(await closeDrawer()).toBe(last + 101);
    await pay(office, 'restored', 10);
    expect(await closeDrawer()).toBe(last + 102);
  });

  it('a PC whose clock went back is not started: the books that go on are not those of its day (D51)', async () => {
    await writeFile(join(folder, 'backup-restored'), 'on a PC with a dead battery');
    const before = await leftOut();
    const inTwoThousand = Date.now() - Date.parse('2000-01-01T00:00:00+05:30');
    office.clock.advance(-inTwoThousand);
    await expect(start()).rejects.toThrow(
      /^The clock of this PC says 1 Jan 2000, 12:00 am, and the last receipt is of .+\. Set the clock, then start again\. If it is right, .+ restore an earlier one\.$/,
    );
    office.clock.advance(inTwoThousand);
    expect(await leftOut()).toEqual(before);
    // With the clock set right, the same start does its work.
    await start();
    expect(await leftOut()).toHaveLength(before.length + 6);
  });

  it('the same backup, restored once more, goes on behind the numbers that were given out since the first time (D51)', async () => {
    const gaps = office.connection.collection('bookgaps');
    const all = { at: { $gt: new Date(0) } };
    const backup = await gaps.find(all).toArray();
    const restored = async (mark: string) => {
      await gaps.deleteMany(all);
      await gaps.insertMany(backup);
      await writeFile(join(folder, 'backup-restored'), mark);
      await start();
      const [first] = (await leftOut()).filter(({ book }) => book.branch === 'MLMEC' && !book.series);
      return first?.last;
    };
    const last = (await restored('once')) ?? 0;
    expect(await restored('twice')).toBe(last + 1000);
    expect(await restored('thrice')).toBe(last + 2000);
    // Numbers that the backup already lists as left out are not left out again.
    backup.splice(0, backup.length, ...(await gaps.find(all).toArray()));
    expect(await restored('of a new backup')).toBe(last + 3000);
    expect(await leftOut()).toHaveLength(backup.length + 6);
  });
});
