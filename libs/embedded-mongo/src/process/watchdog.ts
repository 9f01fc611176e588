// A thread beside the database: it ends the process when the starter is gone and the database does not end by itself, as
// where its event loop stands still and no message is heard any more.
import { workerData } from 'node:worker_threads';
import { isAlive } from '../storage/alive';

export interface Watched {
  starter: number;
  /** How long the database may take to end, in milliseconds. */
  patience: number;
}

const { starter, patience } = workerData as Watched;

const watch = setInterval(() => {
  // Where the number of a parent that is gone changes, it tells also when another process has the old one by now.
  if (process.ppid === starter && isAlive(starter)) return;
  clearInterval(watch);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience);
}, 1000);
