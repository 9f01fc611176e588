import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { isIndex } from '../match/paths';

/** The place in a document that a path names; it may not exist yet. */
export interface Target {
  get: () => Value | undefined;
  set: (value: Value) => void;
  remove: () => void;
}

/** How far an array may be filled up with nulls to reach a position, as in MongoDB. */
const maxPadding = 1_500_000;

/** Whether a place that is not there is made, left alone, or left alone even where none can be made. */
type Missing = 'make' | 'leave' | 'ignore';

/**
 * Finds the place of a path whose parts are all plain names or positions.
 *
 * @returns the place, or `undefined` when it does not exist and is not made
 * @throws CommandError 28 when the path runs through a value that holds no fields, unless that is ignored
 */
export function locate(doc: Doc, parts: string[], missing: Missing): Target | undefined {
  let holder: Value = doc;
  let target: Target | undefined;
  for (const [index, part] of parts.entries()) {
    if (target) {
      const next = target.get();
      if (next === undefined && missing !== 'make') return undefined;
      holder = next === undefined ? new Map() : next;
      if (next === undefined) target.set(holder);
    }
    target = targetIn(holder, part);
    if (target) continue;
    if (missing === 'ignore') return undefined;
    throw new CommandError(
      28,
      `Cannot create field '${part}' in '${parts[index - 1] ?? ''}': ${typeName(holder)}`,
    );
  }
  return target;
}

function targetIn(holder: Value, part: string): Target | undefined {
  if (isDoc(holder))
    return {
      get: () => holder.get(part),
      set: (value) => holder.set(part, value),
      remove: () => holder.delete(part),
    };
  if (!Array.isArray(holder) || !isIndex(part)) return undefined;
  const index = Number(part);
  return {
    get: () => holder[index],
    set: (value) => {
      if (index - holder.length > maxPadding)
        throw new CommandError(34, `can't backfill more than ${maxPadding} elements`);
      while (holder.length < index) holder.push(null);
      holder[index] = value;
    },
    // Removing an element would move the others, so MongoDB leaves null in its place.
    remove: () => {
      if (index < holder.length) holder[index] = null;
    },
  };
}

/** Refuses two changes of one place: paths that are equal, or of which one contains the other. */
export function refuseOverlaps(changes: readonly { parts: string[] }[], code: number): void {
  // A path comes right before those inside it: nothing sorts before the end of a name.
  const paths = changes.map(({ parts }) => parts.join('\0')).sort();
  for (const [index, path] of paths.entries()) {
    const next = paths[index + 1];
    if (next === path || next?.startsWith(`${path}\0`))
      throw new CommandError(code, `Two changes conflict at '${path.replaceAll('\0', '.')}'`);
  }
}
