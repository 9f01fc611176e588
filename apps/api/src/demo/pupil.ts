import type { SchoolClass } from '@school/domain';
import type { Child, Family } from './families';

/** A child at the school, and its state since then. */
export interface Pupil {
  readonly child: Child;
  readonly family: Family;
  /** Its class now. */
  class: SchoolClass;
  /** The day on which it left, if it has. */
  leftOn?: string;
  /** True when it has passed the last class. */
  passedOut?: boolean;
}

export const fullNameOf = ({ firstName, lastName }: Child): string => `${firstName} ${lastName}`;

/** A family with its children at the school. */
export interface Household {
  readonly family: Family;
  readonly pupils: readonly Pupil[];
}

export const householdOf = (family: Family): Household => ({
  family,
  pupils: family.children.map((child) => ({ child, family, class: child.class })),
});
