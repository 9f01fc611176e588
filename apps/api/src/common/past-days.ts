import { daySpans, HOUR, schoolDate, type Days } from '@school/domain';
import type { Clock } from './clock';

/** In milliseconds: after this time everything begun before midnight is stored. */
const SETTLED_AFTER = HOUR;

/** The most parts that are kept: the months of several sessions. Requests for ever new ranges cannot fill the memory. */
const MOST_KEPT = 200;

/**
 * Sums over days. Entries of past days no longer change, so each past month is added up once and kept; today is read each time.
 * For sources that only grow and whose lines are dated at the moment of writing.
 */
export class PastDays<Value> {
  private readonly sums = new Map<string, Value>();
  private latest = 0;

  constructor(
    private readonly read: (days: Days) => Promise<Value>,
    private readonly clock: Clock,
  ) {}

  /** The sums over days, one value for each of their months and for today, oldest first. */
  async of(days: Days): Promise<readonly Value[]> {
    const now = this.clock.now().getTime();
    // If the clock was set back, days that were over are open again.
    if (now < this.latest) this.sums.clear();
    this.latest = now;
    const current = schoolDate(new Date(now - SETTLED_AFTER));
    const values: Value[] = [];
    for (const { isOver, ...part } of daySpans(days, current)) {
      const key = `${part.firstDay} ${part.lastDay}`;
      const known = isOver ? this.sums.get(key) : undefined;
      const value = known ?? (await this.read(part));
      if (isOver && known === undefined) this.keep(key, value);
      values.push(value);
    }
    return values;
  }

  private keep(key: string, value: Value): void {
    if (this.sums.size >= MOST_KEPT) this.sums.clear();
    this.sums.set(key, value);
  }
}
