import type { WantedFields } from '../bson/decode';
import { isDoc, isNumber, isTruthy, type Doc, type Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError, unsupported } from '../errors';
import { pathParts } from '../match/paths';

type Entry = Tree | true;

class Tree extends Map<string, Entry> {}

export interface Project {
  (doc: Doc): Doc;
  /** The top-level fields that it reads, if it reads no others. */
  readonly reads?: ReadonlySet<string>;
  /** The fields that it takes unchanged, if it does nothing else. */
  readonly takes?: WantedFields;
  /** The top-level fields that it leaves out, if it does nothing else: then no value need be read. */
  readonly leavesOut?: ReadonlySet<string>;
}

/** Parses an inclusion or exclusion of dotted paths. @throws CommandError for mixed forms, and for unsupported ones */
export function parseProject(spec: Doc): Project {
  const tree = new Tree();
  let includes: boolean | undefined;
  let includesId: boolean | undefined;
  for (const [path, value] of spec) {
    if (!isNumber(value) && typeof value !== 'boolean')
      throw unsupported(`a computed field in a projection (${path})`, 'compute it in the program');
    const isIncluded = isTruthy(value);
    if (path === '_id') {
      includesId = isIncluded;
      continue;
    }
    if (includes === !isIncluded)
      throw new CommandError(
        isIncluded ? 31253 : 31254,
        `Inclusion and exclusion are mixed on field ${path}`,
      );
    includes = isIncluded;
    plant(tree, path);
  }
  const isInclusion = includes ?? includesId === true;
  if (isInclusion ? includesId !== false && !tree.has('_id') : includesId === false) plant(tree, '_id');
  const project = (doc: Doc) => projected(doc, tree, isInclusion);
  const names = new Set(tree.keys());
  if (isInclusion) return Object.assign(project, { reads: names, takes: tree });
  const isFlat = [...tree.values()].every((entry) => entry === true);
  return isFlat ? Object.assign(project, { leavesOut: names }) : project;
}

function plant(tree: Tree, path: string): void {
  const parts = pathParts(path);
  let node = tree;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const existing = node.get(part);
    if (existing && (isLast || !(existing instanceof Tree)))
      throw new CommandError(isLast ? 31250 : 31249, `Path collision at ${path}`);
    const next = isLast ? true : (existing ?? new Tree());
    node.set(part, next);
    if (next instanceof Tree) node = next;
  }
}

function projected(doc: Doc, tree: Tree, isInclusion: boolean): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const projectedItem = projectedValue(value, tree.get(name), isInclusion);
    if (projectedItem !== undefined) result.set(name, projectedItem);
  }
  return result;
}

/** The effort of an element that is projected, as its copy is held. */
const itemEffort = 20;

function projectedValue(value: Value, entry: Entry | undefined, isInclusion: boolean): Value | undefined {
  if (entry === undefined || entry === true) return isInclusion === (entry === true) ? value : undefined;
  if (isDoc(value)) return projected(value, entry, isInclusion);
  if (Array.isArray(value)) {
    spend(value.length * itemEffort);
    return value.map((item) => projectedValue(item, entry, isInclusion)).filter((item) => item !== undefined);
  }
  return isInclusion ? undefined : value;
}
