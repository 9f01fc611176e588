import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { systemClock } from '../common/clock';
import { rememberCall } from '../common/current-call';
import { ExportsService } from './exports.service';
import { textColumn, type Sheet } from './sheet';

/** Longer than any wait after which a second workbook might be begun anyway, in milliseconds. */
const VERY_PATIENT = 5_500;

const service = new ExportsService({ isOne: () => Promise.resolve(false) }, systemClock);
const sheetOf = (rows: AsyncIterable<string>): Sheet<string> => ({
  file: 'receipts',
  columns: [textColumn<string>('Name', (name) => name)],
  rows,
});

/** A promise, and the function that resolves it. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('workbooks', () => {
  it('are made strictly one after another, however long one takes: no second thread is begun', async () => {
    const begun: string[] = [];
    const { open, opened } = gate();
    async function* rows(name: string) {
      begun.push(name);
      await opened;
      yield name;
    }
    const asked = ['first', 'second', 'third'].map((name) => service.write(sheetOf(rows(name)), 'xlsx'));
    await pause(VERY_PATIENT);
    expect(begun).toEqual(['first']);
    open();
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('leave no work behind when their callers hang up, whether begun or waiting', async () => {
    const reading = gate();
    const ended = gate();
    const hungUp = gate();
    let begun = 0;
    let readAfter = 0;
    async function* endless() {
      begun += 1;
      try {
        yield 'a row';
        reading.open();
        await hungUp.opened;
        for (;;) {
          readAfter += 1;
          yield 'a row';
        }
      } finally {
        ended.open();
      }
    }
    let called = 0;
    const bothCalled = gate();
    @Controller('workbook')
    class Workbooks {
      @Get()
      async get() {
        called += 1;
        if (called === 2) bothCalled.open();
        const written = await service.write(sheetOf(endless()), 'xlsx').finally(hungUp.open);
        return written.ok;
      }
    }
    @Module({ controllers: [Workbooks] })
    class Office {}
    const office = await NestFactory.create(Office, { logger: false });
    office.use(rememberCall);
    await office.listen(0, '127.0.0.1');
    const address = `${await office.getUrl()}/workbook`;
    const calls = [1, 2].map(() =>
      request(address)
        .on('error', () => undefined)
        .end(),
    );
    await Promise.all([reading.opened, bothCalled.opened]);
    for (const call of calls) call.destroy();
    await ended.opened;
    // The next workbook is made: the calls that hung up are not in its way.
    async function* one() {
      yield await Promise.resolve('a row');
    }
    expect((await service.write(sheetOf(one()), 'xlsx')).ok).toBe(true);
    expect([begun, readAfter]).toEqual([1, 1]);
    await office.close();
  });
});
