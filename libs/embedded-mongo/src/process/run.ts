import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { damageOfEnd } from '../apart/ended-by-damage';
import { DataFolderInUseError, StoreNotWholeError } from '../errors';
import type { FromDatabase, ServerSettings, ToDatabase } from './messages';

export interface Ending {
  /** The reason for the log: an exit code, a signal, or that the process hung. */
  reason: string;
  served: number;
  damage?: readonly string[] | undefined;
}

export interface Run {
  pid: number;
  uri: string;
  address: string | number;
  ended: Promise<Ending>;
}

export class SilentEndError extends Error {
  constructor({ reason }: Ending) {
    super(`The process of the database ended while it started (${reason}).`);
    this.name = 'SilentEndError';
  }
}

const send = (child: ChildProcess, message: ToDatabase) => {
  // The process may have ended by now, which its exit shows.
  if (child.connected) child.send(message, () => undefined);
};

/**
 * Asks a process every second whether its event loop runs. Unanswered questions count, not the time: while this process itself
 * stands still, or the machine sleeps, no question is asked.
 *
 * @param seconds the number of unanswered questions after which the process counts as hung
 * @returns a function that ends the watch
 */
function watchForStall(seconds: number, child: ChildProcess, onStall: () => void): () => void {
  let unanswered = 0;
  child.on('message', (message) => {
    if (message === 'pong') unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= seconds) onStall();
    unanswered += 1;
    send(child, 'ping');
  }, 1000);
  return () => clearInterval(timer);
}

/**
 * Runs the database in a process of its own until it ends.
 *
 * @param stop tells it to finish what has begun and to end
 * @throws DataFolderInUseError when another process owns the folder
 * @throws StoreNotWholeError when its data is damaged
 * @throws Error with the reason that the process gave for not starting
 * @throws SilentEndError when it gave none
 */
export async function run(settings: ServerSettings, stallSeconds: number, stop: AbortSignal): Promise<Run> {
  // Only the database's own settings are passed on: a debugger's port, for example, can be used only once.
  const child = fork(join(__dirname, 'worker.cjs'), [JSON.stringify(settings)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let startedAt = 0;
  let stallReason = '';
  let damage: readonly string[] | undefined;
  const ended = new Promise<Ending>((resolve) => {
    const resolveEnding = (reason: string) =>
      resolve({ reason: stallReason || reason, served: startedAt && performance.now() - startedAt, damage });
    child.once('exit', (code, signal) => {
      if (startedAt === 0) damage ??= damageOfEnd(code, signal);
      const reportEnd = () => resolveEnding(signal ? `signal ${signal}` : `exit code ${code}`);
      // The last message can come after the exit of the process; the channel closes after it.
      if (child.connected) child.once('disconnect', reportEnd);
      else reportEnd();
    });
    child.on('error', (error) => child.pid === undefined && resolveEnding(error.message));
  });
  const tellToStop = () => send(child, 'stop');
  stop.addEventListener('abort', tellToStop);
  void ended.then(() => stop.removeEventListener('abort', tellToStop));
  if (stop.aborted) tellToStop();

  const started = await new Promise<Exclude<FromDatabase, 'pong'> | Ending>((resolve) => {
    child.on('message', (message: FromDatabase) => {
      if (message === 'pong') return;
      if ('problems' in message) damage = message.problems;
      resolve(message);
    });
    void ended.then(resolve);
  });
  if ('uri' in started) {
    startedAt = performance.now();
    const stopWatching = watchForStall(stallSeconds, child, () => {
      stallReason = `no answer for ${stallSeconds} seconds`;
      child.kill('SIGKILL');
    });
    void ended.then(stopWatching);
    return { pid: child.pid ?? 0, uri: started.uri, address: started.address, ended };
  }
  await ended;
  if (damage) throw new StoreNotWholeError(settings.dataDir, damage);
  if ('reason' in started) throw new SilentEndError(started);
  throw started.owner === undefined
    ? new Error(started.message)
    : new DataFolderInUseError(settings.dataDir, started.owner);
}
