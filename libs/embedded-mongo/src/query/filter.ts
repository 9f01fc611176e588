import type { Value } from '../bson/values';

/** Where a filter matched: the index in the array that the positional operator `$` stands for. */
export interface MatchDetails {
  position?: number;
}

/** A comparison the planner can look up in an index. */
export interface Comparison {
  operator: '$eq' | '$gt' | '$gte' | '$lt' | '$lte' | '$in' | '$regex' | '$exists' | '$elemMatch';
  value: Value;
}

/** A condition on one path. */
export interface Leaf {
  kind: 'leaf';
  path: string;
  comparison?: Comparison | undefined;
  matches: (value: Value, details?: MatchDetails) => boolean;
}

interface Branch {
  kind: '$and' | '$or' | '$nor';
  filters: Filter[];
}

export type Filter = Leaf | Branch;

/**
 * Whether a document, or an element of an array, matches a filter.
 *
 * @param details when given, receives the position for `$`
 */
export function matches(filter: Filter, value: Value, details?: MatchDetails): boolean {
  switch (filter.kind) {
    case 'leaf':
      return filter.matches(value, details);
    case '$and':
      return filter.filters.every((part) => matches(part, value, details));
    case '$or':
      return filter.filters.some((part) => matches(part, value, details));
    case '$nor':
      return !filter.filters.some((part) => matches(part, value));
  }
}

/** The conditions that must all hold, `$and` opened. */
export const conjuncts = (filter: Filter): Filter[] =>
  filter.kind === '$and' ? filter.filters.flatMap(conjuncts) : [filter];

/** The top-level fields a filter reads. */
export const fieldsOf = (filter: Filter): string[] =>
  filter.kind === 'leaf' ? filter.path.split('.', 1) : filter.filters.flatMap(fieldsOf);
