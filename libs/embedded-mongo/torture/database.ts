import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** An answer may be lost so long after the database is there again: a client may hold a connection of before (milliseconds). */
const afterEffect = 2000;

/** A time in which answers may be lost, in milliseconds of `performance.now`. */
interface Disturbance {
  from: number;
  until: number;
}

/** The database in a process of its own, with a clock of its own. */
export class Database {
  uri = '';
  kills = 0;
  private latest = 0;
  private child: ChildProcess | undefined;
  private readonly disturbances: Disturbance[] = [];

  /** @param clockFile holds how far the database's clock is ahead, in milliseconds */
  constructor(
    readonly dataDir: string,
    readonly clockFile: string,
  ) {}

  /** @throws Error with the sentence that the database ended with */
  async start(): Promise<void> {
    const child = fork(join(here, 'database-process.cjs'), [this.dataDir], {
      execArgv: [],
      env: {
        ...process.env,
        NODE_OPTIONS: `--require "${join(here, 'clock.cjs')}"`,
        TORTURE_CLOCK: this.clockFile,
      },
    });
    this.child = child;
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (typeof said === 'object' && said !== null && 'uri' in said) {
      this.uri = String(said.uri);
      return;
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    this.child = undefined;
    const sentence =
      typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : undefined;
    throw new Error(
      sentence ?? `the database ended at its start (${child.signalCode ?? String(child.exitCode)})`,
    );
  }

  /** As an office ends: what has begun is answered. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const exited = once(child, 'exit');
    child.send('stop');
    const [code, signal] = (await exited) as [number | null, string | null];
    this.child = undefined;
    if (code !== 0) throw new Error(`the database did not stop as it should (${signal ?? String(code)})`);
  }

  /** Ends the process as a power cut does; it is not started again. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid) return;
    this.kills += 1;
    this.disturbances.push({ from: performance.now(), until: Infinity });
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    this.child = undefined;
  }

  async startAgain(): Promise<void> {
    await this.start();
    const last = this.disturbances.at(-1);
    if (last) last.until = performance.now() + afterEffect;
  }

  /** Whether an answer of this time may have been lost by a kill. */
  wasDisturbed(from: number, until: number): boolean {
    return this.disturbances.some((disturbance) => disturbance.from <= until && disturbance.until >= from);
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What time it is for the database, in milliseconds since 1970. */
  clock(): number {
    const now = Date.now() + Number(readFileSync(this.clockFile, 'utf8'));
    this.latest = Math.max(this.latest, now);
    return now;
  }

  /** The latest time that it has ever been. */
  get latestClock(): number {
    this.clock();
    return this.latest;
  }

  setClock(time: number): void {
    this.clock();
    writeFileSync(this.clockFile, String(time - Date.now()));
    this.clock();
  }
}
