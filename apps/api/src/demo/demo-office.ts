import { request } from 'node:http';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  foldStudentId,
  MINUTE,
  rightsOf,
  schoolDate,
  startOfDay,
  teachingOf,
  type Outcome,
} from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StaffAccount } from '../accounts/accounts.schema';
import { FirstAdminService } from '../accounts/first-admin.service';
import type { Caller } from '../auth/signed-in';
import { TokenService, type IssuedToken } from '../auth/token.service';
import type { Clock } from '../common/clock';
import { actingFor } from '../common/current-call';
import { orRefuse } from '../common/refusal';
import { DemonstrationService } from '../demonstration/demonstration.service';
import type { BalanceAnswer } from '../fees/fees.answers';
import { toBalance } from '../fees/fees.mapper';
import { SETTINGS, type Settings } from '../settings/settings';
import { StudentLedgers } from '../students/student-ledgers';
import { StudentsRepository } from '../students/students.repository';

/** A clock that stands until it is set. */
export interface SetClock extends Clock {
  set(at: Date): void;
}

/** How long a desk uses a token before it gets a new one, so that its session never counts as idle; in milliseconds. */
const SIGNED_IN_FOR = 10 * MINUTE;

/** The address that the audit log records. */
const HERE = '127.0.0.1';

/** A sign-in, kept from its request on: of two renewals side by side at both counters, the first would hold a void token. */
interface SignedIn {
  readonly issued: Promise<IssuedToken>;
  readonly at: number;
}

/** The parts of a call besides the caller and the path. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object | undefined;
}

/**
 * An office whose clock is set day by day and which is used as its desks use it: over HTTP, or through the services behind the
 * routes for work that is done thousands of times. All data of a demonstration thus passes every rule and log; nothing is stored
 * around them. It listens on this PC alone.
 */
export class DemoOffice {
  private readonly signedIn = new Map<string, SignedIn>();
  private readonly accounts = new Map<string, Omit<Caller, 'signIn'>>();

  /** @param url where the app listens */
  constructor(
    private readonly app: NestExpressApplication,
    private readonly url: string,
    readonly clock: SetClock,
  ) {}

  get demonstration(): DemonstrationService {
    return this.app.get(DemonstrationService, { strict: false });
  }

  /** The administrator's password, which is needed again before rights are given (D87). */
  get adminPassword(): string | undefined {
    return this.app.get<Settings>(SETTINGS, { strict: false }).ADMIN_PASSWORD;
  }

  /** Makes the administrator of a first start (D3). */
  async makeFirstAdmin(): Promise<void> {
    await this.app.get(FirstAdminService, { strict: false }).ensure();
  }

  /** Sets the clock. @param day `yyyy-mm-dd` @param minutes after midnight in Asia/Kolkata */
  goTo(day: string, minutes: number): void {
    this.clock.set(new Date(startOfDay(day).getTime() + minutes * MINUTE));
  }

  /** @throws Error when the office refuses */
  get<Answer>(loginId: string, path: string): Promise<Answer> {
    return this.call(loginId, path, { method: 'GET' });
  }

  /** @throws Error when the office refuses */
  post<Answer>(loginId: string, path: string, body: object): Promise<Answer> {
    return this.call(loginId, path, { method: 'POST', body });
  }

  /** @throws Error when the office refuses */
  put<Answer>(loginId: string, path: string, body: object): Promise<Answer> {
    return this.call(loginId, path, { method: 'PUT', body });
  }

  /** @throws Error when the office refuses */
  remove<Answer>(loginId: string, path: string, body: object): Promise<Answer> {
    return this.call(loginId, path, { method: 'DELETE', body });
  }

  /**
   * Does work that a desk does many times a day without a call: asks the service behind the route, in the name of a login id.
   * @throws Problem when the office refuses
   */
  async ask<Service, Value>(
    loginId: string,
    service: Type<Service>,
    work: (service: Service, account: Caller) => Promise<Outcome<Value>>,
  ): Promise<Value> {
    const { signIn } = await this.signInOf(loginId);
    const account = { ...(await this.accountOf(loginId)), signIn };
    const { id, username, fname } = account;
    const instance = this.app.get(service, { strict: false });
    return orRefuse(
      await actingFor({ by: { id, username, fname }, address: HERE, signIn }, () => work(instance, account)),
    );
  }

  /** The balances of students, as the counter shows them. @param studentIDs of students who are at the school */
  async balancesOf(studentIDs: readonly string[]): Promise<BalanceAnswer[]> {
    const students = await this.app
      .get(StudentsRepository, { strict: false })
      .findAll(studentIDs.map((studentID) => foldStudentId(studentID)));
    const accounts = await this.app.get(StudentLedgers, { strict: false }).of(students);
    return accounts.flatMap((account) => toBalance(account) ?? []);
  }

  /** Sends a file. @throws Error when the office refuses it */
  async send<Answer>(
    loginId: string,
    path: string,
    field: string,
    bytes: Uint8Array,
    name: string,
  ): Promise<Answer> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const headers = { 'auth-token': await this.tokenOf(loginId) };
    const answer = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${path} ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  private async call<Answer>(loginId: string, path: string, { method, body }: Call): Promise<Answer> {
    const token = loginId === '' ? 'token' : await this.tokenOf(loginId);
    const text = body && JSON.stringify(body);
    const headers = {
      'auth-token': token,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const { status, answer } = await new Promise<{ status: number; answer: string }>((done, failed) => {
      // One connection per call: the server closes a kept one when nobody calls, which may be just as the next call starts.
      const sent = request(this.url + path, { agent: false, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', failed);
        response.once('end', () =>
          done({ status: response.statusCode ?? 0, answer: Buffer.concat(parts).toString() }),
        );
      });
      sent.once('error', failed);
      sent.end(text);
    });
    if (status >= 300)
      throw new Error(
        `${loginId} ${method} ${path} ${String(status)}: ${answer} on ${this.clock.now().toISOString()}, ${text ?? ''}`,
      );
    return JSON.parse(answer) as Answer;
  }

  private async accountOf(loginId: string): Promise<Omit<Caller, 'signIn'>> {
    const known = this.accounts.get(loginId);
    if (known) return known;
    const account = await this.storedAccount(loginId);
    const { _id, username, fname, role } = account;
    const signedIn = {
      id: _id.toHexString(),
      username,
      fname,
      roles: [role, role],
      rights: rightsOf(account),
      teaching: teachingOf(account),
    } as const;
    this.accounts.set(loginId, signedIn);
    return signedIn;
  }

  private async storedAccount(loginId: string): Promise<StaffAccount> {
    const account = await this.app.get(AccountsRepository, { strict: false }).findByUsername(loginId);
    if (!account) throw new Error(`There is no account ${loginId}`);
    return account;
  }

  private async tokenOf(loginId: string): Promise<string> {
    return (await this.signInOf(loginId)).token;
  }

  /** A login id's sign-in of the day, made without its password: checking one each morning would take longer than all else. */
  private signInOf(loginId: string): Promise<IssuedToken> {
    const now = this.clock.now();
    const earlier = this.signedIn.get(loginId);
    if (earlier && now.getTime() - earlier.at < SIGNED_IN_FOR) return earlier.issued;
    const issued = this.signIn(loginId, now, earlier);
    this.signedIn.set(loginId, { issued, at: now.getTime() });
    return issued;
  }

  private async signIn(loginId: string, now: Date, earlier: SignedIn | undefined): Promise<IssuedToken> {
    const tokens = this.app.get(TokenService, { strict: false });
    const account = await this.storedAccount(loginId);
    if (!earlier || schoolDate(new Date(earlier.at)) !== schoolDate(now))
      return tokens.begin(account, { address: HERE }, now);
    const { signIn } = await earlier.issued;
    return { token: await tokens.renew(account, signIn, now), signIn };
  }
}
