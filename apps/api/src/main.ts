import 'reflect-metadata';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, ownSettings } from './program';
import { StartProblem, startOffice } from './start';

// This file is built to apps/api/dist/main.js; the web app is found from there, wherever the process was started.
const WEB_DIRECTORY = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

const IMPATIENT_AFTER_MS = 1_000;

// A line that cannot be written, as on a full disk, must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = ownSettings();
  let stoppingSince: number | undefined;
  const starting = startOffice(settings, WEB_DIRECTORY, say);
  const stop = () => {
    // Ctrl-C under npm arrives twice: from the terminal, and forwarded by npm. Only a later one means "now".
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > IMPATIENT_AFTER_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    void starting.then((office) => office.stop()).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await starting.catch((error: unknown) => {
    if (error instanceof StartProblem) giveUp(error.message);
    throw error;
  });
}

await main();
