import { IDLE_DEFAULT, idleChoices, isIdle, type IdleAfter } from '@school/domain';

/** The storage key for the time when somebody last worked in any tab of this browser, in milliseconds since 1970. */
export const LAST_WORK_KEY = 'last-work-at';

/** The storage key for the idle time that the administrator chose. */
export const IDLE_AFTER_KEY = 'idle-after';

/** The shortest time between two writes because of keys or pointer, in milliseconds. */
const NOTED_EVERY = 1_000;

/** Measures how long nobody has worked at this desk: one clock for all tabs of the browser (D8). */
export class DeskClock {
  /** Kept here too, because a tab that opens with an expired token clears the shared storage (section 4). */
  private lastKnownWork: number | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => Date,
  ) {}

  /** Takes over the administrator's choice as the server reports it. */
  learn(idleAfter: IdleAfter): void {
    this.storage.setItem(IDLE_AFTER_KEY, idleAfter);
  }

  noteWork(): void {
    const now = this.now().getTime();
    const age = now - (this.lastWork() ?? 0);
    // A time in the future was noted while the computer's clock was wrong.
    if (age >= NOTED_EVERY || age < 0) this.storage.setItem(LAST_WORK_KEY, String(now));
  }

  /**
   * Whether nobody has worked for too long. In a browser in which nobody has worked yet, the clock begins with the first work.
   * @param signedInAt signing in counts as work
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
    if (Number.isFinite(stored)) this.lastKnownWork = stored;
    return this.lastKnownWork;
  }
}
