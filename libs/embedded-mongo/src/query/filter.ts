import type { Doc, Value } from '../bson/values';

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
  comparison?: Comparison;
  matches: (doc: Doc, details?: MatchDetails) => boolean;
}

export interface Branch {
  kind: '$and' | '$or' | '$nor';
  filters: Filter[];
}

/** A condition that no index can serve: a constant, or an expression. */
export interface Opening {
  kind: 'other';
  /** The top-level fields it reads; `undefined` stands for all. */
  fields?: string[];
  matches: (doc: Doc) => boolean;
}

export type Filter = Leaf | Branch | Opening;

/**
 * Whether a document matches a filter.
 *
 * @param details when given, receives the position for `$`
 */
export function matches(filter: Filter, doc: Doc, details?: MatchDetails): boolean {
  switch (filter.kind) {
    case 'leaf':
    case 'other':
      return filter.matches(doc, details);
    case '$and':
      return filter.filters.every((part) => matches(part, doc, details));
    case '$or':
      return filter.filters.some((part) => matches(part, doc, details));
    case '$nor':
      return !filter.filters.some((part) => matches(part, doc));
  }
}

/** The conditions that must all hold, `$and` opened. */
export function conjuncts(filter: Filter): Filter[] {
  return filter.kind === '$and' ? filter.filters.flatMap(conjuncts) : [filter];
}

/** The top-level fields a filter reads, or `undefined` when it may read all. */
export function fieldsOf(filter: Filter): Set<string> | undefined {
  const names = new Set<string>();
  const collect = (part: Filter): boolean => {
    if (part.kind === 'leaf') names.add(part.path.split('.', 1)[0] ?? '');
    else if (part.kind === 'other') {
      if (part.fields === undefined) return false;
      part.fields.forEach((name) => names.add(name));
    } else return part.filters.every(collect);
    return true;
  };
  return collect(filter) ? names : undefined;
}
