import { parseArgs } from 'node:util';
import { giveUp, ownSettings } from './program';
import { resetAdmin } from './reset-admin';

const USAGE = 'Say whose password to reset, by login id: npm run admin -- --reset NAME';

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
    `${reset.username} can sign in at the office again and must set a new password then. Whoever was signed in with this account is signed out.\n`,
  );
  process.stdout.write(`Password, shown only this once: ${reset.password}\n`);
}

await main();
process.exit(0);
