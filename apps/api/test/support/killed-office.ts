import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { dropDatabase, ownDatabase } from '../../../../tools/lib/own-database.mjs';
import { ADMIN_PASSWORD } from './admin';
import type { Answer, CallOptions } from './office';
import { OfficeFolder, send, signIn, type OfficeProcess } from './process';
import { contentOf, inDatabase, inFolder, type Content } from './stored';

/** The number of kills in a spec. By hand, `KILLS=20 ROWS=1500` kills more often and gives the program more work. */
const KILLS = Number(process.env['KILLS'] ?? 2);
export const ROWS = Number(process.env['ROWS'] ?? 100);

/** The built office on a database of its own, to be killed and started again. Its calls are the administrator's. */
export class KilledOffice {
  url = '';
  admin = '';

  private constructor(
    private readonly folder: OfficeFolder,
    private readonly server: string | undefined,
    private office: OfficeProcess,
  ) {}

  /** Opens it on the server that MONGODB_URI names, or on the built-in database. */
  static async open(): Promise<KilledOffice> {
    const folder = await OfficeFolder.make();
    const server = process.env['MONGODB_URI'] && ownDatabase(process.env['MONGODB_URI']);
    const opened = new KilledOffice(folder, server, KilledOffice.process(folder, server));
    opened.url = await opened.office.ready();
    opened.admin = await signIn(opened.url);
    return opened;
  }

  private static process(folder: OfficeFolder, server: string | undefined): OfficeProcess {
    const database = server === undefined ? {} : { MONGODB_URI: server };
    return folder.start({ ADMIN_PASSWORD, JWT_SECRET: 'k'.repeat(40), ...database });
  }

  async startAgain(): Promise<void> {
    this.office = KilledOffice.process(this.folder, this.server);
    this.url = await this.office.ready();
  }

  async kill(): Promise<void> {
    await this.office.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.folder.remove();
    if (this.server !== undefined) await dropDatabase(this.server);
  }

  /**
   * Calls the office, and again, as the app does, while the database of a busy machine is away for a moment.
   * @throws when the program is killed before its answer is whole
   */
  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    { token = this.admin, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    for (;;) {
      const answer = await send<Body>(method, `${this.url}${path}`, { token, body, headers });
      if (answer.status !== 503) return answer;
      await pause(Number(answer.headers.get('retry-after')) * 1000);
    }
  }

  /** Ends the office, and does something in its database. */
  async ended<Value>(work: (db: mongo.Db) => Promise<Value>): Promise<Value> {
    await this.office.end('SIGTERM');
    return this.server === undefined
      ? inFolder(`${this.folder.path}/data`, work)
      : inDatabase(this.server, work);
  }

  /** Does something in the office's database while the office is not running. */
  async inStore(work: (db: mongo.Db) => Promise<unknown>): Promise<void> {
    await this.ended(work);
    await this.startAgain();
  }
}

/** Reads the pages that bring up to date what a reader has to finish: lines of the log, and dues. */
async function bringUpToDate(office: KilledOffice): Promise<void> {
  for (const path of ['/api/audit', '/api/office/defaulters']) await office.call('GET', path);
}

/** A person's work, to be continued to its end; it can be called again after a kill. */
type GoOn<Value> = () => Promise<Value>;

/** Two offices that do the same work; one of them is killed meanwhile. */
export class TwinOffices {
  private constructor(
    readonly whole: KilledOffice,
    readonly killed: KilledOffice,
  ) {}

  static async open(): Promise<TwinOffices> {
    return new TwinOffices(await KilledOffice.open(), await KilledOffice.open());
  }

  async close(): Promise<void> {
    await Promise.all([this.whole.close(), this.killed.close()]);
  }

  /** Does the same in both. */
  async both(work: (office: KilledOffice) => Promise<unknown>): Promise<void> {
    await work(this.whole);
    await work(this.killed);
  }

  /**
   * Does the same in both, and kills the program of one at random moments: `KILLS` times, over about the time that the other one
   * took. @param begin prepares the work @returns the outcome in each
   */
  async run<Value>(
    what: string,
    begin: (office: KilledOffice) => Promise<GoOn<Value>>,
  ): Promise<{ readonly whole: Value; readonly killed: Value }> {
    const goOnWhole = await begin(this.whole);
    const started = performance.now();
    const whole = await goOnWhole();
    const took = performance.now() - started;
    const goOn = await begin(this.killed);
    let inIt = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const isOver = goOn().then(() => true);
      // A failure because the program was killed is expected; a failure before that is not.
      isOver.catch(() => undefined);
      const moment = pause((Math.random() * 2 * took) / KILLS, false);
      if (!(await Promise.race([isOver, moment]))) inIt += 1;
      await this.killed.kill();
      await this.killed.startAgain();
    }
    const killed = await goOn();
    process.stdout.write(
      `${what}: ${KILLS} kills, ${inIt} of them in the ${Math.round(took)} ms that it takes\n`,
    );
    await this.both(bringUpToDate);
    return { whole, killed };
  }

  /** Ends both, and expects the store of the killed office to equal that of the one left alone. */
  async expectAlike(): Promise<void> {
    const stored: Content[] = [];
    await this.both(async (office) => {
      await bringUpToDate(office);
      stored.push(await office.ended(contentOf));
    });
    const [whole = {}, killed = {}] = stored;
    // Compared by collection: a message about two whole stores would show nothing.
    for (const name of new Set([...Object.keys(whole), ...Object.keys(killed)]))
      expect({ [name]: killed[name] }).toEqual({ [name]: whole[name] });
  }
}
