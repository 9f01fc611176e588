import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { nextMonth, noon, schoolDate, schoolMonth, startOfMonth, type Role } from '@school/domain';
import mongoose, { type Connection } from 'mongoose';
import { ownDatabase } from '../../../../tools/lib/own-database.mjs';
import { PasswordService } from '../../src/accounts/password.service';
import { TokenService } from '../../src/auth/token.service';
import type { Clock } from '../../src/common/clock';
import { createApp } from '../../src/create-app';
import { connect } from '../../src/database/connect';
import { THE_OFFICE, type StoredSessionSettings } from '../../src/idle-sessions/session-settings.schema';
import { makeLog } from '../../src/logging/log';
import { ADMIN, passwordOf } from './admin';
import { AnswerWatch } from './answer-watch';
import { QueryWatch } from './query-watch';
import { readSettings } from '../../src/settings/settings';
import { FirstAdminService } from '../../src/accounts/first-admin.service';
import { foldUsername, type StaffAccount } from '../../src/accounts/accounts.schema';
import type { SignInAccount } from '../../src/accounts/sign-in-account';

const DAY = 86_400_000;

/** In hours. */
const A_CENTURY = 100 * 365 * 24;

export const JWT_KEY = 'a key that only the tests know, 32 long';

/** The folder in which the specs' offices keep uploaded files. */
export const TEST_DATA = join(tmpdir(), 'school-api-test-data');

/** The real time plus the time a test adds: tokens stay valid, months pass. */
export class TestClock implements Clock {
  private offset = 0;
  private stoppedAt: Date | undefined;

  now(): Date {
    return this.stoppedAt ?? new Date(Date.now() + this.offset);
  }

  /** Stops the clock until `goOn`. */
  stop(): void {
    this.stoppedAt = this.now();
  }

  /** Stops the clock at a moment until `goOn`. */
  stopAt(moment: Date): void {
    this.goOn();
    this.advance(moment.getTime() - this.now().getTime());
    this.stoppedAt = moment;
  }

  goOn(): void {
    this.stoppedAt = undefined;
  }

  /** Moves to the next noon in India: an hour later is the same day. */
  goToNoon(): void {
    const at = noon(schoolDate(this.now())).getTime();
    this.advance(at - this.now().getTime() + (at > this.now().getTime() ? 0 : DAY));
  }

  /** Moves to the first second of the next month. */
  goToNextMonth(): void {
    const now = this.now();
    this.advance(startOfMonth(nextMonth(schoolMonth(now))).getTime() - now.getTime() + 1000);
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** Milliseconds for which a connection without a call stays open. */
const KEPT_OPEN = 120_000;

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const hashes = new Map<string, Promise<string>>();

/** A whole office over HTTP, on a database of its own. */
export class TestOffice {
  /** The tokens of the first admin and of a clerk. */
  admin = '';
  clerk = '';

  private constructor(
    readonly url: string,
    readonly app: NestExpressApplication,
    readonly connection: Connection,
    /** The address of the database. */
    readonly databaseUri: string,
    readonly clock: TestClock,
    readonly queries: QueryWatch,
    private readonly answers: AnswerWatch,
    /** The lines of its log, at the LOG_LEVEL it was opened with. */
    readonly logged: readonly string[],
  ) {}

  /**
   * @param env settings that differ from the test's own
   * @param server the database server, if it is not that of all specs
   * @param day the day it begins on, if that is not today
   */
  static async open(
    env: Readonly<Record<string, string>> = {},
    webDirectory = '/nowhere',
    server = process.env['TEST_MONGODB_URI'] ?? '',
    day?: string,
  ): Promise<TestOffice> {
    const read = readSettings({
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'fatal',
      DATA_DIR: TEST_DATA,
      ...env,
    });
    if (!read.ok) throw new Error(read.problem);
    const own = ownDatabase(server);
    const databaseUri = `${own}${own.includes('?') ? '&' : '?'}monitorCommands=true`;
    const connection = await connect(databaseUri);
    const queries = new QueryWatch(connection);
    const clock = new TestClock();
    if (day !== undefined) clock.advance(Date.parse(`${day}T06:00:00+05:30`) - Date.now());
    // Tokens expire by the real time: those of a day that is long over must still be valid.
    const settings = day === undefined ? read.settings : { ...read.settings, TOKEN_HOURS: A_CENTURY };
    const logged: string[] = [];
    const log = makeLog(settings.LOG_LEVEL, { write: (line) => void logged.push(line) });
    const app = await createApp(
      { settings, connection, databaseUri, jwtKey: JWT_KEY, log, clock },
      webDirectory,
    );
    await app.listen(0, '127.0.0.1');
    // Caller and server share one process: when it is busy for five seconds, the server would close a connection on which the
    // next call is already sent.
    app.getHttpServer().keepAliveTimeout = KEPT_OPEN;
    const { port } = app.getHttpServer().address() as AddressInfo;
    const office = new TestOffice(
      `http://127.0.0.1:${port}`,
      app,
      connection,
      databaseUri,
      clock,
      queries,
      new AnswerWatch(app),
      logged,
    );
    // In the tests months pass without anybody at a desk.
    await connection
      .collection<StoredSessionSettings>('sessionsettings')
      .insertOne({ _id: THE_OFFICE, idleAfter: 'off' });
    await app.get(FirstAdminService).ensure();
    office.admin = (await office.login(ADMIN.username, ADMIN.password)).body['token'] as string;
    office.clerk = await office.tokenOf(await office.employ('clerk-one', 'office'));
    return office;
  }

  /** Opens an office that begins early in the morning of a day, so that a spec with days of its own passes whenever it is run. */
  static openOn(day: string): Promise<TestOffice> {
    return TestOffice.open({}, undefined, undefined, day);
  }

  async close(): Promise<void> {
    this.app.getHttpServer().closeAllConnections();
    await this.app.close();
    const scans = await this.queries.scans();
    await this.connection.dropDatabase();
    await this.connection.close();
    // Checked here and not in one spec, so that every scenario, present or future, is watched.
    if (scans.length > 0) throw new Error(`Queries that no index serves:\n${scans.join('\n')}`);
    const surprises = this.answers.surprises();
    if (surprises.length > 0)
      throw new Error(`Answers that the document of the API does not name:\n${surprises.join('\n')}`);
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    { token = this.clerk, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { 'auth-token': token }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: encode(body) }),
    });
    const text = await response.text();
    this.answers.see(method, path, response.status);
    return { status: response.status, headers: response.headers, body: parse(text) as Body };
  }

  async login(username: string, password: string, headers: Readonly<Record<string, string>> = {}) {
    return this.call('POST', '/api/office/office-login', { username, password }, { token: '', headers });
  }

  /** Makes an account as the staff screen would. Its password is `passwordOf(username)`. */
  async employ(username: string, role: Role): Promise<StaffAccount> {
    const account: StaffAccount = {
      _id: new mongoose.Types.ObjectId(),
      username,
      foldedUsername: foldUsername(username),
      fname: username,
      role,
      passwordHash: await this.hashOf(username),
      active: true,
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
    };
    await this.connection.collection<StaffAccount>('staff').insertOne(account);
    return account;
  }

  /** Made by the office's own service, once for each password: a hash costs as much time as a login. */
  private hashOf(username: string): Promise<string> {
    const passwords = this.app.get(PasswordService, { strict: false });
    const hash = hashes.get(username) ?? passwords.hash(passwordOf(username));
    hashes.set(username, hash);
    return hash;
  }

  async tokenOf(account: SignInAccount): Promise<string> {
    const here = { address: '127.0.0.1' };
    return (await this.app.get(TokenService, { strict: false }).begin(account, here, this.clock.now())).token;
  }
}

/** Strings and bytes go out as they are, as broken JSON is one of the cases. */
function encode(body: unknown): string | FormData | Uint8Array<ArrayBuffer> {
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
  return isRaw ? (body as string | FormData | Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
