import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same; the time it takes does not tell how much of them is. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
