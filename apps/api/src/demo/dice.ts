/** Chances that are the same in every run: dice are known by what they are thrown for. */
export class Dice {
  private state: number;

  /** @param what what they are thrown for, as `family 12` */
  constructor(what: string) {
    let hash = 2_166_136_261;
    for (const letter of what) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    this.state = hash >>> 0;
  }

  /** From 0 up to, not including, 1 (Mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whether something happens that does so many times of a hundred. */
  happens(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** A whole number from one to another, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** One of several, all as likely. @throws RangeError of none */
  oneOf<One>(all: readonly One[]): One {
    const one = all[Math.floor(this.next() * all.length)];
    if (one === undefined) throw new RangeError('Nothing to choose from');
    return one;
  }

  /** One of several, by how often each is. */
  oneIn<One extends string>(weights: Readonly<Record<One, number>>): One {
    const all = Object.entries(weights) as [One, number][];
    let left = this.next() * all.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [one, weight] of all) {
      left -= weight;
      if (left < 0) return one;
    }
    throw new RangeError('Nothing to choose from');
  }

  /** So many digits, none of which is the first of a number. */
  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('');
  }
}
