import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schoolMonth, sessionName, type AuditEntry } from '@school/domain';
import { afterRestore } from '../src/backups/after-restore';
import { BookGapsService } from '../src/ledger/book-gaps.service';
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

  /** What a start does. */
  const start = async () => {
    const settings = readSettings({ DATA_DIR: folder });
    if (!settings.ok) throw new Error(settings.problem);
    const gaps = office.app.get(BookGapsService, { strict: false });
    await afterRestore(settings.settings, (restore) => gaps.leaveOut(restore));
  };
  const numberOf = async (studentID: string) =>
    (await pay(office, studentID, 10)).body.studentFeeReport.at(-1)?.book?.number;
  const leftOut = async () => (await office.call<LeftOutAnswer>('GET', '/api/office/receipts/left-out')).body;

  it('no number is given out that may be on paper, and the register says which were left out', async () => {
    await register(office, 'restored');
    await start();
    expect(await leftOut()).toEqual([]);

    await writeFile(join(folder, 'backup-restored'), 'first');
    await start();
    expect(await readdir(folder)).toEqual([]);
    expect([await numberOf('restored'), await numberOf('restored')]).toEqual([1001, 1002]);
    const session = sessionName(schoolMonth(office.clock.now()));
    const books = [
      { branch: 'MLMEC', session },
      { branch: 'MLMIC', session },
    ].flatMap((book) => [book, { ...book, series: 'voucher' }]);
    const gaps = await leftOut();
    expect(gaps.map(({ book, first, last }) => ({ book, first, last }))).toEqual(
      books.map((book) => ({ book, first: 1, last: 1000 })),
    );
    const log = await office.call<AuditEntry[]>('GET', '/api/audit?action=backup-restored', undefined, {
      token: office.admin,
    });
    expect(log.body).toHaveLength(1);
  });

  it('a start that was killed before it took the mark away leaves no second gap', async () => {
    await writeFile(join(folder, 'backup-restored'), 'first');
    await start();
    expect(await leftOut()).toHaveLength(4);
  });

  it('the next restore goes on behind the last number that is on paper', async () => {
    await writeFile(join(folder, 'backup-restored'), 'second');
    await start();
    const gaps = (await leftOut()).filter(({ book }) => book.branch === 'MLMEC' && !book.series);
    expect(gaps.map(({ first, last }) => [first, last])).toEqual([
      [1003, 2002],
      [1, 1000],
    ]);
  });
});
