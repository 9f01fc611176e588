import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { badValue, CommandError } from '../errors';
import { isIndex } from '../query/paths';

/** The place a path names inside a document, which may not exist yet. */
export interface Target {
  get: () => Value | undefined;
  set: (value: Value) => void;
  remove: () => void;
}

/** An array may be filled up with nulls to a position at most this far away, as in MongoDB. */
const maxPadding = 1_500_000;

const notViable = (part: string, holder: string, value: Value) =>
  new CommandError(28, `Cannot create field '${part}' in element {${holder}: ${describe(value)}}`);

const describe = (value: Value): string => (typeof value === 'string' ? `"${value}"` : typeName(value));

/**
 * Finds the place of a path whose parts are all plain names or positions.
 *
 * @returns the place, or `undefined` when it does not exist and `create` is off
 * @throws CommandError 28 when the path runs through a value that holds no fields
 */
export function locate(doc: Doc, parts: readonly string[], create: boolean): Target | undefined {
  let holder: Value = doc;
  let name = '';
  for (const part of parts.slice(0, -1)) {
    const next: Value | undefined = child(holder, part, create, name);
    if (next === undefined) {
      if (!create) return undefined;
      const made: Doc = new Map();
      put(holder, part, made);
      holder = made;
    } else holder = next;
    name = part;
  }
  const last = parts[parts.length - 1] ?? '';
  if (!isDoc(holder) && !Array.isArray(holder)) {
    if (!create) return undefined;
    throw notViable(last, name, holder);
  }
  child(holder, last, create, name);
  return targetIn(holder, last);
}

function child(holder: Value, part: string, create: boolean, name: string): Value | undefined {
  if (isDoc(holder)) return holder.get(part);
  if (Array.isArray(holder)) {
    if (isIndex(part)) return holder[Number(part)];
    if (create) throw notViable(part, name, holder);
    return undefined;
  }
  if (create) throw notViable(part, name, holder);
  return undefined;
}

function put(holder: Value, part: string, value: Value): void {
  if (isDoc(holder)) holder.set(part, value);
  else if (Array.isArray(holder)) {
    const index = Number(part);
    if (index - holder.length > maxPadding) throw badValue(`can't backfill more than ${maxPadding} elements`);
    while (holder.length < index) holder.push(null);
    holder[index] = value;
  }
}

function targetIn(holder: Doc | Value[], part: string): Target {
  if (isDoc(holder)) {
    return {
      get: () => holder.get(part),
      set: (value) => holder.set(part, value),
      remove: () => holder.delete(part),
    };
  }
  return {
    get: () => (isIndex(part) ? holder[Number(part)] : undefined),
    set: (value) => put(holder, part, value),
    // Taking an element out would move the others, so MongoDB leaves null in its place.
    remove: () => {
      if (isIndex(part) && Number(part) < holder.length) holder[Number(part)] = null;
    },
  };
}
