import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { formatRupees, HOUR, paise, startOfDay } from '@school/domain';
import { STAFF, accountsSchema } from './accounts/accounts.schema';
import { bringUpToDate } from './bring-up-to-date';
import { createApp } from './create-app';
import { connect } from './database/connect';
import { DemoOffice, type SetClock } from './demo/demo-office';
import { fillSchool, firstDayOf, type Plan } from './demo/fill-school';
import { clerks, DEMO_PASSWORD, PRINCIPAL, teachers } from './demo/people';
import {
  DEMONSTRATION,
  demonstrationSchema,
  THE_SCHOOL,
  type DemonstrationMark,
} from './demonstration/demonstration.schema';
import { makeLog } from './logging/log';
import type { Settings } from './settings/settings';

type Say = (line: string) => void;

/** A clock that stands still and shows the time that it was set to. */
class StandingClock implements SetClock {
  constructor(private at: Date) {}

  now(): Date {
    return this.at;
  }

  set(at: Date): void {
    this.at = at;
  }
}

/** Does work on the built-in database of a folder, which is started for it. @throws Error with a sentence when it is in use */
async function onDatabase<Value>(
  dataDir: string,
  work: (connection: Connection, uri: string) => Promise<Value>,
) {
  const { startEmbeddedMongo, DataFolderInUseError } = await import('@school/embedded-mongo');
  await mkdir(dataDir, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir }).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError) throw new Error('The demonstration is already running.');
    throw error;
  });
  try {
    const connection = await connect(database.uri);
    return await work(connection, database.uri).finally(() => connection.close());
  } finally {
    await database.stop();
  }
}

/** The content of a folder: a demonstration, a real school, or nothing yet. */
async function foundIn(dataDir: string): Promise<DemonstrationMark | 'a school' | undefined> {
  if (!existsSync(dataDir)) return undefined;
  return onDatabase(dataDir, async (connection) => {
    const mark = await connection
      .model<DemonstrationMark>(DEMONSTRATION, demonstrationSchema)
      .findById(THE_SCHOOL)
      .lean<DemonstrationMark | null>();
    if (mark) return mark;
    // The mark is written before the first account: if neither exists, a start was cut off before that.
    const account = await connection.model(STAFF, accountsSchema).exists({});
    return account ? 'a school' : undefined;
  });
}

async function fill(settings: Settings, dataDir: string, plan: Plan, say: Say): Promise<void> {
  const clock = new StandingClock(startOfDay(firstDayOf(plan.today)));
  // The tokens of all those days have to be valid until now by this PC's clock; their key is thrown away afterwards.
  const away = (Date.now() - clock.now().getTime()) / HOUR;
  const lasting = { ...settings, TOKEN_HOURS: Math.ceil(away) + 24 };
  const start = performance.now();
  await onDatabase(dataDir, async (connection, databaseUri) => {
    const log = makeLog(settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL);
    await bringUpToDate(settings, connection, say, log);
    const jwtKey = randomBytes(32).toString('base64url');
    const app = await createApp(
      { settings: lasting, connection, databaseUri, jwtKey, log, clock },
      '/nowhere',
    );
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const office = new DemoOffice(app, `http://127.0.0.1:${port}`, clock);
    try {
      const { students, receipts, collected, closings } = await fillSchool(office, plan, say);
      const seconds = Math.round((performance.now() - start) / 1000);
      say(
        `${students} students, ${receipts} receipts, ${formatRupees(paise(collected))}, ${closings} closings in ${seconds} s`,
      );
    } finally {
      await app.close();
    }
  });
}

/**
 * Fills the folder of a demonstration if there is none yet, or only a part of one.
 * @param settings those of the demonstration: its DATA_DIR belongs to no school
 * @param fresh removes the existing demonstration first
 * @throws Error with a sentence when the folder has the data of a school, which stays untouched
 */
export async function makeDemonstration(
  settings: Settings,
  plan: Plan,
  fresh: boolean,
  say: Say,
): Promise<void> {
  const dataDir = join(settings.DATA_DIR, 'database');
  const found = await foundIn(dataDir);
  if (found === 'a school')
    throw new Error(
      `${settings.DATA_DIR} has the data of a school that is not a demonstration. Nothing was changed.`,
    );
  if (found?.filledAt && !fresh) {
    say(
      `The demonstration of ${found.students} students up to ${found.today} is already there; npm run demo -- --fresh makes a new one.`,
    );
  } else {
    if (found) {
      say(
        found.filledAt
          ? 'Removing the demonstration that was there.'
          : 'The last filling was cut off. Starting again.',
      );
      for (const folder of ['database', 'backups'])
        await rm(join(settings.DATA_DIR, folder), { recursive: true, force: true });
    }
    say(`Two sessions of a school with ${plan.students} students, up to ${plan.today}:`);
    await fill(settings, dataDir, plan, say);
  }
  const names = [PRINCIPAL, ...clerks.map(({ username }) => username)];
  say(
    `Sign in at the office as ${names.join(', ')}, as a teacher as ${teachers.map(({ username }) => username).join(', ')}; the password of all of them is ${DEMO_PASSWORD}`,
  );
}
