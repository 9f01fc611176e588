/** Random numbers that are the same in every run: what the dice are thrown for is their seed. */
export class Dice {
  private state: number;

  /** @param purpose the purpose of the throw, as `family 12` */
  constructor(purpose: string) {
    let hash = 2_166_136_261;
    for (const letter of purpose) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    this.state = hash >>> 0;
  }

  /** From 0 up to, not including, 1 (Mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whether something happens that has a chance of `percent` in a hundred. */
  happens(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** A whole number from the least to the most, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** One of several, all equally likely. @throws RangeError when there are none */
  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  }

  /** One of several, chosen by their weights. */
  oneIn<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let remaining = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      remaining -= weight;
      if (remaining < 0) return key;
    }
    throw new RangeError('Nothing to choose from');
  }

  /** A string of `count` digits; the first may be 0. */
  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('');
  }
}
