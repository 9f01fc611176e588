import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleRegistration } from '@school/domain';
import mongoose from 'mongoose';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';
import type { BalanceAnswer, PaymentAnswer } from '../src/fees/fees.answers';
import type { RegisterAnswer } from '../src/receipts/receipts.answers';
import type { StoredReceipt } from '../src/receipts/receipts.schema';
import type { StudentRecord } from '../src/students/student.schema';
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
        if ((await deposit(desk, tried)).status === 201) taken += 1;
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

  it('leave each number of the book with one receipt, or in the register as not used', async () => {
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
    const students = await connection.collection<StudentRecord>('students').find().toArray();
    const rows = await connection.collection<StoredReceipt>('receipts').find().sort({ number: 1 }).toArray();
    await connection.close();
    const entries = students.flatMap(({ studentFeeReport }) =>
      studentFeeReport.filter(({ kind }) => kind === 'deposit'),
    );
    expect(entries.length).toBeGreaterThanOrEqual(taken);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const numberOf = new Map(rows.map(({ key, number }) => [key, number]));
    expect(entries.map(({ idempotencyKey }) => numberOf.get(idempotencyKey))).toEqual(
      entries.map(({ book }) => book?.number),
    );

    const shown: RegisterAnswer = [];
    for (let page = 1; shown.length < rows.length; page += 1) {
      const { body } = await call<RegisterAnswer>(first, 'GET', `/api/office/receipts?size=100&page=${page}`);
      expect(body.length).toBeGreaterThan(0);
      shown.push(...body);
    }
    expect(shown.filter(({ state }) => state === 'unused')).toHaveLength(rows.length - entries.length);
    const receiptOf = new Map(entries.map((entry) => [entry.book?.number, entry.studentReceiptNo]));
    for (const { state, book, studentReceiptNo } of shown)
      if (state === 'issued') expect(studentReceiptNo).toBe(receiptOf.get(book?.number));
  });
});
