import { refuse, type Outcome, type RefusalCode } from '@school/domain';

/** The number of times a change is computed again when another one was faster. */
const TRIES = 20;

interface Change<Read, Made, Done, Code extends RefusalCode> {
  readonly read: () => Promise<Outcome<Read, Code>>;
  /** Applies the rules to what was read. */
  readonly decide: (read: Read) => Outcome<Made, Code> | Promise<Outcome<Made, Code>>;
  /** Writes only over what was read. @returns `outdated` if the stored version is another one by now */
  readonly write: (read: Read, made: Made) => Promise<Outcome<Done, Code> | 'outdated'>;
  /** The refusal when others were faster each time. */
  readonly busy: Code;
}

/**
 * The one way to change records that several desks work on, such as a student, a ledger or a day of the time table: read, apply
 * the rules, write only over what was read, and start again if another desk was faster.
 */
export async function readDecideWrite<Read, Made, Done, Code extends RefusalCode = RefusalCode>({
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
