import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleRegistration } from '@school/domain';
import { MongoClient } from 'mongodb';
import type { BalanceAnswer } from '../src/fees/fees.answers';
import { ADMIN_PASSWORD } from './support/admin';
import { depositOf } from './support/payment';
import { type Json, OfficeFolder, send, signIn } from './support/process';
import { picture, pictureForm } from './support/student';

const STUDENTS = Array.from({ length: 4 }, (_, n) => `starved-${n}`);
const OWED = 50_000;

/** The time of each write, in milliseconds: short enough that the database does not count as away, when calls would not wait. */
const WRITE = 4_500;

/** The promised longest wait, in milliseconds. */
const LONGEST_WAIT = 30_000;

const NO_DATABASE = 'The database cannot be reached. Please try again.';

describe('an office whose disk other programs keep busy', () => {
  let folder: OfficeFolder;
  let address: string;
  let token = '';
  /** The path of the file with the time that each write of the database takes. */
  let starved: string;

  const call = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown, key?: string) =>
    send<Body>(method, address + path, { token, body, headers: key ? { 'Idempotency-Key': key } : {} });
  const balance = async (studentID: string) =>
    (await call<BalanceAnswer>('POST', '/api/office/isFirstTimeDeposit', { studentID })).body;

  beforeAll(async () => {
    folder = await OfficeFolder.make();
    starved = join(folder.path, 'starved');
    await writeFile(starved, '0');
    const preload = require.resolve('./support/starved-disk.cjs');
    const env = { ADMIN_PASSWORD, STARVED: starved, NODE_OPTIONS: `--require "${preload}"` };
    address = await folder.start(env).ready();
    token = await signIn(address);
    const signatureRef = String((await call('POST', '/upload', pictureForm(await picture()))).body['_id']);
    for (const studentID of STUDENTS) {
      const body = sampleRegistration({ studentID, signatureRef, previousBalance: OWED });
      expect((await call('POST', '/api/student/register-student', body)).status).toBe(201);
    }
  });
  afterAll(() => folder.remove());

  /** Others write all the time, so that each query of a call, even one that only reads, waits for a write. */
  async function whileStarved<Value>(calls: () => Promise<Value>): Promise<Value> {
    const socket = encodeURIComponent(join(folder.path, 'data/database/mongodb.sock'));
    const others = await MongoClient.connect(`mongodb://${socket}`);
    const writes = others.db('others').collection('writes');
    const work = { isDone: false };
    const writing = (async () => {
      while (!work.isDone) await writes.insertOne({}).catch(() => undefined);
    })();
    await writeFile(starved, String(WRITE));
    try {
      return await calls();
    } finally {
      await writeFile(starved, '0');
      work.isDone = true;
      await writing;
      await others.close();
    }
  }

  it('is answered within half a minute, by 503 if need be; the same payment again is taken once', async () => {
    const desks = await Promise.all(
      STUDENTS.map(async (studentID) => ({
        studentID,
        request: depositOf(await balance(studentID), 1),
        key: randomUUID(),
      })),
    );
    type Desk = (typeof desks)[number];
    const pay = ({ request, key }: Desk) => call('POST', '/api/office/depositFee', request, key);
    const timed = async (desk: Desk): Promise<Json & { ms: number }> => {
      const begin = performance.now();
      return { ...(await pay(desk)), ms: Math.round(performance.now() - begin) };
    };

    const answers = await whileStarved(() => Promise.all(desks.map(timed)));
    process.stdout.write(
      `answered on a starved disk: ${answers.map(({ status, ms }) => `${status} after ${ms} ms`).join(', ')}\n`,
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 503, body: { message: NO_DATABASE } });
    for (const { ms } of answers) expect(ms).toBeLessThan(LONGEST_WAIT);

    // Calls as the app does: with the same key again, after the time the office asks for.
    const decided = async (desk: Desk): Promise<Json> => {
      const answer = await pay(desk);
      if (answer.status !== 503) return answer;
      await pause(Number(answer.headers.get('retry-after')) * 1000);
      return decided(desk);
    };
    for (const desk of desks) {
      const answer = await decided(desk);
      expect([answer.status, answer.body['message']]).toEqual([201, undefined]);
      expect((await decided(desk)).body['studentReceiptNo']).toBe(answer.body['studentReceiptNo']);
      expect((await balance(desk.studentID)).fees.outstandingDue).toBe(
        desk.request.previousBalance + desk.request.currentCharge - 1,
      );
    }
  });
});
