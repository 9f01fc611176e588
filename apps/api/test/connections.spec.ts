import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../src/common/network-of';
import { boundBodies, boundConnections, type Bounds } from '../src/http/bounded-server';
import { TestOffice } from './support/office';

const NAMED = 'office.school.example';

let office: TestOffice;
let port: number;

beforeAll(async () => {
  office = await TestOffice.open({ PUBLIC_URL: `https://${NAMED}` });
  port = Number(new URL(office.url).port);
});
afterAll(() => office.close());

describe('under which names the office answers', () => {
  const statusOf = (headers: Readonly<Record<string, string>>, at = port) =>
    new Promise<number | undefined>((done, failed) => {
      const call = request({ host: '127.0.0.1', port: at, path: '/api/health', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      call.once('error', failed).end();
    });

  it.each([
    ['this PC', 'localhost:4000', 200],
    ['its address', '127.0.0.1:4000', 200],
    ['its address in the network of the office', '192.168.1.20:4000', 200],
    ['its address of version 6', '[fe80::1]:4000', 200],
    ['the name of the PC', 'office-pc:4000', 200],
    ['its name in the local network', 'office-pc.local:4000', 200],
    ['the name of the settings', NAMED, 200],
    ['the same in capitals, with the dot at its end', 'OFFICE.School.example.', 200],
    ['a name that a stranger leads here', 'rebind.example:4000', 421],
    ['a name that ends like that of the settings', `evil-${NAMED}`, 421],
    ['one that begins like an address', '127.0.0.1.rebind.example', 421],
    ['one that begins like a local one', 'office-pc.local.rebind.example', 421],
  ])('%s', async (_, host, status) => {
    expect(await statusOf({ host })).toBe(status);
  });

  it('behind a proxy both names count: a page that was led here says itself by which one a proxy was called', async () => {
    const behind = await TestOffice.open({ PUBLIC_URL: `https://${NAMED}`, TRUST_PROXY: '1' });
    const at = Number(new URL(behind.url).port);
    const through = (host: string, name: string) => statusOf({ host, 'x-forwarded-host': name }, at);
    expect(await through('127.0.0.1:4000', NAMED)).toBe(200);
    expect(await through('rebind.example:4000', NAMED)).toBe(421);
    expect(await through('127.0.0.1:4000', 'rebind.example')).toBe(421);
    await behind.close();
  });
});

describe('connections', () => {
  const opened: Socket[] = [];
  const open = async (to: number): Promise<Socket> => {
    const socket = connect(to, '127.0.0.1');
    opened.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });

  it('one that says nothing, or begins and does not end, is closed after 20 seconds', async () => {
    const texts = ['', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '];
    await Promise.all(
      texts.map(async (text) => {
        const socket = await open(port);
        socket.write(text);
        socket.resume();
        await once(socket, 'close', { signal: AbortSignal.timeout(60_000) });
      }),
    );
    expect((await office.call('GET', '/api/health')).status).toBe(200);
  });

  /** Opens connections from these addresses, one after the other. @returns the connections that stay open */
  async function staying(bounds: Bounds, addresses: readonly string[]): Promise<boolean[]> {
    const waiting = [...addresses];
    const server = createServer();
    boundConnections(server, bounds, () => waiting.shift() ?? '');
    server.listen(0);
    await once(server, 'listening');
    try {
      const sockets: Socket[] = [];
      for (const _ of addresses) sockets.push((await open((server.address() as AddressInfo).port)).resume());
      await sleep(200);
      return sockets.map((socket) => !socket.closed);
    } finally {
      for (const socket of opened) socket.destroy();
      server.close();
    }
  }
  const few: Bounds = { most: 4, mostOfNetwork: 2 };

  it.each([
    [
      'a third of one address goes',
      ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'],
      [true, true, false, true],
    ],
    [
      'one of version 4 in the words of version 6 too',
      ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.1'],
      [true, true, false],
    ],
    [
      'a network of version 6 is one place',
      ['2001:db8::1', '2001:db8::2', '2001:db8::3'],
      [true, true, false],
    ],
    ["the office's own PC has as many as there are", ['127.0.0.1', '::1', '127.0.0.1'], [true, true, true]],
    [
      'all together',
      ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'],
      [true, true, true, true, false],
    ],
  ])('%s', async (_, addresses, stays) => {
    expect(await staying(few, addresses)).toEqual(stays);
  });

  it.each([
    ['a body that trickles is cut off', { chunk: 1, answer: false, isRead: true }, true],
    [
      'one that comes as fast as a slow line carries it is not',
      { chunk: 2_000, answer: false, isRead: true },
      false,
    ],
    [
      'what still comes after the answer is cut off some time',
      { chunk: 2_000, answer: true, isRead: true },
      true,
    ],
    ['what the office has not read yet is not its fault', { chunk: 1, answer: false, isRead: false }, false],
  ])('%s', async (_, { chunk, answer, isRead }, isCut) => {
    const server = createHttpServer((asked, response) => {
      if (isRead) asked.resume();
      if (answer) response.writeHead(401).end();
    });
    boundBodies(server, { grace: 500, least: 1_000, rest: 1_000, lookedAtEvery: 50 });
    server.listen(0);
    await once(server, 'listening');
    const socket = (await open((server.address() as AddressInfo).port)).resume();
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n');
    const sending = setInterval(() => socket.write('x'.repeat(chunk)), 100);
    await sleep(2_000);
    clearInterval(sending);
    expect(socket.closed).toBe(isCut);
    server.closeAllConnections();
    server.close();
  });

  it('one that ends makes room for the next of its address', async () => {
    const server = createServer();
    boundConnections(server, { most: 9, mostOfNetwork: 1 }, () => '10.0.0.1');
    server.listen(0);
    await once(server, 'listening');
    const to = (server.address() as AddressInfo).port;
    const first = await open(to);
    first.destroy();
    await sleep(200);
    const second = (await open(to)).resume();
    await sleep(200);
    expect(second.closed).toBe(false);
    second.destroy();
    server.close();
  });
});

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
