import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseEvent } from '@school/embedded-mongo';
import { BACKED_UP, bringUpToDate } from './bring-up-to-date';
import { afterRestore } from './backups/after-restore';
import { leaveNumbersOut } from './leave-numbers-out';
import { BackupSchedule } from './backups/backup-schedule.service';
import { backupBeforeStart } from './backups/before-start';
import { howToRestore } from './backups/how-to-restore';
import { systemClock } from './common/clock';
import { emptyUploads } from './common/uploads';
import { createApp } from './create-app';
import { connect, withPatientConnection } from './database/connect';
import { throughRestarts } from './database/database-away';
import { RecomputeService } from './defaulters/recompute.service';
import { ImportRunner } from './imports/import-runner';
import { ManyRunner } from './many-students/many-runner';
import { PictureImportRunner } from './picture-imports/picture-import-runner';
import { type Log, makeLog } from './logging/log';
import { keptJwtSecret } from './settings/jwt-secret';
import type { Settings } from './settings/settings';
import { FirstDayService } from './first-day/first-day.service';
import { FirstAdminService } from './accounts/first-admin.service';

/** The longest time that running requests get to end at a stop, in milliseconds. */
const DRAIN = 10_000;

/** The time for which a stopping server still accepts requests that were on their way, in milliseconds. */
const GRACE = 100;

export interface RunningOffice {
  readonly address: string;
  /** Finishes running requests, then stops everything; after ten seconds it stops anyway. */
  stop(): Promise<void>;
}

/** A start that failed for a reason that fits into one line. */
export class StartProblem extends Error {}

type Stop = () => Promise<unknown>;
type Say = (line: string) => void;

/** The advice for an error, printed after the sentence that describes the error. */
type Advice = (error: unknown) => Promise<string>;
const noAdvice: Advice = () => Promise.resolve('');

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown reason';

const orProblem = async <Value>(what: string, work: Promise<Value>, advice = noAdvice): Promise<Value> =>
  work.catch(async (error: unknown) => {
    const [reason, help] = [reasonOf(error), await advice(error)];
    throw new StartProblem(`${what}: ${help === '' ? reason : `${reason.replace(/\.$/, '')}. ${help}`}`);
  });

async function startDatabase(
  settings: Settings,
  stops: Stop[],
  say: Say,
  log: Log,
  advice: Advice,
): Promise<string> {
  if (settings.MONGODB_URI !== undefined) return settings.MONGODB_URI;
  const dataDir = join(settings.DATA_DIR, 'database');
  const backup = await orProblem(
    'The database was not started because no backup could be made',
    backupBeforeStart(settings, systemClock.now()),
  );
  if (backup) say(`${BACKED_UP}: ${backup}`);
  // Loaded only when it is used: with a MONGODB_URI the office needs no database of its own.
  const { startEmbeddedMongo, sentenceOf } = await import('@school/embedded-mongo');
  const report = (event: DatabaseEvent) =>
    log[event.kind === 'started again' ? 'warn' : 'error']({ database: event }, sentenceOf(event));
  const database = await orProblem(
    `The database in ${dataDir} cannot be started`,
    mkdir(dataDir, { recursive: true }).then(() => startEmbeddedMongo({ dataDir, report })),
    advice,
  );
  stops.push(() => database.stop());
  say(
    `Using the built-in database in ${dataDir} (process ${database.pid}). It serves one computer; set MONGODB_URI to use a MongoDB server.`,
  );
  return database.uri;
}

async function listen(server: Server, { PORT, HOST }: Settings): Promise<string> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new StartProblem(
      isTaken
        ? `Port ${PORT} is in use. Stop the other program or set PORT to another number.`
        : `Cannot listen on ${HOST} port ${PORT}: ${reasonOf(error)}`,
    );
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host}:${port}`;
}

async function drain(server: Server): Promise<void> {
  // Closing drops connections whose request has been sent but not read yet; this pause lets them be read.
  await sleep(GRACE);
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of [...stops].reverse()) await stop().catch(() => undefined);
}

/**
 * Starts the database, the office and its server, in this order.
 * @param say prints a plain line for the person at the console
 * @throws StartProblem with one line that names the error
 */
export async function startOffice(
  settings: Settings,
  webDirectory: string,
  say: Say,
): Promise<RunningOffice> {
  const stops: Stop[] = [];
  const advice: Advice = (error) => howToRestore(error, settings, systemClock.now());
  try {
    const log = makeLog(settings.LOG_LEVEL);
    const jwtKey =
      settings.JWT_SECRET ??
      (await orProblem('The key for sign-ins cannot be stored', keptJwtSecret(settings.DATA_DIR)));
    const uri = await startDatabase(settings, stops, say, log, advice);
    const connection = await orProblem(
      'The database cannot be reached',
      throughRestarts(() => connect(uri)),
    );
    stops.push(() => connection.close());
    await orProblem(
      'The stored data cannot be brought up to this version',
      withPatientConnection(uri, (patient) => bringUpToDate(settings, patient, say, log)),
      advice,
    );
    await orProblem('Earlier uploads cannot be removed', emptyUploads(settings));
    const app = await createApp(
      { settings, connection, databaseUri: uri, jwtKey, log, clock: systemClock },
      webDirectory,
    );
    await orProblem('The database cannot be prepared', app.init(), advice);
    stops.push(() => app.close());
    await orProblem(
      'The receipt numbers after the restore cannot be skipped',
      afterRestore(settings, (restores) => leaveNumbersOut(app, restores)),
      advice,
    );
    const server = app.getHttpServer();
    const address = await listen(server, settings);
    stops.push(() => drain(server));
    // Made only when nothing can fail any more, because its password is shown only once.
    const isMade = await orProblem(
      'The first account cannot be made',
      app.get(FirstAdminService).ensure(async ({ username, madePassword }) => {
        // This comes before the account exists: a start that is killed in between begins again.
        await app.get(FirstDayService, { strict: false }).begin();
        const then = madePassword ? ' and set your own password there' : '';
        say(`First start: sign in at the office as ${username}${then}`);
        if (madePassword) say(`Password, shown only this once: ${madePassword}`);
      }),
      advice,
    );
    if (!isMade) say('Another office has just made the first account; the one named above was not made.');
    app.get(RecomputeService, { strict: false }).begin();
    for (const runner of [ImportRunner, PictureImportRunner, ManyRunner])
      app.get(runner, { strict: false }).begin();
    if (settings.MONGODB_URI === undefined) app.get(BackupSchedule, { strict: false }).begin();
    // This is the last line, so that a program that waits for it has read the others.
    say(`School office is ready on ${address}`);
    return { address, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}
