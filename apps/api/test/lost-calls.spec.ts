import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ExecutionContext } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, NextFunction, Request, Response } from 'express';
import mongoose from 'mongoose';
import { EMPTY } from 'rxjs';
import { LongCallInterceptor } from '../src/common/long-calls';
import type { Problem } from '../src/common/problem';
import { refuseLostCalls } from '../src/http/lost-calls';

const SECOND = 1_000;

/** More than fits into a small body: once it has been read, the call has arrived. */
const ARCHIVE = Buffer.alloc(100_000);
const FEW_WORDS = Buffer.from('{"session":"2026-27"}');

describe('a call that has been here for long', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['is refused after half a minute', ARCHIVE, false, 24, 2],
    ['is waited for where each picture of an archive is looked at', ARCHIVE, true, 14 * 60, 2 * 60],
    ['is refused after half a minute, however little was sent', FEW_WORDS, false, 24, 2],
    [
      'is waited for where a session of a big school is closed by a few words',
      FEW_WORDS,
      true,
      14 * 60,
      2 * 60,
    ],
  ])('%s', async (_, body, isLong, waitedFor, more) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const app = new ExpressAdapter().getInstance<Application>();
    app.use(refuseLostCalls(mongoose.createConnection()));
    let read: () => void = () => undefined;
    const isRead = new Promise<void>((done) => (read = done));
    app.post('/archive', (request: Request) => {
      const context = { switchToHttp: () => ({ getRequest: () => request }) };
      if (isLong) new LongCallInterceptor().intercept(context as ExecutionContext, { handle: () => EMPTY });
      request.resume().once('end', read);
    });
    app.use((problem: Problem, _request: Request, response: Response, _next: NextFunction) => {
      response.status(problem.getStatus()).end();
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let status: number | undefined;
    const answer = fetch(`http://127.0.0.1:${port}/archive`, { method: 'POST', body }).then(
      (response) => (status = response.status),
    );
    await isRead;
    await vi.advanceTimersByTimeAsync(waitedFor * SECOND);
    await new Promise((done) => setImmediate(done));
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(more * SECOND);
    expect(await answer).toBe(503);
    server.close();
  });
});
