import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { serialize } from 'bson';
import * as fc from 'fast-check';
import { Holdings } from '../src/net/holdings';
import { type Running, runServer } from './running-server';

const message = (
  body: Buffer,
  { code = 2013, flags = 0, length }: { code?: number; flags?: number; length?: number } = {},
): Buffer => {
  const head = Buffer.alloc(20);
  head.writeInt32LE(length ?? 20 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(code, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, body]);
};
const ping = Buffer.concat([Buffer.of(0), Buffer.from(serialize({ ping: 1, $db: 'admin' }))]);

describe('the wire', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(decodeURIComponent(running.uri.slice('mongodb://'.length)), () =>
        resolve(socket),
      );
      socket.once('error', reject);
    });

  /** Returns everything received until the connection closes, or until a pause after some answer. */
  const exchange = async (...parts: Buffer[]): Promise<{ answer: Buffer; isClosed: boolean }> => {
    const socket = await open();
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      let answer = Buffer.alloc(0);
      const finish = (isClosed: boolean) => {
        socket.destroy();
        resolve({ answer, isClosed });
      };
      socket.on('data', (chunk) => {
        answer = Buffer.concat([answer, chunk]);
        setTimeout(() => finish(false), 20);
      });
      socket.once('close', () => finish(true));
      setTimeout(() => finish(false), 2000);
      for (const part of parts) socket.write(part);
    });
  };

  const stillServes = async () => expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });

  it('answers a message that comes in pieces', async () => {
    const bytes = message(ping);
    const { answer, isClosed } = await exchange(
      bytes.subarray(0, 3),
      bytes.subarray(3, 30),
      bytes.subarray(30),
    );
    expect(isClosed).toBe(false);
    expect(answer.readInt32LE(8)).toBe(7);
  });

  it('answers two messages in one piece', async () => {
    const { answer } = await exchange(Buffer.concat([message(ping), message(ping)]));
    expect(answer.length).toBe(2 * answer.readInt32LE(0));
  });

  it('keeps quiet when the client wants no answer', async () => {
    const { answer } = await exchange(Buffer.concat([message(ping, { flags: 2 })]));
    expect(answer.length).toBe(0);
  });

  it.each([
    ['a length of zero', message(ping, { length: 0 })],
    ['a negative length', message(ping, { length: -5 })],
    ['a length above the limit', message(ping, { length: 48_000_001 })],
    ['an unknown operation', message(ping, { code: 2001 })],
    ['a compressed message, which nobody offered', message(ping, { code: 2012 })],
    ['an unknown flag', message(ping, { flags: 4 })],
    ['a checksum, which nobody asked for', message(Buffer.concat([ping, Buffer.alloc(4)]), { flags: 1 })],
    ['an unknown section', message(Buffer.concat([Buffer.of(9), ping]))],
    ['two bodies', message(Buffer.concat([ping, ping]))],
    ['no body', message(Buffer.alloc(0))],
    [
      'a document longer than its message',
      message(Buffer.concat([Buffer.of(0), Buffer.of(255, 255, 0, 0), Buffer.alloc(20)])),
    ],
  ])('closes the connection on %s', async (_, bytes) => {
    expect((await exchange(bytes)).isClosed).toBe(true);
    await stillServes();
  });

  it('outlives anything that is nearly a message', async () => {
    const documents = [
      { ping: 1, $db: 'admin' },
      { insert: 'fuzz', documents: [{ a: { b: [1, 'x', null] } }], $db: 'fuzz' },
      { find: 'fuzz', filter: { a: { $in: [1, /x/] } }, $db: 'fuzz' },
      JSON.parse(
        '{"find": "fuzz", "filter": {"__proto__": {"$exists": true}, "constructor": 1}, "$db": "fuzz"}',
      ) as object,
    ];
    const damage = fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        damage,
        fc.nat({ max: 3 }),
        async (document, changes, cut) => {
          const bytes = message(Buffer.concat([Buffer.of(0), Buffer.from(serialize(document))]));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const socket = await open();
          socket.on('error', () => undefined);
          socket.end(bytes.subarray(0, bytes.length - cut));
          await new Promise((resolve) => socket.once('close', resolve).resume());
        },
      ),
      // A fixed seed makes the same damage each time, so that a failure can be repeated.
      { numRuns: 400, seed: 20_251_121 },
    );
    await stillServes();
  });

  it('serves others while many hang half-way', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, open));
    sockets.forEach((socket) => socket.write(message(ping).subarray(0, 10)));
    await stillServes();
    sockets.forEach((socket) => socket.destroy());
  });

  /** The memory of the server's process, in megabytes. */
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.pid)])) / 1024;
  const growthOf = async (work: () => Promise<void>): Promise<number> => {
    const before = memory();
    await work();
    return memory() - before;
  };
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('keeps no room for what is only announced', async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, open));
    const growth = await growthOf(async () => {
      for (const socket of sockets) socket.write(message(ping, { length: 48_000_000 }));
      await aMoment();
    });
    await stillServes();
    expect(growth).toBeLessThan(100);
    sockets.forEach((socket) => socket.destroy());
  });

  it('keeps nothing of messages that are answered while their clients are idle', async () => {
    const comment = 'x'.repeat(8_000_000);
    const large = message(
      Buffer.concat([Buffer.of(0), Buffer.from(serialize({ ping: 1, comment, $db: 'admin' }))]),
    );
    const sockets = await Promise.all(Array.from({ length: 40 }, open));
    const growth = await growthOf(async () => {
      for (const socket of sockets) {
        socket.write(large);
        await new Promise((resolve) => socket.once('data', resolve));
      }
      await aMoment();
    });
    sockets.forEach((socket) => socket.destroy());
    expect(growth).toBeLessThan(150);
  });

  it('makes no answers ahead for a client that reads none', async () => {
    const half = 'x'.repeat(500_000);
    await running.db.collection('large').insertMany([{ half }, { half }]);
    const find = Buffer.concat([
      Buffer.of(0),
      Buffer.from(serialize({ find: 'large', $db: running.db.databaseName })),
    ]);
    const socket = await open();
    socket.on('error', () => undefined).pause();
    const growth = await growthOf(async () => {
      for (let sent = 0; sent < 400; sent += 1) socket.write(message(find));
      await aMoment();
      await stillServes();
    });
    socket.destroy();
    expect(growth).toBeLessThan(100);
  });
});

describe('what clients hold in memory', () => {
  it('is limited before an answer is made: slow readers of large documents wait, and then the largest go', async () => {
    const running = await runServer();
    const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.pid)])) / 1024;
    await running.db.collection<{ _id: number; text: string }>('large').insertOne({
      _id: 1,
      text: 'x'.repeat(15_000_000),
    });
    const find = message(
      Buffer.concat([Buffer.of(0), Buffer.from(serialize({ find: 'large', $db: running.db.databaseName }))]),
    );
    const sockets = Array.from({ length: 160 }, () =>
      connect(decodeURIComponent(running.uri.slice('mongodb://'.length)))
        .on('error', () => undefined)
        .pause(),
    );
    const before = memory();
    let most = 0;
    for (const socket of sockets) socket.write(find);
    for (let n = 0; n < 20; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      most = Math.max(most, memory() - before);
    }
    sockets.forEach((socket) => socket.destroy());
    expect(await running.db.collection('large').countDocuments()).toBe(1);
    await running.close();
    expect(most).toBeLessThan(700);
  });

  it('waits for room, and gets it when others are done or had their time', async () => {
    const holdings = new Holdings(100, 50);
    const gone: string[] = [];
    const [slow, other] = ['slow', 'other'].map((name) => ({ destroy: () => gone.push(name) }));
    if (!slow || !other) throw new Error('both are there');
    holdings.open(slow);
    holdings.open(other);
    expect([holdings.take(slow, 80), holdings.take(other, 60)]).toEqual([true, false]);
    const waits = holdings.wait(other, 60);
    holdings.add(slow, -80);
    await waits;
    expect([gone, holdings.take(slow, 50)]).toEqual([[], false]);
    await holdings.wait(slow, 50);
    expect(gone).toEqual(['other']);
  });

  it('is limited: the one that holds most has to go', () => {
    const holdings = new Holdings(100);
    const gone: string[] = [];
    const open = (name: string) => {
      const client = {
        add: (bytes: number) => holdings.add(client, bytes),
        destroy: () => {
          gone.push(name);
          holdings.close(client);
        },
      };
      holdings.open(client);
      return client;
    };
    const [small, large] = [open('small'), open('large')];
    large.add(80);
    small.add(15);
    expect(gone).toEqual([]);
    small.add(15);
    expect(gone).toEqual(['large']);
    small.add(60);
    small.add(-60);
    large.add(500);
    expect(gone).toEqual(['large']);
    small.add(80);
    expect(gone).toEqual(['large', 'small']);
  });
});
