// A thread beside the database: it ends the process when the starter is gone and the database does not end by itself, for example
// because its event loop stands still and hears no message.
import { workerData } from 'node:worker_threads';
import { isAlive } from '../storage/alive';

export interface Watched {
  starter: number;
  /** How long the database may take to end, in milliseconds. */
  patience: number;
}

const { starter, patience } = workerData as Watched;

const watch = setInterval(() => {
  // Where `ppid` changes when the parent ends, this also works if another process has the old number by now.
  if (process.ppid === starter && isAlive(starter)) return;
  clearInterval(watch);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience);
}, 1000);
