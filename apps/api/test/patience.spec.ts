import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { connect, withPatientConnection } from '../src/database/connect';

/** Longer than any call of the office waits for an answer, in milliseconds. */
const LONG = 9_500;

/** A query that only this test sends to the database. */
const QUESTION = 'so_many_ledgers';

/** A connection to the database on which one query takes as long as building an index over large ledgers. */
function slowWayTo(uri: string): Server {
  const host = decodeURIComponent(/^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? '');
  const [name = '', port] = host.split(':');
  return createServer((client) => {
    const database = host.startsWith('/') ? dial(host) : dial(Number(port ?? 27017), name);
    let isSlow = false;
    client.on('data', (asked) => {
      isSlow = asked.includes(QUESTION);
      database.write(asked);
    });
    database.on('data', (answer) => {
      void pause(isSlow ? LONG : 0).then(() => client.write(answer));
    });
    client.on('error', () => database.destroy()).on('close', () => database.destroy());
    database.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
}

describe('a start over large ledgers', () => {
  it('waits for an answer for as long as the database needs, where a call of the office gives up', async () => {
    const way = slowWayTo(process.env['TEST_MONGODB_URI'] ?? '').listen(0, '127.0.0.1');
    await once(way, 'listening');
    const uri = `mongodb://127.0.0.1:${(way.address() as AddressInfo).port}/school?directConnection=true`;
    const ask = ({ db }: Connection) => db?.collection(QUESTION).countDocuments({});
    let counted: number | undefined;
    const start = withPatientConnection(uri, async (connection) => {
      counted = await ask(connection);
    });
    const office = await connect(uri);
    await Promise.all([start, expect(ask(office)).rejects.toThrow(/timed out/)]);
    expect(counted).toBe(0);
    await office.close();
    way.close();
  });
});
