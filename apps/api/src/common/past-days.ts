import { daySpans, schoolDate, type Days } from '@school/domain';
import type { Clock } from './clock';

/** In milliseconds: what was begun before midnight is stored by then. */
const SETTLED_AFTER = 3600_000;

/** So many parts are kept: the months of several sessions. Whoever asks for ever other ranges does not fill the memory. */
const MOST_KEPT = 200;

/**
 * What is added up of days. What was written on days that are over changes no more, so each of their months is added up once and
 * kept; today is read each time. For sources that only ever grow, each line under the moment of its writing.
 */
export class PastDays<Value> {
  private readonly kept = new Map<string, Value>();
  private latest = 0;

  constructor(
    private readonly read: (days: Days) => Promise<Value>,
    private readonly clock: Clock,
  ) {}

  /** What is added up of the days, a value for each of their months and of today, oldest first. */
  async of(days: Days): Promise<readonly Value[]> {
    const now = this.clock.now().getTime();
    // After the clock was set back, what was over goes on.
    if (now < this.latest) this.kept.clear();
    this.latest = now;
    const current = schoolDate(new Date(now - SETTLED_AFTER));
    const values: Value[] = [];
    for (const { isOver, ...part } of daySpans(days, current)) {
      const key = `${part.firstDay} ${part.lastDay}`;
      const known = isOver ? this.kept.get(key) : undefined;
      const value = known ?? (await this.read(part));
      if (isOver && known === undefined) this.keep(key, value);
      values.push(value);
    }
    return values;
  }

  private keep(key: string, value: Value): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, value);
  }
}
