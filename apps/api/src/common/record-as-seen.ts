import { accept, refuse, type Outcome } from '@school/domain';

/** The kinds of records that are changed only at the revision that the caller saw. */
type Revised = 'exam' | 'lesson' | 'occasion' | 'unit';

/** The stored record, if it exists and still has the revision that the caller saw. */
export function recordAsSeen<Kind extends Revised, Stored extends { readonly revision: number }>(
  kind: Kind,
  record: Stored | null | undefined,
  revision: number,
): Outcome<Stored, `${Kind}-not-found` | `${Kind}-changed`> {
  if (!record) return refuse(`${kind}-not-found`);
  return record.revision === revision ? accept(record) : refuse(`${kind}-changed`);
}
