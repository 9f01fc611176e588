import { IDLE_DEFAULT, idleChoices, isIdle, type IdleAfter } from '@school/domain';

/** Where all tabs of this browser find when somebody last worked in one of them, in milliseconds since 1970. */
export const LAST_WORK_KEY = 'last-work-at';

/** Where they find what the administrator chose. */
export const IDLE_AFTER_KEY = 'idle-after';

/** Keys and pointer write so often, at most: milliseconds. */
const NOTED_EVERY = 1_000;

/** How long nobody has worked at this desk: one clock for all tabs of the browser (D8). */
export class DeskClock {
  /** Kept here too, as a tab that opens once the token has ended clears what all of them share (section 4). */
  private known: number | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => Date,
  ) {}

  /** Takes over what the server says that the administrator chose. */
  learn(idleAfter: IdleAfter): void {
    this.storage.setItem(IDLE_AFTER_KEY, idleAfter);
  }

  noteWork(): void {
    const now = this.now().getTime();
    const age = now - (this.lastWork() ?? 0);
    // One that lies in the future was noted while the clock was wrong.
    if (age >= NOTED_EVERY || age < 0) this.storage.setItem(LAST_WORK_KEY, String(now));
  }

  /**
   * Whether nobody has worked for too long. A browser in which nobody has worked yet begins its clock with the first work.
   * @param signedInAt signing in is work
   */
  isOver(signedInAt?: Date): boolean {
    const lastWork = this.lastWork();
    if (lastWork === undefined) return false;
    const last = Math.max(lastWork, signedInAt?.getTime() ?? 0);
    return isIdle(this.idleAfter(), new Date(last), this.now());
  }

  private idleAfter(): IdleAfter {
    const stored = this.storage.getItem(IDLE_AFTER_KEY);
    return idleChoices.find((choice) => choice === stored) ?? IDLE_DEFAULT;
  }

  private lastWork(): number | undefined {
    const stored = Number(this.storage.getItem(LAST_WORK_KEY) ?? NaN);
    if (Number.isFinite(stored)) this.known = stored;
    return this.known;
  }
}
