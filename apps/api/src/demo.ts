import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { HOUR, isCalendarDate, schoolDate } from '@school/domain';
import { makeDemonstration } from './make-demonstration';
import { giveUp, ownSettings } from './program';

const USAGE =
  'npm run demo starts the demonstration; -- --fresh makes a new one, --students 300 sets how many, --today 2026-11-20 fills it up to that day.';

/** In milliseconds: the moment this long ago lies in the latest day whose morning is over; nothing may be dated in the future. */
const HALF_A_DAY = 12 * HOUR;

const say = (line: string) => process.stdout.write(`${line}\n`);

function readArguments() {
  const options = {
    fresh: { type: 'boolean', default: false },
    students: { type: 'string', default: '1200' },
    today: { type: 'string', default: schoolDate(new Date(Date.now() - HALF_A_DAY)) },
  } as const;
  try {
    const { fresh, students, today } = parseArgs({ options }).values;
    const latest = schoolDate(new Date(Date.now() - HALF_A_DAY));
    if (!/^[1-9]\d{0,3}$/.test(students)) giveUp(`--students is a number up to 9999. ${USAGE}`);
    if (!isCalendarDate(today) || today > latest)
      giveUp(`--today is a day whose morning is over, ${latest} at the latest. ${USAGE}`);
    return { fresh, plan: { today, students: Number(students) } };
  } catch {
    return giveUp(USAGE);
  }
}

async function main(): Promise<void> {
  const { fresh, plan } = readArguments();
  await makeDemonstration(ownSettings(), plan, fresh, say).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
}

await main();
process.exit(0);
