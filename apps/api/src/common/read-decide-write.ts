import { refuse, type Outcome, type RefusalCode } from '@school/domain';

/** The number of times a change is computed again when another one was faster. */
const TRIES = 20;

interface Change<Read, Decision, Answer, Code extends RefusalCode> {
  readonly read: () => Promise<Outcome<Read, Code>>;
  /** Applies the rules to what was read. */
  readonly decide: (read: Read) => Outcome<Decision, Code> | Promise<Outcome<Decision, Code>>;
  /** Writes only over what was read. @returns `outdated` if the stored version is another one by now */
  readonly write: (read: Read, decision: Decision) => Promise<Outcome<Answer, Code> | 'outdated'>;
  /** The refusal when others were faster each time. */
  readonly busy: Code;
}

/**
 * The one way to change records that several desks work on, such as a student, a ledger or a day of the time table: read, apply
 * the rules, write only over what was read, and start again if another desk was faster.
 */
export async function readDecideWrite<Read, Decision, Answer, Code extends RefusalCode = RefusalCode>({
  read,
  decide,
  write,
  busy,
}: Change<Read, Decision, Answer, Code>): Promise<Outcome<Answer, Code>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const readOutcome = await read();
    if (!readOutcome.ok) return readOutcome;
    const decision = await decide(readOutcome.value);
    if (!decision.ok) return decision;
    const outcome = await write(readOutcome.value, decision.value);
    if (outcome !== 'outdated') return outcome;
  }
  return refuse(busy);
}
