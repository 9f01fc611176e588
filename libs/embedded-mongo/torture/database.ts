import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseEvent } from '../src/index';
import type { Clock } from './clock';
import { Fault } from './fault';

const here = import.meta.dirname;

/** A database that does not answer for this many seconds is started again. */
const stallSeconds = 20;

/** The longest time until it runs again, in milliseconds. */
const longestStart = 180_000;

/** For this long after its start a client can meet an old connection (milliseconds). */
const afterEffect = 10_000;

type Said =
  DatabaseEvent | { kind: 'started'; uri: string; pid: number } | { kind: 'not started'; reason: string };

/** A time in which answers may be lost, in milliseconds of `performance.now`. */
interface Disturbance {
  from: number;
  until: number;
}

/** The database, in a process that another process of its own starts and watches. */
export class Database {
  uri = '';
  private pid = 0;
  private office: ChildProcess | undefined;
  private disturbance: Disturbance = { from: -Infinity, until: -Infinity };
  private said: Said | undefined;
  private unasked: string | undefined;
  /** How often its process ended without being harmed. */
  unaskedEnds = 0;

  constructor(
    readonly dataDir: string,
    private readonly clock: Clock,
    private readonly promise: 'must not end' | 'may end' = 'must not end',
  ) {}

  /** @throws Fault with the reason for a refused start */
  async start(): Promise<void> {
    const office = fork(join(here, 'office-process.cjs'), [this.dataDir, String(stallSeconds)], {
      execArgv: [],
      env: { ...process.env, ...this.clock.environment },
    });
    this.office = office;
    this.said = undefined;
    office.on('message', (said: Said) => this.hear(said));
    office.once('exit', () => {
      if (this.office === office) this.office = undefined;
    });
    const said = await this.until(() => {
      if (this.said?.kind === 'started' || this.said?.kind === 'not started') return this.said;
      return this.isRunning ? undefined : ({ kind: 'not started', reason: 'it said nothing' } as const);
    });
    if (said.kind === 'not started') throw new Fault(`the database did not start: ${said.reason}`);
    this.calm();
  }

  /** Stops it as an office does: calls already begun are answered. */
  async stop(): Promise<void> {
    const { office } = this;
    if (!office) return;
    const exited = once(office, 'exit');
    office.send('stop');
    const [code, signal] = (await exited) as [number | null, string | null];
    if (code !== 0) throw new Fault(`the database did not stop as it should (${signal ?? String(code)})`);
  }

  /** Ends it in any state. */
  async end(): Promise<void> {
    if (!this.office) return;
    const exited = once(this.office, 'exit');
    this.office.kill('SIGKILL');
    await exited;
  }

  /** Kills the database's process without warning, or makes it hang; it is started again automatically. */
  async harm(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    this.disturb();
    const harmed = this.pid;
    process.kill(harmed, signal);
    const said = await this.until(() => {
      const isAgain = this.said?.kind === 'started again' && this.pid !== harmed;
      return isAgain || this.said?.kind === 'given up' ? this.said : undefined;
    });
    if (said.kind === 'given up') throw new Fault(`the database was not started again: ${said.reason}`);
    this.calm();
  }

  /** Kills the process that watches the database; the database then ends by itself. */
  async killOffice(): Promise<void> {
    const { office } = this;
    if (!office) return;
    this.disturb();
    const exited = once(office, 'exit');
    office.kill('SIGKILL');
    await exited;
  }

  /** Whether an answer to a call of this time may be lost. */
  wasDisturbed(from: number): boolean {
    return from <= this.disturbance.until;
  }

  get isRunning(): boolean {
    return this.office !== undefined;
  }

  /** @throws Fault when the database ended without being harmed */
  checkUnharmed(): void {
    if (this.unasked !== undefined) throw new Fault(`the database ended by itself: ${this.unasked}`);
  }

  private hear(said: Said): void {
    this.said = said;
    if ('pid' in said) this.pid = said.pid;
    if (said.kind === 'started') this.uri = said.uri;
    if (said.kind !== 'ended' || this.disturbance.until === Infinity) return;
    this.unaskedEnds += 1;
    if (this.promise === 'must not end') this.unasked ??= said.reason;
  }

  private disturb(): void {
    this.disturbance = { from: performance.now(), until: Infinity };
  }

  private calm(): void {
    if (this.disturbance.until === Infinity) this.disturbance.until = performance.now() + afterEffect;
  }

  /** Looks for a message until it is there. */
  private async until<T>(find: () => T | undefined): Promise<T> {
    const end = performance.now() + longestStart;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Fault(`the database does not run after ${longestStart} ms`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
