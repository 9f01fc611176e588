import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';

const MAIN = join(import.meta.dirname, '../../api/dist/main.js');

/** The program as an office starts it: one process, and one data folder that outlives it. */
export class OfficeProcess {
  private child: ChildProcess | undefined;
  private output = '';
  /** A database of its own on the server that MONGODB_URI names; without one the office keeps its data in its folder. */
  private readonly database = process.env['MONGODB_URI'] && ownDatabase(process.env['MONGODB_URI']);

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
    private readonly program: string,
  ) {}

  /** Opens a new office with an empty data folder and a free port. */
  static async open(
    settings: Readonly<Record<string, string>> = {},
    program: string = MAIN,
  ): Promise<OfficeProcess> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'school-e2e-'));
    const office = new OfficeProcess(`http://localhost:${port}`, port, dataDir, settings, program);
    await office.start();
    return office;
  }

  /** The program's output since its last start. */
  get printed(): string {
    return this.output;
  }

  async start(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [this.program], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'error',
        ...(this.database && { MONGODB_URI: this.database }),
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((ready, failed) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes('is ready on')) ready();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) =>
        failed(new Error(`The office ended with ${String(code)}: ${this.output}`)),
      );
    });
  }

  /** Stops the program as Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null);
    return new Promise((done) => {
      child.once('exit', done);
      child.kill('SIGINT');
    });
  }

  /** Stops the program and removes its data. */
  async close(): Promise<void> {
    await this.stop();
    if (this.database) await dropDatabase(this.database);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
