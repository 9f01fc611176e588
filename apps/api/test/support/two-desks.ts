import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/create-app';
import { LedgerRepository } from '../../src/ledger/ledger.repository';
import { LedgerWriter } from '../../src/ledger/ledger-writer';
import { makeLog } from '../../src/logging/log';
import { readSettings } from '../../src/settings/settings';
import { StudentsRepository } from '../../src/students/students.repository';
import { JWT_KEY, TEST_DATA, type TestOffice } from './office';

interface Step {
  readonly desk: number;
  readonly go: () => void;
}

/** Runs the steps of several desks one at a time, in a given order; a desk may end in the middle. */
export class Schedule {
  private waiting: Step[] = [];
  private isRunning = false;
  private readonly alive: Set<number>;
  private readonly taken = new Map<number, number>();

  /**
   * @param order the desk of each next step; after its end, any desk that waits
   * @param dies the desk that ends before this step of its own, as if its process were killed
   */
  constructor(
    desks: readonly number[],
    private readonly order: number[],
    private readonly dies?: { readonly desk: number; readonly step: number },
  ) {
    this.alive = new Set(desks);
  }

  async step<Value>(desk: number, work: () => Promise<Value>): Promise<Value> {
    const step = this.taken.get(desk) ?? 0;
    this.taken.set(desk, step + 1);
    if (this.dies?.desk === desk && this.dies.step <= step) {
      this.ended(desk);
      return new Promise(() => undefined);
    }
    await new Promise<void>((go) => {
      this.waiting.push({ desk, go });
      this.next();
    });
    try {
      return await work();
    } finally {
      this.isRunning = false;
      // The desk first goes on with the result, up to its next step.
      setImmediate(() => this.next());
    }
  }

  ended(desk: number): void {
    this.alive.delete(desk);
    this.waiting = this.waiting.filter((one) => one.desk !== desk);
    this.next();
  }

  private next(): void {
    const isAtStep = (desk: number) => this.waiting.some((one) => one.desk === desk);
    if (this.isRunning || ![...this.alive].every(isAtStep)) return;
    while (this.order.length > 0 && !this.alive.has(this.order[0] ?? -1)) this.order.shift();
    const desk = this.order.shift() ?? this.waiting[0]?.desk;
    const at = this.waiting.findIndex((one) => one.desk === desk);
    const [step] = at < 0 ? [] : this.waiting.splice(at, 1);
    this.isRunning = step !== undefined;
    step?.go();
  }
}

/** A second program on the database of a test office; each of its reads and writes of a student or a ledger is a step. */
export class Desk {
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    private readonly number: number,
    private readonly holder: { schedule?: Schedule | undefined },
  ) {}

  /** @param env settings that differ from the test's own */
  static async open(
    office: TestOffice,
    number: number,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Desk> {
    const read = readSettings({ LOG_LEVEL: 'fatal', DATA_DIR: TEST_DATA, ...env });
    if (!read.ok) throw new Error(read.problem);
    const { connection, databaseUri, clock } = office;
    const log = makeLog('fatal', { write: () => undefined });
    const app = await createApp(
      { settings: read.settings, connection, databaseUri, jwtKey: JWT_KEY, log, clock },
      '/nowhere',
    );
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const holder: { schedule?: Schedule | undefined } = {};
    const stepwise = <Value>(work: () => Promise<Value>) =>
      holder.schedule ? holder.schedule.step(number, work) : work();
    const students = app.get(StudentsRepository, { strict: false });
    const ledgers = app.get(LedgerRepository, { strict: false });
    const writer = app.get(LedgerWriter, { strict: false });
    const [find, findEver, change] = [students.find, students.findEver, students.change];
    const [of, write] = [ledgers.of, writer.write];
    students.find = (...all) => stepwise(() => find.apply(students, all));
    students.findEver = (...all) => stepwise(() => findEver.apply(students, all));
    students.change = (...all) => stepwise(() => change.apply(students, all));
    ledgers.of = (...all) => stepwise(() => of.apply(ledgers, all));
    writer.write = (...all) => stepwise(() => write.apply(writer, all));
    return new Desk(app, `http://127.0.0.1:${port}`, number, holder);
  }

  /** Makes a call in which each step waits for its turn. @returns undefined when the desk was killed */
  async call(
    schedule: Schedule,
    { method, path, body, token }: { method: string; path: string; body: object; token: string },
  ): Promise<number | undefined> {
    this.holder.schedule = schedule;
    const abort = new AbortController();
    const killed = new Promise<undefined>((resolve) => {
      const ended = schedule.ended.bind(schedule);
      schedule.ended = (desk) => {
        ended(desk);
        if (desk === this.number) resolve(undefined);
      };
    });
    const answered = fetch(this.url + path, {
      method,
      headers: { 'auth-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    }).then(async (response) => {
      await response.text();
      return response.status;
    });
    const status = await Promise.race([answered, killed]);
    if (status === undefined) {
      abort.abort();
      await answered.catch(() => undefined);
    } else schedule.ended(this.number);
    this.holder.schedule = undefined;
    return status;
  }

  async close(): Promise<void> {
    this.app.getHttpServer().closeAllConnections();
    await this.app.close();
  }
}
