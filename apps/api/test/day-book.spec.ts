import readXlsx from 'read-excel-file/node';
import { schoolDate } from '@school/domain';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { DayBookAnswer, CollectedTodayAnswer } from '../src/day-book/day-book.answers';
import { DayBookRepository } from '../src/day-book/day-book.repository';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const DAY = 24 * 3600_000;

describe('the day book', () => {
  let office: TestOffice;
  let [yesterday, today] = ['', ''];
  const receipts: Record<string, string> = {};
  const dayBook = async (query = '', path = 'dayBook') =>
    (await office.call<DayBookAnswer>('GET', `/api/office/${path}${query}`)).body;
  const voidIt = (studentID: string) =>
    office.call(
      'POST',
      '/api/office/voidReceipt',
      { studentID, studentReceiptNo: receipts[studentID], reason: 'Twice' },
      { token: office.admin },
    );

  const entriesOf = async (studentID: string) =>
    (await dayBook('?size=100')).entries
      .filter((entry) => entry.studentID === studentID)
      .map(({ studentReceiptNo }) => studentReceiptNo);

  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, 'book-1', { previousBalance: 50 });
    await register(office, 'book-2', { boardType: 'up' });
    await register(office, 'book-3');
    yesterday = schoolDate(office.clock.now());
    receipts['book-1'] = (await pay(office, 'book-1', 200)).body.studentReceiptNo;
    // Moves on a month, so that the later payers have one past month.
    office.clock.advance(31 * DAY);
    today = schoolDate(office.clock.now());
    receipts['book-2'] = (await pay(office, 'book-2', 350, { token: office.admin })).body.studentReceiptNo;
    const shown = await balanceOf(office, 'book-3');
    const byUpi = await office.call('POST', '/api/office/depositFee', {
      ...depositOf(shown, 420),
      toward: 'tc',
      currentCharge: shown.fees.currentCharge + 100,
      charges: [{ head: 'tc', amount: 100, reason: 'Moves' }],
      mode: 'UPI',
      reference: '=UTR123',
    });
    expect(byUpi.status).toBe(201);
    await voidIt('book-1');
  });
  afterAll(() => office.close());

  it('has the entries of its day alone, in the order in which they were made', async () => {
    const book = await dayBook();
    expect([book.firstDay, book.lastDay, book.count]).toEqual([today, today, 3]);
    expect(
      book.entries.map(({ studentID, studentPaid, mode, branchCode }) => [
        studentID,
        studentPaid,
        mode,
        branchCode,
      ]),
    ).toEqual([
      ['book-2', 350, 'Cash', 'MLMIC'],
      ['book-3', 420, 'UPI', 'MLMEC'],
      ['book-1', -200, 'Cash', 'MLMEC'],
    ]);
    expect(book.entries[2]).toMatchObject({ voids: receipts['book-1'], reason: 'Twice' });
    expect(book.entries[1]?.paidFor).toEqual([
      { head: 'monthly', amount: 320 },
      { head: 'tc', amount: 100 },
    ]);
    const before = await dayBook(`?firstDay=${yesterday}`);
    expect(before.entries.map(({ studentPaid }) => studentPaid)).toEqual([200]);
  });

  it('adds up by branch, collector, mode and head, months that only passed being no collections', async () => {
    const { totals } = await dayBook();
    expect(totals).toMatchObject({ collected: 770, voided: -200, total: 570 });
    const sums = (list: readonly { readonly key: string; readonly amount: number }[]) =>
      Object.fromEntries(list.map(({ key, amount }) => [key, amount]));
    expect(sums(totals.branches)).toEqual({ MLMEC: 220, MLMIC: 350 });
    expect(sums(totals.modes)).toEqual({ Cash: 150, UPI: 420 });
    expect(sums(totals.heads)).toEqual({ opening: -50, monthly: 520, tc: 100 });
    expect(totals.collectors.map(({ name, amount }) => [name, amount]).sort()).toEqual([
      ['Admin (admin)', 150],
      ['clerk-one (clerk-one)', 420],
    ]);
  });

  it.each([
    ['?branch=MLMIC', ['book-2'], 350],
    ['?mode=UPI', ['book-3'], 420],
    ['?head=tc', ['book-3'], 100],
    ['?head=opening', ['book-1'], -50],
    ['?head=monthly&branch=MLMEC', ['book-3', 'book-1'], 170],
    ['?head=fine', [], 0],
    ['?size=2', ['book-2', 'book-3'], 570],
    ['?size=2&page=2', ['book-1'], 570],
    ['?size=2&page=9', [], 570],
  ])('%s', async (query, students, total) => {
    const book = await dayBook(query);
    expect(book.entries.map(({ studentID }) => studentID)).toEqual(students);
    expect(book.totals.total).toBe(total);
  });

  it('is limited to one collector, whom it still offers beside the others', async () => {
    const all = await dayBook();
    const clerk = all.collectors.find(({ name }) => name === 'clerk-one (clerk-one)');
    const own = await dayBook(`?collector=${clerk?.id ?? ''}`);
    expect(own.entries.map(({ studentID }) => studentID)).toEqual(['book-3']);
    expect(own.totals.total).toBe(420);
    expect(own.collectors).toEqual(all.collectors);
  });

  it('of a range is the sum of its days, and of the ledgers', async () => {
    const book = await dayBook(`?firstDay=${yesterday}&lastDay=${today}`);
    const ledgers = await Promise.all(
      ['book-1', 'book-2', 'book-3'].map(
        async (id) => (await balanceOf(office, id)).student.studentFeeReport,
      ),
    );
    const paid = ledgers.flat().reduce((sum, { studentPaid }) => sum + studentPaid, 0);
    expect([book.count, book.totals.total]).toEqual([4, paid]);
  });

  it('leaves as a file with the totals at its end, a reference being text', async () => {
    const answer = await fetch(`${office.url}/api/office/exportDayBook?as=xlsx`, {
      headers: { 'auth-token': office.clerk },
    });
    const [sheet] = await readXlsx(Buffer.from(await answer.arrayBuffer()));
    const rows = sheet?.data ?? [];
    expect(rows[0]?.slice(-4)).toEqual(['Previous balance', 'Monthly', 'TC', 'Amount paid']);
    expect(rows[2]).toEqual(expect.arrayContaining(['=UTR123', 'UPI', 320, 100, 420]));
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)?.slice(-4)).toEqual([-50, 520, 100, 570]);
    expect(rows.at(-1)).toContain('Total');
  });

  it('leaves with what was paid of one head alone, where that is asked for', async () => {
    const { body } = await office.call<string>('GET', '/api/office/exportDayBook?as=csv&head=tc');
    const rows = body.trim().split('\r\n');
    expect(rows.map((row) => row.split(',').slice(-2).join())).toEqual([
      'TC,Amount paid',
      '100,100',
      '100,100',
    ]);
    expect(rows[0]).not.toContain('Monthly');
  });

  it('is in the audit log when it leaves as a file: whose collections, by the login id (D60, D88)', async () => {
    const { collectors } = await dayBook();
    const clerk = collectors.find(({ name }) => name === 'clerk-one (clerk-one)');
    await office.call('GET', `/api/office/exportDayBook?as=csv&collector=${clerk?.id ?? ''}&mode=UPI`);
    const path = '/api/audit?action=list-exported&size=1';
    const { body } = await office.call<AuditAnswer>('GET', path, undefined, { token: office.admin });
    expect(body[0]?.changes.slice(0, 2)).toEqual([
      { field: 'collector', after: 'clerk-one' },
      { field: 'mode', after: 'UPI' },
    ]);
  });

  it('says on the dashboard what came in today and what was voided', async () => {
    const { body } = await office.call<CollectedTodayAnswer>('GET', '/api/office/collectedToday');
    expect(body).toEqual({ collected: 770, voided: -200, refunded: 0, receipts: 2, voids: 1, mistyped: 0 });
  });

  it('has pages of at most a hundred entries', async () => {
    expect((await office.call('GET', '/api/office/dayBook?size=101')).status).toBe(400);
  });

  it.each(['?firstDay=2026-02-30', '?lastDay=2026-11-22', '?mode=Barter', '?collector[$ne]=x'])(
    'refuses %s',
    async (query) => {
      expect((await office.call('GET', `/api/office/dayBook${query}`)).status).toBe(400);
      expect((await office.call('GET', `/api/office/exportDayBook${query}&as=csv`)).status).toBe(400);
    },
  );

  it('has what was taken as soon as it is answered, once, however many take at the same time (D71)', async () => {
    const desks = Array.from({ length: 8 }, (_, desk) => `book-at-once-${desk}`);
    await Promise.all(desks.map((studentID) => register(office, studentID)));
    const before = await dayBook();
    const paid = await Promise.all(
      desks.map(async (studentID) => {
        const { studentReceiptNo } = (await pay(office, studentID, 10)).body;
        return [await entriesOf(studentID), [studentReceiptNo]];
      }),
    );
    for (const [found, given] of paid) expect(found).toEqual(given);
    const after = await dayBook();
    expect([after.count, after.totals.total]).toEqual([before.count + 8, before.totals.total + 80]);
  });

  it('has no month that passed, no charge and no concession: they move no money (D71)', async () => {
    await register(office, 'book-4', { previousBalance: 90 });
    const charge = { studentID: 'book-4', head: 'fine', amount: 20, reason: 'Broken window' };
    await office.call('POST', '/api/office/addCharge', charge);
    const concession = { studentID: 'book-4', concession: 'merit', amount: 5, reason: 'First' };
    await office.call('POST', '/api/office/giveConcession', concession, { token: office.admin });
    const { studentReceiptNo } = (await pay(office, 'book-4', 10)).body;
    const { student } = await balanceOf(office, 'book-4');
    expect(student.studentFeeReport.map(({ kind }) => kind)).toEqual([
      'opening',
      'charge',
      'concession',
      'deposit',
    ]);
    expect(await entriesOf('book-4')).toEqual([studentReceiptNo]);
  });

  describe('while somebody at the next desk pays after its page was read', () => {
    const payers = ['book-5', 'book-6', 'book-7', 'book-8', 'book-9', 'book-10'];
    /** Reads the day book while this many payments are taken. @returns the book, and how often its page was read */
    const bookWhile = async (payments: number) => {
      const repository = office.app.get(DayBookRepository, { strict: false });
      const page = repository.page.bind(repository);
      let left = payments;
      const reading = vi.spyOn(repository, 'page').mockImplementation(async (...asked) => {
        const read = await page(...asked);
        left -= 1;
        const payer = left < 0 ? undefined : payers.pop();
        if (payer !== undefined) await pay(office, payer, 10);
        return read;
      });
      const book = await dayBook();
      const readings = reading.mock.calls.length;
      reading.mockRestore();
      return { book, readings };
    };
    beforeAll(async () => {
      for (const payer of payers) await register(office, payer);
    });

    it.each([
      ['nobody pays', 0, 1],
      ['somebody pays', 1, 2],
      ['two pay, one after the other', 2, 3],
    ])('has totals of the entries that it counts where %s', async (_, payments, times) => {
      const before = await dayBook();
      const { book, readings } = await bookWhile(payments);
      expect([book.count, book.totals.total, readings]).toEqual([
        before.count + payments,
        before.totals.total + 10 * payments,
        times,
      ]);
    });

    it('is answered in a rush too', async () => {
      const before = await dayBook();
      const { book, readings } = await bookWhile(Infinity);
      expect([book.count, readings]).toEqual([before.count + 2, 3]);
    });
  });
});
