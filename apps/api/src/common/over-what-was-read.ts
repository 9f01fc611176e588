import { refuse, type Outcome, type RefusalCode } from '@school/domain';

/** How often a change is worked out anew when another one was faster. */
const TRIES = 20;

interface Change<Read, Made, Done, Code extends RefusalCode> {
  readonly read: () => Promise<Outcome<Read, Code>>;
  /** What the rules make of it. */
  readonly decide: (read: Read) => Outcome<Made, Code> | Promise<Outcome<Made, Code>>;
  /** Writes only over what was read. @returns `outdated` when that is no longer what is stored */
  readonly write: (read: Read, made: Made) => Promise<Outcome<Done, Code> | 'outdated'>;
  /** What is said when others were faster each time. */
  readonly busy: Code;
}

/**
 * The one way in which what several desks work at changes, a student, a ledger or a day of the time table: read, ask the rules,
 * write only over what was read, and begin again when another was faster.
 */
export async function overWhatWasRead<Read, Made, Done, Code extends RefusalCode = RefusalCode>({
  read,
  decide,
  write,
  busy,
}: Change<Read, Made, Done, Code>): Promise<Outcome<Done, Code>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await read();
    if (!found.ok) return found;
    const made = await decide(found.value);
    if (!made.ok) return made;
    const done = await write(found.value, made.value);
    if (done !== 'outdated') return done;
  }
  return refuse(busy);
}
