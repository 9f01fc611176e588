import { request } from 'node:http';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { foldStudentId, rightsOf, schoolDate, startOfDay, teachingOf, type Outcome } from '@school/domain';
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

/** The desk gets another token after so long, before an idle session could end; in milliseconds. */
const SIGNED_IN_FOR = 10 * 60_000;

/** What the audit log says of where it was done. */
const HERE = '127.0.0.1';

/** Kept from when it is asked for: both counters work side by side, and of two that renew a sign-in the first would have a void token. */
interface SignedIn {
  readonly issued: Promise<IssuedToken>;
  readonly at: number;
}

/** What a call needs beside who calls and where. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object | undefined;
}

/**
 * An office whose clock is set from day to day, worked at as its desks work: over HTTP, and what is done thousands of times by
 * the services behind the routes. So every rule and log is in the way of what a demonstration is filled with, and nothing is
 * stored past them. It listens on this PC alone.
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

  /** That of the administrator, which is asked for again before rights are given (D87). */
  get adminPassword(): string | undefined {
    return this.app.get<Settings>(SETTINGS, { strict: false }).ADMIN_PASSWORD;
  }

  /** The administrator whom a first start makes (D3). */
  async makeFirstAdmin(): Promise<void> {
    await this.app.get(FirstAdminService, { strict: false }).ensure();
  }

  /** It is now so late on a day. @param day `yyyy-mm-dd` @param minutes after midnight in Asia/Kolkata */
  goTo(day: string, minutes: number): void {
    this.clock.set(new Date(startOfDay(day).getTime() + minutes * 60_000));
  }

  /** @throws Error when the office refuses */
  get<Answer>(who: string, path: string): Promise<Answer> {
    return this.call(who, path, { method: 'GET' });
  }

  /** @throws Error when the office refuses */
  post<Answer>(who: string, path: string, body: object): Promise<Answer> {
    return this.call(who, path, { method: 'POST', body });
  }

  /** @throws Error when the office refuses */
  put<Answer>(who: string, path: string, body: object): Promise<Answer> {
    return this.call(who, path, { method: 'PUT', body });
  }

  /** @throws Error when the office refuses */
  remove<Answer>(who: string, path: string, body: object): Promise<Answer> {
    return this.call(who, path, { method: 'DELETE', body });
  }

  /**
   * Does many times a day at once what a desk does by a call: the service of the route is asked, in the name of a login id.
   * @throws Problem when the office refuses
   */
  async ask<Service, Value>(
    who: string,
    service: Type<Service>,
    work: (service: Service, account: Caller) => Promise<Outcome<Value>>,
  ): Promise<Value> {
    const { signIn } = await this.signInOf(who);
    const account = { ...(await this.accountOf(who)), signIn };
    const { id, username, fname } = account;
    const asked = this.app.get(service, { strict: false });
    return orRefuse(
      await actingFor({ by: { id, username, fname }, address: HERE, signIn }, () => work(asked, account)),
    );
  }

  /** What students owe, as the counter shows it. @param studentIDs those of students who are at the school */
  async balancesOf(studentIDs: readonly string[]): Promise<BalanceAnswer[]> {
    const students = await this.app
      .get(StudentsRepository, { strict: false })
      .findAll(studentIDs.map((studentID) => foldStudentId(studentID)));
    const accounts = await this.app.get(StudentLedgers, { strict: false }).of(students);
    return accounts.flatMap((account) => toBalance(account) ?? []);
  }

  /** Sends a file. @throws Error when the office refuses it */
  async send<Answer>(
    who: string,
    path: string,
    field: string,
    bytes: Uint8Array,
    name: string,
  ): Promise<Answer> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const headers = { 'auth-token': await this.tokenOf(who) };
    const answer = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${path} ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  private async call<Answer>(who: string, path: string, { method, body }: Call): Promise<Answer> {
    const token = who === '' ? 'token' : await this.tokenOf(who);
    const text = body && JSON.stringify(body);
    const headers = {
      'auth-token': token,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const { status, answer } = await new Promise<{ status: number; answer: string }>((done, failed) => {
      // A connection each: one that is kept is closed by the server while nobody calls, and perhaps just then.
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
        `${who} ${method} ${path} ${String(status)}: ${answer} on ${this.clock.now().toISOString()}, ${text ?? ''}`,
      );
    return JSON.parse(answer) as Answer;
  }

  private async accountOf(who: string): Promise<Omit<Caller, 'signIn'>> {
    const known = this.accounts.get(who);
    if (known) return known;
    const account = await this.stored(who);
    const { _id, username, fname, role } = account;
    const signedIn = {
      id: _id.toHexString(),
      username,
      fname,
      roles: [role, role],
      rights: rightsOf(account),
      teaching: teachingOf(account),
    } as const;
    this.accounts.set(who, signedIn);
    return signedIn;
  }

  private async stored(who: string): Promise<StaffAccount> {
    const account = await this.app.get(AccountsRepository, { strict: false }).findByUsername(who);
    if (!account) throw new Error(`There is no account ${who}`);
    return account;
  }

  private async tokenOf(who: string): Promise<string> {
    return (await this.signInOf(who)).token;
  }

  /** The sign-in of a login id, one a day. A password each morning would take longer than all the rest. */
  private signInOf(who: string): Promise<IssuedToken> {
    const now = this.clock.now();
    const before = this.signedIn.get(who);
    if (before && now.getTime() - before.at < SIGNED_IN_FOR) return before.issued;
    const issued = this.signIn(who, now, before);
    this.signedIn.set(who, { issued, at: now.getTime() });
    return issued;
  }

  private async signIn(who: string, now: Date, before: SignedIn | undefined): Promise<IssuedToken> {
    const tokens = this.app.get(TokenService, { strict: false });
    const account = await this.stored(who);
    if (!before || schoolDate(new Date(before.at)) !== schoolDate(now))
      return tokens.begin(account, { address: HERE }, now);
    const { signIn } = await before.issued;
    return { token: await tokens.renew(account, signIn, now), signIn };
  }
}
