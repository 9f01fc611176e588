import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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

  /** @param cwd where the data folder goes */
  static start(cwd: string, env: Readonly<Record<string, string>> = {}): OfficeProcess {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [MAIN], {
      cwd,
      env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new OfficeProcess(child);
  }

  /** @returns the address it serves; @throws with what it said when it ends instead */
  async ready(): Promise<string> {
    for (;;) {
      const address = /is ready on (\S+)\n/.exec(this.output)?.[1];
      if (address !== undefined) return address;
      if (this.child.exitCode !== null) throw new Error(this.errors + this.output);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The number of the built-in database's process now, by what the office says of it. */
  get databasePid(): number {
    const mark = 'process ';
    const at = Math.max(...['(', 'runs again as '].map((said) => this.output.lastIndexOf(said + mark)));
    return Number(/process (\d+)/.exec(this.output.slice(at, at + 40))?.[1]);
  }

  /** @returns the exit code; null when a signal ended it */
  async exit(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exit();
  }
}

export interface Json {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** One JSON call; @throws when the connection breaks before the answer is whole */
export async function send(
  method: string,
  url: string,
  {
    token = '',
    body,
    headers = {},
  }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Json> {
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
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answer, headers: response.headers };
}
