/** A value for each of these names. */
export const byEach = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // TypeScript knows of the keys only that they are texts; each of the names is one of them.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
