import { parseArgs } from 'node:util';
import { giveUp, ownSettings } from './program';
import { resetAdmin } from './reset-admin';

const USAGE = 'Say whose password is to be set anew: npm run admin -- --reset NAME, by the login id.';

function nameToReset(): string {
  try {
    const { reset } = parseArgs({ options: { reset: { type: 'string' } } }).values;
    return reset?.trim() || giveUp(USAGE);
  } catch {
    return giveUp(USAGE);
  }
}

async function main(): Promise<void> {
  const reset = await resetAdmin(nameToReset(), ownSettings()).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
  process.stdout.write(
    `${reset.username} can sign in at the office again, and sets a password of its own then; whoever was signed in as it is not.\n`,
  );
  process.stdout.write(`Password, shown only this once: ${reset.password}\n`);
}

await main();
process.exit(0);
