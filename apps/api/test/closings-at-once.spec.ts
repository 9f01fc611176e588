import { setTimeout as pause } from 'node:timers/promises';
import { sampleRegistration } from '@school/domain';
import mongoose from 'mongoose';
import { ownDatabase, dropDatabase } from '../../../tools/lib/own-database.mjs';
import type { ClosingAnswer } from '../src/closings/closings.answers';
import type { StoredClosing } from '../src/closings/closings.schema';
import type { BalanceAnswer } from '../src/fees/fees.answers';
import type { DayBookAnswer } from '../src/day-book/day-book.answers';
import { ADMIN, ADMIN_PASSWORD } from './support/admin';
import { depositOf } from './support/payment';
import { OfficeFolder, send, signIn } from './support/process';
import { picture, pictureForm } from './support/student';

const PAYMENTS = 40;
const OWED = 5000;

const clerks = [
  { username: 'clerk-a', password: 'teal harbour 91 lamp' },
  { username: 'clerk-b', password: 'brown kettle 38 moss' },
];

describe('forty payments at once while drawers are being closed, by two processes on one database', () => {
  let folder: OfficeFolder;
  const uri = ownDatabase(process.env['TEST_MONGODB_URI'] ?? '');
  /** The desks: one for each process, with the tokens of all collectors. */
  const desks: { address: string; token: string }[] = [];
  let admin = { address: '', token: '' };
  const family = ['family-1', 'family-2', 'family-3'];

  const call = <Body = Record<string, unknown>>(
    { address, token }: { address: string; token: string },
    method: string,
    path: string,
    body?: unknown,
  ) => send<Body>(method, address + path, { token, body });

  beforeAll(async () => {
    folder = await OfficeFolder.make();
    const env = { ADMIN_PASSWORD, JWT_SECRET: 'k'.repeat(40), MONGODB_URI: uri };
    const first = await folder.start(env).ready();
    const second = await folder.start(env).ready();
    admin = { address: first, token: await signIn(first, ADMIN) };
    for (const clerk of clerks) {
      const asked = await send('POST', `${first}/api/office/register`, {
        body: { fname: clerk.username, ...clerk, passwordAgain: clerk.password },
      });
      expect(asked.status).toBe(201);
    }
    const staff = await call<{ id: string; username: string }[]>(admin, 'GET', '/api/staff');
    for (const { id, username } of staff.body) {
      if (username !== ADMIN.username)
        await call(admin, 'POST', '/api/staff/letIn', { staffID: id, currentPassword: ADMIN.password });
    }
    for (const address of [first, second]) {
      desks.push({ address, token: admin.token });
      for (const clerk of clerks) desks.push({ address, token: await signIn(address, clerk) });
    }
    const signatureRef = String(
      (await call(admin, 'POST', '/upload', pictureForm(await picture()))).body['_id'],
    );
    for (const studentID of family) {
      const student = sampleRegistration({ studentID, signatureRef, previousBalance: OWED });
      expect((await call(admin, 'POST', '/api/student/register-student', student)).status).toBe(201);
    }
  });
  afterAll(async () => {
    await folder.remove();
    await dropDatabase(uri);
  });

  /** Tries until the payment is taken, as a clerk does who finds the student again. @returns the receipt's number */
  async function takeOne(desk: (typeof desks)[number], studentID: string, amount: number): Promise<string> {
    for (;;) {
      const shown = await call<BalanceAnswer>(desk, 'POST', '/api/office/isFirstTimeDeposit', { studentID });
      const answer = await call<{ studentReceiptNo: string }>(
        desk,
        'POST',
        '/api/office/depositFee',
        depositOf(shown.body, amount),
      );
      if (answer.status === 201) return answer.body.studentReceiptNo;
      expect(answer.status).toBe(409);
    }
  }

  const closeOne = (desk: (typeof desks)[number]) =>
    call<ClosingAnswer>(desk, 'POST', '/api/office/closeDrawer', {
      openingFloat: 0,
      closingFloat: 0,
      counts: {},
      reason: 'Not counted',
    });

  it('takes nothing twice and has every entry in exactly one closing', async () => {
    let paying = true;
    const statuses = new Map<number, number>();
    // Both processes close the drawers of all three over and over.
    const closing = desks.map(async (desk) => {
      while (paying) {
        const { status } = await closeOne(desk);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(50);
      }
    });
    const numbers = await Promise.all(
      Array.from({ length: PAYMENTS }, (_, n) =>
        takeOne(desks[n % desks.length] ?? admin, family[n % family.length] ?? '', n + 1),
      ),
    );
    paying = false;
    await Promise.all(closing);
    // Payments after the last closing are closed in the evening.
    for (const desk of desks) await closeOne(desk);

    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const connection = await mongoose.createConnection(uri).asPromise();
    const closings = await connection.collection<StoredClosing>('closings').find().toArray();
    await connection.close();
    const closed = closings.flatMap(({ entries }) => entries);
    expect([...closed].sort()).toEqual([...numbers].sort());
    expect(new Set(closed).size).toBe(PAYMENTS);
    expect(closings.length).toBeGreaterThan(3);
    for (const collector of new Set(closings.map(({ collectorId }) => collectorId))) {
      const own = closings.filter(({ collectorId }) => collectorId === collector);
      expect(own.map(({ number }) => number).sort((a, b) => a - b)).toEqual(own.map((_, at) => at + 1));
    }

    const taken = (PAYMENTS * (PAYMENTS + 1)) / 2;
    const inRupees = (paise: number) => paise / 100;
    expect(inRupees(closings.reduce((sum, { total }) => sum + total, 0))).toBe(taken);
    expect(inRupees(closings.reduce((sum, { expected }) => sum + expected, 0))).toBe(taken);
    const book = await call<DayBookAnswer>(admin, 'GET', '/api/office/dayBook');
    expect([book.body.count, book.body.totals.total]).toEqual([PAYMENTS, taken]);
    const ledgers = await Promise.all(
      family.map(async (studentID) => {
        const { body } = await call<BalanceAnswer>(admin, 'POST', '/api/office/isFirstTimeDeposit', {
          studentID,
        });
        return body.student.studentFeeReport;
      }),
    );
    expect(ledgers.flat().reduce((sum, { studentPaid }) => sum + studentPaid, 0)).toBe(taken);
  });
});
