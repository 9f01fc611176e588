import { createHash } from 'node:crypto';

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/**
 * Random numbers decided by a name: xoshiro128** of Blackman and Vigna, seeded with the SHA-256 of the name. Numbers of one name
 * do not depend on how many are drawn of another.
 */
export class Random {
  private readonly state: Uint32Array;

  constructor(...name: (string | number)[]) {
    const hash = createHash('sha256').update(name.join('/')).digest();
    this.state = Uint32Array.from([0, 4, 8, 12], (at) => hash.readUInt32LE(at));
  }

  /** A whole number of 32 bits. */
  next(): number {
    let [a = 0, b = 0, c = 0, d = 0] = this.state;
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    this.state.set([a, b, c, d]);
    return result;
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return this.next() % end;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** True in this percentage of cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  /** This many different items, or all if there are fewer. */
  some<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(this.below(left.length), 1),
    ).flat();
  }

  bytes(length: number): Buffer {
    const words = Uint32Array.from({ length: Math.ceil(length / 4) }, () => this.next());
    return Buffer.from(words.buffer, 0, length);
  }
}
