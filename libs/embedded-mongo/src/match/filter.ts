import type { Value } from '../bson/values';

export interface Comparison {
  operator: '$eq' | '$gt' | '$gte' | '$lt' | '$lte' | '$in' | '$regex' | '$exists';
  value: Value;
}

export interface Leaf {
  kind: 'leaf';
  path: string;
  comparison?: Comparison | undefined;
  matches: (value: Value) => boolean;
}

interface Branch {
  kind: '$and' | '$or' | '$nor';
  filters: Filter[];
}

export type Filter = Leaf | Branch;

export function matches(filter: Filter, value: Value): boolean {
  switch (filter.kind) {
    case 'leaf':
      return filter.matches(value);
    case '$and':
      return filter.filters.every((part) => matches(part, value));
    case '$or':
      return filter.filters.some((part) => matches(part, value));
    case '$nor':
      return !filter.filters.some((part) => matches(part, value));
  }
}

/** The conditions that must all hold, with `$and` taken apart. */
export const conjuncts = (filter: Filter): Filter[] =>
  filter.kind === '$and' ? filter.filters.flatMap(conjuncts) : [filter];

export const fieldsOf = (filter: Filter): string[] =>
  filter.kind === 'leaf' ? filter.path.split('.', 1) : filter.filters.flatMap(fieldsOf);
