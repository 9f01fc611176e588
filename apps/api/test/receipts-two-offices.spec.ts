import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleRegistration } from '@school/domain';
import mongoose from 'mongoose';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';
import type { BalanceAnswer, PaymentAnswer } from '../src/fees/fees.answers';
import type { RegisterAnswer } from '../src/receipts/receipts.answers';
import type { StoredEntry } from '../src/ledger/ledger.schema';
import { ADMIN_PASSWORD } from './support/admin';
import { depositOf } from './support/payment';
import { OfficeFolder, send, signIn, type OfficeProcess } from './support/process';
import { picture, pictureForm } from './support/student';

const STUDENTS = ['two-1', 'two-2', 'two-3', 'two-4'];
const PAID_EACH_ROUND = 12;

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
  const desks: Desk[] = [];
  const unknown: Tried[] = [];
  /** The receipts that were handed out: number, and number in the book. */
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

  /** Pays one rupee of every student in turn, again and again, until the connection breaks or it is told to stop. */
  async function clerk(desk: Desk, isOver: () => boolean): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      let tried: Tried | undefined;
      try {
        const body = { studentID: STUDENTS[turn % STUDENTS.length] };
        const shown = await call<BalanceAnswer>(desk, 'POST', '/api/office/isFirstTimeDeposit', body);
        tried = { key: randomUUID(), request: depositOf(shown.body, 1) };
        const { status, body: paid } = await deposit(desk, tried);
        if (status !== 201) continue;
        taken += 1;
        const { studentReceiptNo, studentFeeReport } = paid;
        const entry = studentFeeReport.find((one) => one.studentReceiptNo === studentReceiptNo);
        handedOut.set(studentReceiptNo, entry?.book?.number);
      } catch {
        if (tried) unknown.push(tried);
        return;
      }
    }
  }

  beforeAll(async () => {
    desks.push(await openDesk(), await openDesk());
    const [first] = desks;
    if (!first) throw new Error('no desk');
    token = await signIn(first.address);
    const upload = await call<{ _id: string }>(first, 'POST', '/upload', pictureForm(await picture()));
    for (const studentID of STUDENTS) {
      const student = sampleRegistration({
        studentID,
        signatureRef: upload.body._id,
        previousBalance: 50_000,
      });
      expect((await call(first, 'POST', '/api/student/register-student', student)).status).toBe(201);
    }
  });
  afterAll(async () => {
    for (const { folder } of desks) await folder.remove();
    await dropDatabase(uri);
  });

  it('leave each number of the book with one receipt, and lose none that was handed out (D71)', async () => {
    for (const victim of desks) {
      let isOver = false;
      const clerks = desks.flatMap((desk) => [clerk(desk, () => isOver), clerk(desk, () => isOver)]);
      const goal = taken + PAID_EACH_ROUND;
      while (taken < goal) await pause(20);
      await victim.process.end('SIGKILL');
      isOver = true;
      await Promise.all(clerks);
      victim.process = victim.folder.start(env);
      victim.address = await victim.process.ready();
    }
    const [first, second] = desks;
    if (!first || !second) throw new Error('no desks');
    // What was on its way is sent again, by the other program, as a browser behind a new address would.
    for (const tried of unknown) expect([201, 409]).toContain((await deposit(second, tried)).status);

    const connection = await mongoose.createConnection(uri).asPromise();
    const ledger = connection.collection<StoredEntry>('ledger').find().sort({ student: 1, seq: 1 });
    const entries = await ledger.toArray();
    await connection.close();
    const receipts = entries.filter(({ kind }) => kind === 'deposit');
    expect(receipts.length).toBeGreaterThanOrEqual(taken);
    const numbers = receipts.map(({ book }) => book?.number ?? 0).toSorted((one, other) => one - other);
    expect(numbers).toEqual(receipts.map((_, index) => index + 1));
    const stored = new Map(receipts.map(({ studentReceiptNo, book }) => [studentReceiptNo, book?.number]));
    for (const [number, inBook] of handedOut) expect([number, stored.get(number)]).toEqual([number, inBook]);
    // Whatever was cut off where, each ledger is one: no entry is missing in it, and each goes on from the one before.
    for (const student of STUDENTS) {
      const own = entries.filter((entry) => entry.student === student);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, index) => index + 1));
      for (const [index, { kind, studentTotalAmountDue, studentCurrentCharge }] of own.entries())
        if (kind !== 'opening')
          expect(studentTotalAmountDue - studentCurrentCharge).toBe(own[index - 1]?.updatedBalance ?? 0);
    }

    const shown: RegisterAnswer = [];
    for (let page = 1; shown.length < receipts.length; page += 1) {
      const { body } = await call<RegisterAnswer>(first, 'GET', `/api/office/receipts?size=100&page=${page}`);
      expect(body.length).toBeGreaterThan(0);
      shown.push(...body);
    }
    expect(new Map(shown.map(({ studentReceiptNo, book }) => [studentReceiptNo, book?.number]))).toEqual(
      stored,
    );
    expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(['issued']));
  });
});
