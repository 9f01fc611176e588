import { createHash } from 'node:crypto';

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/**
 * Numbers that a name decides: xoshiro128** of Blackman and Vigna, begun from the SHA-256 of the name. Who asks under a
 * name of its own does not depend on what others ask for.
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

  /** A whole number from 0 to `end`, without it. */
  below(end: number): number {
    return this.next() % end;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** True so many times out of a hundred. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  /** So many different ones, or all there are. */
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
