import type { SchoolClass } from '@school/domain';
import type { Child, Family } from './families';

/** A child at the school, and what became of it since. */
export interface Pupil {
  readonly child: Child;
  readonly family: Family;
  /** The one that it is in now. */
  class: SchoolClass;
  /** Gone since this day. */
  leftOn?: string;
  /** Has passed the last class. */
  passedOut?: boolean;
}

export const fullNameOf = ({ firstName, lastName }: Child): string => `${firstName} ${lastName}`;

/** Those of a family who are at the school. */
export interface Household {
  readonly family: Family;
  readonly pupils: readonly Pupil[];
}

export const householdOf = (family: Family): Household => ({
  family,
  pupils: family.children.map((child) => ({ child, family, class: child.class })),
});
