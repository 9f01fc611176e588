import { encodeKey, fitKey, inverted } from '../bson/key-encoding';
import { isDoc, nothing, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../match/filter';
import { isIndex } from '../match/paths';
import type { Index, IndexField } from './catalog';

export interface IndexKey {
  bytes: Buffer;
  cut: boolean;
  /** The value of each field; a missing one is null, as MongoDB reports it. */
  values: Value[];
}

type Path = Pick<IndexField, 'parts'>;

export type Tuple = (Value | undefined)[];

/** A field on its way along its path. */
interface Walk {
  node: Value | undefined;
  parts: readonly string[];
  partIndex: number;
  /** Whether the key holds the node as it is, even an array. */
  isFinal: boolean;
}

/**
 * The keys under which an index holds a document, by their bytes as text: several where a path runs through an array, none where
 * the index is sparse or partial and leaves the document out.
 *
 * @param onCount called with the most keys there can be, before they are made
 * @throws CommandError 171 for arrays side by side, 16746 where a position could also be a field's name
 */
export function indexKeys(
  { fields, partial, sparse }: Index,
  document: Doc,
  onCount?: (keys: number) => void,
): Map<string, IndexKey> {
  const keys = new Map<string, IndexKey>();
  if (partial && !matches(partial.filter, document)) return keys;
  const parallel = () =>
    new CommandError(171, `cannot index parallel arrays [${fields.map(({ path }) => path).join('] [')}]`);
  const tuples = keyTuples(document, fields, parallel);
  onCount?.(tuples.length);
  for (const tuple of tuples) {
    if (sparse && tuple.every((value) => value === undefined)) continue;
    const values = tuple.map((value) => value ?? null);
    const { key, cut } = fitKey(joinKey(values, fields));
    keys.set(key.toString('latin1'), { bytes: key, cut, values });
  }
  return keys;
}

/** The values that place a document in an order of these fields. @throws the error of `parallel`, for arrays side by side */
export function keyTuples(document: Doc, fields: readonly Path[], parallel: () => CommandError): Tuple[] {
  const walks = fields.map(({ parts }) => ({ node: document, parts, partIndex: 0, isFinal: false }));
  return expand(walks, parallel);
}

function joinKey(values: Value[], fields: IndexField[]): Buffer {
  const parts = values.map((value, index) =>
    fields[index]?.descending ? inverted(encodeKey(value)) : encodeKey(value),
  );
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** Follows a path through documents, and into an array where the next part is one of its positions. */
function advance(walk: Walk): Walk {
  const { parts, isFinal } = walk;
  let { node, partIndex } = walk;
  for (; !isFinal && partIndex < parts.length; partIndex += 1) {
    const part = parts[partIndex] ?? '';
    if (isDoc(node)) node = node.get(part);
    else if (!Array.isArray(node)) return { ...walk, node: undefined, isFinal: true };
    else {
      if (!isIndex(part)) break;
      if (node.some((item) => isDoc(item) && item.has(part)))
        throw new CommandError(
          16746,
          `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${part}'`,
        );
      const item = node[Number(part)];
      if (item === undefined) break;
      node = item;
    }
  }
  return { node, parts, partIndex, isFinal };
}

const arrayOf = ({ node, isFinal }: Walk): Value[] | undefined =>
  !isFinal && Array.isArray(node) ? node : undefined;

/** The tuples of the values at the paths: one for each element of the array that they run through. */
function expand(walks: Walk[], parallel: () => CommandError): Tuple[] {
  const stopped = walks.map(advance);
  const [array, ...otherArrays] = stopped.map(arrayOf).filter((found) => found !== undefined);
  if (!array) return [stopped.map(({ node }) => node)];
  if (otherArrays.some((other) => other !== array)) throw parallel();
  const items: Tuple = array.length === 0 ? [undefined] : array;
  return items.flatMap((item) => {
    const entered = stopped.map((walk) => (arrayOf(walk) ? enter(walk, item) : walk));
    return expand(entered, parallel);
  });
}

/** Enters an element of an array: a path that ends there takes it whole, any other continues inside it. */
function enter(walk: Walk, item: Value | undefined): Walk {
  if (walk.partIndex < walk.parts.length) return { ...walk, node: isDoc(item) ? item : undefined };
  return { ...walk, node: item === undefined ? nothing : item, isFinal: true };
}
