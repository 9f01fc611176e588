import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { entryKinds, sampleRegistration } from '@school/domain';
import mongoose from 'mongoose';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';
import type { BalanceAnswer, PaymentAnswer } from '../src/fees/fees.answers';
import type { StoredEntry } from '../src/ledger/ledger.schema';
import type { RegisterAnswer } from '../src/receipts/receipts.answers';
import { ADMIN_PASSWORD } from './support/admin';
import { depositOf } from './support/payment';
import { OfficeFolder, send, signIn, type OfficeProcess } from './support/process';
import { picture, pictureForm } from './support/student';

const PAID_EACH_ROUND = 12;
/** Run by hand with more: `KILLS=200`. */
const KILLS = Number(process.env['KILLS'] ?? 4);
/** More kills need more students: the register's pages reach up to a thousand receipts of a student. */
const STUDENTS = Array.from({ length: Math.max(4, KILLS / 50) }, (_, index) => `two-${index + 1}`);
/** A student who paid for months ahead that were taken back: the advance is refunded rupee by rupee. */
const AHEAD = 'two-ahead';

const FINE = { head: 'fine', amount: 20, reason: 'Broken window' };

const roll = (sides: number) => Math.floor(Math.random() * sides);

/** One of two programs that work on one database. */
interface Desk {
  readonly folder: OfficeFolder;
  process: OfficeProcess;
  address: string;
}

interface Tried {
  readonly key: string;
  readonly request: object;
}

describe('two offices on one database, killed while they take fees', () => {
  const uri = ownDatabase(process.env['TEST_MONGODB_URI'] ?? '');
  const env = { ADMIN_PASSWORD, JWT_SECRET: 'k'.repeat(40), MONGODB_URI: uri };
  let desks: readonly [Desk, Desk];
  const unknown: Tried[] = [];
  /** The receipts handed out, with their numbers in the book. */
  const handedOut = new Map<string, number | undefined>();
  let token = '';
  let taken = 0;

  const call = <Body>(desk: Desk, method: string, path: string, body?: unknown, headers = {}) =>
    send<Body>(method, desk.address + path, { token, body, headers });
  const deposit = (desk: Desk, { request, key }: Tried) =>
    call<PaymentAnswer>(desk, 'POST', '/api/office/depositFee', request, { 'Idempotency-Key': key });

  async function openDesk(): Promise<Desk> {
    const folder = await OfficeFolder.make();
    const started = folder.start(env);
    return { folder, process: started, address: await started.ready() };
  }

  /** Takes payments from one student after the other until the connection breaks or the clerk is told to stop. */
  async function clerk(desk: Desk, isOver: () => boolean): Promise<void> {
    // Rounds are short, so a round that always began with the same call would never reach the others.
    for (let turn = roll(7); !isOver(); turn += 1) {
      let tried: Tried | undefined;
      try {
        const studentID = STUDENTS[roll(STUDENTS.length)] ?? '';
        const shown = await call<BalanceAnswer>(desk, 'POST', '/api/office/isFirstTimeDeposit', {
          studentID,
        });
        tried = { key: randomUUID(), request: depositOf(shown.body, 1) };
        const paid = await deposit(desk, tried);
        // An answered payment is no longer pending, whatever becomes of the next call.
        tried = undefined;
        if (paid.status !== 201) continue;
        taken += 1;
        const { studentReceiptNo, studentFeeReport } = paid.body;
        const entry = studentFeeReport.find((one) => one.studentReceiptNo === studentReceiptNo);
        handedOut.set(studentReceiptNo, entry?.book?.number);
        // Other calls that change a ledger.
        const also: (() => Promise<unknown>)[] = [
          () =>
            call(desk, 'POST', '/api/office/voidReceipt', { studentID, studentReceiptNo, reason: 'Mistake' }),
          () => call(desk, 'PUT', '/api/office/updateStudent', { studentID, class: `${3 + roll(2)}` }),
          () => call(desk, 'POST', '/api/office/addCharge', { studentID, ...FINE }),
          () =>
            call(desk, 'POST', '/api/office/refund', {
              studentID: AHEAD,
              of: 'advance',
              amount: 1,
              reason: 'Try',
            }),
        ];
        await also[turn % 7]?.();
      } catch {
        if (tried) unknown.push(tried);
        return;
      }
    }
  }

  async function payAhead(desk: Desk): Promise<void> {
    const { body } = await call<BalanceAnswer>(desk, 'POST', '/api/office/isFirstTimeDeposit', {
      studentID: AHEAD,
    });
    const { currentCharge, ahead } = body.fees;
    const charges = ahead.reduce((sum, { amount }) => sum + amount, currentCharge);
    const request = {
      ...depositOf(body, charges),
      currentCharge: charges,
      throughMonth: ahead.at(-1)?.month,
    };
    expect((await deposit(desk, { key: randomUUID(), request })).status).toBe(201);
    const changed = await call(desk, 'PUT', '/api/office/updateStudent', { studentID: AHEAD, class: '9' });
    expect(changed.status).toBe(200);
  }

  beforeAll(async () => {
    desks = [await openDesk(), await openDesk()];
    const [first] = desks;
    token = await signIn(first.address);
    const upload = await call<{ _id: string }>(first, 'POST', '/upload', pictureForm(await picture()));
    const register = async (studentID: string, previousBalance: number) => {
      const student = sampleRegistration({ studentID, signatureRef: upload.body._id, previousBalance });
      expect((await call(first, 'POST', '/api/student/register-student', student)).status).toBe(201);
    };
    for (const studentID of STUDENTS) await register(studentID, 50_000);
    await register(AHEAD, 0);
    await payAhead(first);
  });
  afterAll(async () => {
    for (const { folder } of desks) await folder.remove();
    await dropDatabase(uri);
  });

  /** After each kill the other program goes on, and the killed one starts again. */
  async function killed(victim: Desk): Promise<void> {
    let isOver = false;
    const clerks = desks.flatMap((desk) => [clerk(desk, () => isOver), clerk(desk, () => isOver)]);
    const goal = taken + PAID_EACH_ROUND;
    while (taken < goal) await pause(5);
    await pause(Math.random() * 100);
    await victim.process.end('SIGKILL');
    isOver = true;
    await Promise.all(clerks);
    victim.process = victim.folder.start(env);
    victim.address = await victim.process.ready();
  }

  it(`leave no hole in a ledger, and each number of a book to one receipt, after ${KILLS} kills`, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) await killed(desks[kill % desks.length] ?? desks[0]);
    const [first, second] = desks;
    // Pending payments are sent again, by the other program, as a browser behind a new address would.
    for (const tried of unknown) expect([201, 409]).toContain((await deposit(second, tried)).status);

    const connection = await mongoose.createConnection(uri).asPromise();
    const entries = await connection
      .collection<StoredEntry>('ledger')
      .find()
      .sort({ student: 1, seq: 1 })
      .toArray();
    await connection.close();
    const counts = entryKinds.map((kind) => `${kind}: ${entries.filter((one) => one.kind === kind).length}`);
    process.stdout.write(`${KILLS} kills, ${unknown.length} payments cut off. ${counts.join(', ')}\n`);
    for (const studentID of [...STUDENTS, AHEAD]) {
      const own = entries.filter(({ student }) => student === studentID);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, index) => index + 1));
      let balance = 0;
      for (const entry of own) {
        balance += entry.studentCurrentCharge - entry.studentPaid;
        balance += entry.kind === 'opening' ? entry.studentTotalAmountDue : 0;
        expect(entry.updatedBalance).toBe(balance);
      }
    }
    for (const kind of ['deposit', 'refund']) {
      const numbers = entries.flatMap((entry) => (entry.kind === kind ? (entry.book?.number ?? 0) : []));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    }
    const deposits = entries.filter(({ kind }) => kind === 'deposit');
    expect(deposits.length).toBeGreaterThanOrEqual(taken);
    const stored = new Map(deposits.map(({ studentReceiptNo, book }) => [studentReceiptNo, book?.number]));
    for (const [number, inBook] of handedOut) expect([number, stored.get(number)]).toEqual([number, inBook]);

    const shown: RegisterAnswer = [];
    for (const studentID of [...STUDENTS, AHEAD]) {
      const own = deposits.filter(({ student }) => student === studentID);
      for (let page = 1; (page - 1) * 100 < own.length; page += 1) {
        const path = `/api/office/receipts?size=100&page=${page}&studentID=${studentID}`;
        shown.push(...(await call<RegisterAnswer>(first, 'GET', path)).body);
      }
    }
    expect(shown.map(({ studentReceiptNo, book }) => [studentReceiptNo, book?.number]).toSorted()).toEqual(
      [...stored].toSorted(),
    );
  }, 3_600_000);
});
