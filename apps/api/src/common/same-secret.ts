import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal; the duration does not reveal how much of them is. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
