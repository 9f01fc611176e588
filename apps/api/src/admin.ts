import { parseArgs } from 'node:util';
import { resetAdmin } from './reset-admin';
import { readSettings } from './settings/settings';

const USAGE = 'Say whose password is to be set anew: npm run admin -- --reset NAME, by the login id.';

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function nameToReset(): string {
  try {
    const { reset } = parseArgs({ options: { reset: { type: 'string' } } }).values;
    return reset?.trim() || giveUp(USAGE);
  } catch {
    return giveUp(USAGE);
  }
}

async function main(): Promise<void> {
  const name = nameToReset();
  const read = readSettings(process.env);
  if (!read.ok) giveUp(`Wrong setting: ${read.problem}`);
  const reset = await resetAdmin(name, read.settings).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
  process.stdout.write(
    `${reset.username} can sign in at the office again, and sets a password of its own then; whoever was signed in as it is not.\n`,
  );
  process.stdout.write(`Password, shown only this once: ${reset.password}\n`);
}

await main();
process.exit(0);
