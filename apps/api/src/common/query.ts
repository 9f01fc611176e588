/**
 * Reads a query string: a name given twice becomes a list and `name[anything]` an object,
 * so that a schema that wants text refuses both instead of never seeing them.
 */
export function parseQuery(text: string | null | undefined): Record<string, unknown> {
  const query = new Map<string, unknown>();
  for (const [key, value] of new URLSearchParams(text ?? '')) {
    const [name = '', ...inside] = key.split('[');
    const given = inside.length > 0 ? {} : value;
    query.set(name, query.has(name) ? [query.get(name), given] : given);
  }
  return Object.fromEntries(query);
}
