/** A record with a value for each name. */
export const byEach = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // TypeScript only knows that the keys are strings; they are exactly the names.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
