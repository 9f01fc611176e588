import { isDoc, type Doc, type Value } from '../bson/values';

/** Called for each value a path leads to; `offset` is the index in the outermost array passed. True stops. */
export type Visit = (value: Value | undefined, offset: number | undefined) => boolean;

export const splitPath = (path: string): string[] => path.split('.');

export const isIndex = (part: string): boolean => /^(0|[1-9]\d{0,8})$/.test(part);

/**
 * Walks a dotted path as MongoDB's query language does: arrays on the way are entered, a number may be a position
 * or a name, a missing field is visited as `undefined`.
 *
 * @param expand whether an array at the end is visited element by element before it is visited whole
 * @returns whether a visit said stop
 */
export function visitPath(doc: Doc, parts: readonly string[], expand: boolean, visit: Visit): boolean {
  return visitFrom(doc, parts, 0, expand, undefined, visit);
}

function visitFrom(
  doc: Doc,
  parts: readonly string[],
  at: number,
  expand: boolean,
  offset: number | undefined,
  visit: Visit,
): boolean {
  const value = doc.get(parts[at] ?? '');
  if (at === parts.length - 1) return visitLeaf(value, expand, offset, visit);
  if (isDoc(value)) return visitFrom(value, parts, at + 1, expand, offset, visit);
  if (Array.isArray(value)) return visitArray(value, parts, at + 1, expand, offset, visit);
  return visit(undefined, offset);
}

function visitLeaf(
  value: Value | undefined,
  expand: boolean,
  offset: number | undefined,
  visit: Visit,
): boolean {
  if (expand && Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (visit(item, offset ?? index)) return true;
  }
  return visit(value, offset);
}

function visitArray(
  items: Value[],
  parts: readonly string[],
  at: number,
  expand: boolean,
  offset: number | undefined,
  visit: Visit,
): boolean {
  const part = parts[at] ?? '';
  const position = isIndex(part) ? Number(part) : -1;
  for (const [index, item] of items.entries()) {
    const outer = offset ?? index;
    if (isDoc(item) && visitFrom(item, parts, at, expand, outer, visit)) return true;
    if (index !== position) continue;
    // MongoDB does not open an array that a position at the end of the path leads to.
    if (at === parts.length - 1) {
      if (visit(item, outer)) return true;
    } else if (isDoc(item)) {
      if (visitFrom(item, parts, at + 1, expand, outer, visit)) return true;
    } else if (Array.isArray(item) && visitArray(item, parts, at + 1, expand, outer, visit)) return true;
  }
  return false;
}
