import { isDoc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** MongoDB's limit of names in a path. */
const maxParts = 200;

/** The names in a path outside a filter: none of them is empty or begins with `$`. */
export function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (parts.length > maxParts) throw new CommandError(15, 'FieldPath is too long');
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  for (const part of parts) refuseDollar(part, path);
  return parts;
}

export function refuseDollar(name: string, path: string): void {
  if (name.startsWith('$'))
    throw unsupported(`the name ${name} in the path ${path}`, 'take the whole array, or choose another name');
}

export const isIndex = (part: string): boolean => /^(0|[1-9]\d{0,8})$/.test(part);

/**
 * Walks a dotted path as MongoDB's query language does: arrays on the way are entered, a number may be a position
 * or a name, a missing field is visited as `undefined`.
 *
 * @param expand whether an array at the end is visited element by element before it is visited whole
 */
export function visitPath(
  node: Value | undefined,
  parts: readonly string[],
  expand: boolean,
  visit: (value: Value | undefined) => boolean,
  partIndex = 0,
): boolean {
  const part = parts[partIndex];
  if (part === undefined) {
    if (expand && Array.isArray(node)) for (const item of node) if (visit(item)) return true;
    return visit(node);
  }
  if (isDoc(node)) return visitPath(node.get(part), parts, expand, visit, partIndex + 1);
  if (!Array.isArray(node)) return visit(undefined);
  const position = isIndex(part) ? Number(part) : -1;
  const isLast = partIndex === parts.length - 1;
  for (const [index, item] of node.entries()) {
    if (isDoc(item) && visitPath(item, parts, expand, visit, partIndex)) return true;
    if (index !== position || !(isLast || isDoc(item) || Array.isArray(item))) continue;
    // MongoDB does not expand an array that a position at the end of the path leads to.
    if (visitPath(item, parts, expand && !isLast, visit, partIndex + 1)) return true;
  }
  return false;
}
