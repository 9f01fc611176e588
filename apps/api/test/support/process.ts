import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from './admin';

const MAIN = join(__dirname, '../../dist/main.js');

/** The built office as a process of its own, as `npm start` runs it. */
export class OfficeProcess {
  output = '';
  errors = '';
  private readonly ended: Promise<unknown>;

  private constructor(readonly child: ChildProcess) {
    this.ended = once(child, 'exit');
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  /** @param cwd the place of the data folder @param output the file for its output, if nobody reads it */
  static start(
    cwd: string,
    env: Readonly<Record<string, string>> = {},
    output: 'pipe' | number = 'pipe',
  ): OfficeProcess {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [MAIN], {
      cwd,
      env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', output, 'pipe'],
    });
    return new OfficeProcess(child);
  }

  /** @returns its address; @throws with its output when it ends instead */
  async ready(): Promise<string> {
    for (;;) {
      const address = /is ready on (\S+)\n/.exec(this.output)?.[1];
      if (address !== undefined) return address;
      if (this.child.exitCode !== null) throw new Error(this.errors + this.output);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The current process ID of the built-in database, as the office's output gives it. */
  get databasePid(): number {
    const mark = 'process ';
    const at = Math.max(...['(', 'runs again as '].map((said) => this.output.lastIndexOf(said + mark)));
    return Number(/process (\d+)/.exec(this.output.slice(at, at + 40))?.[1]);
  }

  /** @returns the exit code; null after a signal */
  async exit(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exit();
  }
}

/** A folder for the offices of a test; removing it ends all of them. */
export class OfficeFolder {
  private readonly running: OfficeProcess[] = [];

  private constructor(readonly path: string) {}

  static async make(): Promise<OfficeFolder> {
    return new OfficeFolder(await mkdtemp(join(tmpdir(), 'school-office-')));
  }

  start(env: Readonly<Record<string, string>> = {}, output: 'pipe' | number = 'pipe'): OfficeProcess {
    const office = OfficeProcess.start(this.path, env, output);
    this.running.push(office);
    return office;
  }

  async remove(): Promise<void> {
    await Promise.all(this.running.map((office) => office.end('SIGKILL')));
    await rm(this.path, { recursive: true, force: true });
  }
}

export interface Json<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** Signs in at a running office. @returns the token */
export async function signIn(address: string, account = ADMIN): Promise<string> {
  const { body } = await send('POST', `${address}/api/office/office-login`, { body: account });
  return String(body['token']);
}

/** One JSON call; @throws when the connection breaks before the answer is whole */
export async function send<Body = Record<string, unknown>>(
  method: string,
  url: string,
  {
    token = '',
    body,
    headers = {},
  }: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<Json<Body>> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === '' ? {} : { 'auth-token': token }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
}
