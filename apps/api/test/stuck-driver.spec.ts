import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { EmbeddedMongo } from '@school/embedded-mongo';
import { TestOffice } from './support/office';

const NO_DATABASE = 'The database cannot be reached. Please try again.';

/** Long enough for the driver to find the database by itself many times over, in milliseconds. */
const DRIVER_WOULD_HAVE = 4_000;

/** The driver's check of the database hangs for ever when its socket is closed just as it writes. */
describe('an office whose driver is stuck', () => {
  const sockets = new Set<Socket>();
  const keep = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
  let folder: string;
  let database: EmbeddedMongo;
  let office: TestOffice;

  beforeAll(async () => {
    const { startEmbeddedMongo } = await import('@school/embedded-mongo');
    folder = await mkdtemp(join(tmpdir(), 'school-stuck-'));
    database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
    subscribe('net.client.socket', keep);
    office = await TestOffice.open({}, undefined, database.uri);
  });
  afterAll(async () => {
    unsubscribe('net.client.socket', keep);
    await office.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const health = async () => (await office.call('GET', '/api/health', undefined, { token: '' })).status;

  async function databaseAnswers(): Promise<boolean> {
    const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 1_000 });
    try {
      return (await client.db('school').command({ ping: 1 }))['ok'] === 1;
    } catch {
      return false;
    } finally {
      await client.close();
    }
  }

  const dashboard = () => office.call('GET', '/api/office/dashboard', undefined, { token: office.admin });

  async function getStuck(): Promise<void> {
    const driver = office.connection.getClient();
    const looks = once(driver, 'serverHeartbeatStarted');
    driver.once('serverHeartbeatStarted', () => sockets.forEach((socket) => socket.destroy()));
    await looks;
    expect((await dashboard()).status).toBe(200);
    // The database dies during a call: the driver hears nothing more after that.
    process.kill(database.pid, 'SIGSTOP');
    const begun = once(driver, 'commandStarted');
    const call = dashboard();
    await begun;
    await pause(100);
    process.kill(database.pid, 'SIGKILL');
    expect((await call).status).toBe(503);
    while (!(await databaseAnswers())) await pause(50);
  }

  it.each(['the first time', 'once more'])(
    'connects anew and serves on, %s',
    async () => {
      await getStuck();
      await pause(DRIVER_WOULD_HAVE);
      const refused = await dashboard();
      expect([refused.status, refused.body['message']]).toEqual([503, NO_DATABASE]);
      expect([await health(), await databaseAnswers()]).toEqual([503, true]);

      while ((await health()) !== 200) await pause(100);
      expect((await dashboard()).status).toBe(200);
    },
    30_000,
  );
});
