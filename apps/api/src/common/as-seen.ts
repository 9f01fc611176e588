import { accept, refuse, type Outcome } from '@school/domain';

/** What is changed over the revision at which it was seen. */
type Revised = 'exam' | 'lesson' | 'occasion' | 'unit';

/** What is stored, if it is there as it was seen. */
export function asSeen<Kind extends Revised, Stored extends { readonly revision: number }>(
  kind: Kind,
  found: Stored | null | undefined,
  revision: number,
): Outcome<Stored, `${Kind}-not-found` | `${Kind}-changed`> {
  if (!found) return refuse(`${kind}-not-found`);
  return found.revision === revision ? accept(found) : refuse(`${kind}-changed`);
}
