import { bsonUndefined } from '../bson/encode';
import { encodeKey, fitKey, inverted } from '../bson/key-encoding';
import { isDoc, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../query/filter';
import { isIndex } from '../query/paths';
import type { Index, IndexField } from './catalog';

export interface IndexKey {
  bytes: Buffer;
  cut: boolean;
  /** Per field; missing is null, as MongoDB reports it. */
  values: Value[];
}

/** A field on its way along its path. */
interface Walk {
  node: Value | undefined;
  rest: readonly string[];
}

/**
 * The keys under which an index holds a document: several where a path runs through an array, none where the
 * index is sparse or partial and leaves the document out.
 *
 * @throws CommandError 171 for arrays side by side, 16746 where a position could also be a field's name
 */
export function indexKeys(index: Index, document: Doc): IndexKey[] {
  if (index.partial && !matches(index.partial.filter, document)) return [];
  const keys = new Map<string, IndexKey>();
  for (const tuple of expanded(document, index.fields, () => parallel(index))) {
    if (index.sparse && tuple.every((value) => value === undefined)) continue;
    const values = tuple.map((value) => value ?? null);
    const { key, cut } = fitKey(joinKey(values, index.fields));
    keys.set(key.toString('latin1'), { bytes: key, cut, values });
  }
  return [...keys.values()];
}

/** The values that stand for a document in an order of these fields; missing is null. */
export const keyTuples = (
  document: Doc,
  fields: readonly Pick<IndexField, 'parts'>[],
  parallelArrays: () => CommandError,
): Value[][] =>
  expanded(document, fields, parallelArrays).map((tuple) => tuple.map((value) => value ?? null));

function expanded(
  document: Doc,
  fields: readonly Pick<IndexField, 'parts'>[],
  parallelArrays: () => CommandError,
): (Value | undefined)[][] {
  const tuples: (Value | undefined)[][] = [];
  const walks = fields.map((field) => ({ node: document, rest: field.parts }));
  expand(walks, tuples, parallelArrays);
  return tuples;
}

function joinKey(values: Value[], fields: IndexField[]): Buffer {
  const parts = values.map((value, at) =>
    fields[at]?.descending ? inverted(encodeKey(value)) : encodeKey(value),
  );
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** Follows a path through documents, and into an array where the next part is one of its positions. */
function advance({ node, rest }: Walk): Walk {
  const [part, ...more] = rest;
  if (part === undefined) return { node, rest };
  if (isDoc(node)) return advance({ node: node.get(part), rest: more });
  if (!Array.isArray(node)) return { node: undefined, rest: [] };
  if (!isIndex(part)) return { node, rest };
  if (node.some((item) => isDoc(item) && item.has(part)))
    throw new CommandError(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${part}'`,
    );
  const item = node[Number(part)];
  return item === undefined ? { node, rest } : advance({ node: item, rest: more });
}

function expand(walks: Walk[], tuples: (Value | undefined)[][], parallelArrays: () => CommandError): void {
  const stopped = walks.map(advance);
  const array = stopped.find((walk) => Array.isArray(walk.node))?.node;
  if (!Array.isArray(array)) {
    tuples.push(stopped.map(({ node }) => node));
    return;
  }
  if (stopped.some(({ node }) => Array.isArray(node) && node !== array)) throw parallelArrays();
  const items: (Value | undefined)[] = array.length === 0 ? [undefined] : array;
  for (const item of items) finishOrExpand(stopped, array, item, tuples, parallelArrays);
}

const parallel = (index: Index) =>
  new CommandError(171, `cannot index parallel arrays [${index.fields.map(({ path }) => path).join('] [')}]`);

/** One element of the array: fields that end there take it whole, the others go on inside it. */
function finishOrExpand(
  walks: Walk[],
  array: Value[],
  item: Value | undefined,
  tuples: (Value | undefined)[][],
  parallelArrays: () => CommandError,
): void {
  const settled = new Map<number, Value | undefined>();
  const open: Walk[] = walks.map((walk, at) => {
    if (walk.node !== array) return walk;
    if (walk.rest.length === 0) settled.set(at, item ?? bsonUndefined);
    else if (!isDoc(item)) settled.set(at, undefined);
    return settled.has(at) ? { node: undefined, rest: [] } : { node: item, rest: walk.rest };
  });
  const inner: (Value | undefined)[][] = [];
  expand(open, inner, parallelArrays);
  for (const tuple of inner)
    tuples.push(tuple.map((value, at) => (settled.has(at) ? settled.get(at) : value)));
}
