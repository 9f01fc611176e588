import { accept, refuse, type Outcome } from '@school/domain';

/** The kinds of records that are changed only at the revision that the caller saw. */
type Revised = 'exam' | 'lesson' | 'occasion' | 'unit';

/** The stored record, if it exists and still has the revision that the caller saw. */
export function recordAsSeen<Kind extends Revised, Stored extends { readonly revision: number }>(
  kind: Kind,
  found: Stored | null | undefined,
  revision: number,
): Outcome<Stored, `${Kind}-not-found` | `${Kind}-changed`> {
  if (!found) return refuse(`${kind}-not-found`);
  return found.revision === revision ? accept(found) : refuse(`${kind}-changed`);
}
