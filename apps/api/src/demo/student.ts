import type { SchoolClass } from '@school/domain';
import type { Child, Family } from './families';

/** A child at the school, and its state since then. */
export interface Student {
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
  readonly students: readonly Student[];
}

export const householdOf = (family: Family): Household => ({
  family,
  students: family.children.map((child) => ({ child, family, class: child.class })),
});
