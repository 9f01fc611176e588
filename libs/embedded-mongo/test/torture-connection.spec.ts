import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { EmbeddedMongo } from '../src/index';
import { Connection } from '../torture/connection';
import { startEmbeddedMongo } from './built';
import { newFolder } from './running-server';

const ping = (db: Db) => db.command({ ping: 1 });

describe('the connection of the torture', () => {
  const sockets = new Set<Socket>();
  const keep = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  /**
   * Cuts the first socket, which the driver uses for its own check. The others stay: if a check by `Connection` were cut, it
   * would report too early that the database is gone.
   */
  const cutLook = () => [...sockets][0]?.destroy();
  let folder: string;
  let database: EmbeddedMongo;
  let connection: Connection;
  beforeEach(async () => {
    folder = newFolder();
    database = await startEmbeddedMongo({ dataDir: folder });
    subscribe('net.client.socket', keep);
    connection = new Connection(() => database.uri, { search: 2000, call: 1000, answer: 1000 });
    await connection.run(ping);
  });
  afterEach(async () => {
    unsubscribe('net.client.socket', keep);
    sockets.clear();
    await connection.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks again, as clients do, while the answer may be lost. */
  const untilAnswered = async () => {
    while (!(await connection.run(ping).catch(() => undefined))) await pause(50);
  };

  it('goes on by itself after a kill', async () => {
    process.kill(database.pid, 'SIGKILL');
    connection.noteHarm();
    await untilAnswered();
    expect([connection.stuck, connection.renewals]).toEqual([0, 0]);
  });

  it('is made anew where the driver waits for its own look for ever', async () => {
    const from = performance.now();
    const { client } = connection.db;
    client.once('serverHeartbeatStarted', cutLook);
    await once(client, 'serverHeartbeatStarted');
    await pause(100);
    await connection.run(ping);
    // The database dies during a call: the driver hears nothing more after that.
    process.kill(database.pid, 'SIGSTOP');
    const call = expect(connection.run(ping)).rejects.toThrow();
    await pause(200);
    process.kill(database.pid, 'SIGKILL');
    connection.noteHarm();
    await call;
    await untilAnswered();
    expect([connection.stuck, connection.wasRenewed(from)]).toEqual([1, true]);
  });

  it('is made anew where a call never ends', async () => {
    // Cuts more than once, because the first connection may belong to a check by `Connection`.
    connection.db.client.on('connectionCheckedOut', cut);
    const call = expect(connection.run(ping)).rejects.toThrow('no answer');
    await pause(200);
    connection.db.client.off('connectionCheckedOut', cut);
    process.kill(database.pid, 'SIGKILL');
    connection.noteHarm();
    await call;
    await untilAnswered();
    // It is renewed only once: the call was given up.
    await pause(2000);
    expect([connection.stuck, connection.renewals]).toEqual([1, 1]);
  });
});
