import { decode } from '../bson/decode';
import { type Doc, doc, isDoc, Regex, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { everything, findRows } from '../query/find-rows';
import { parseFilter } from '../query/parse-filter';
import { isIndex } from '../query/paths';
import { maxDocumentSize } from '../storage/rows';
import { pathParts } from './expressions';
import { partsOf, textIn } from './operands';
import type { StageMaker } from './stages';

/** What a local document is joined by: the values at a path, arrays opened; without any it is null. */
function* localValues(value: Value | undefined, parts: readonly string[], at = 0): Generator<Value> {
  const part = parts[at];
  if (part === undefined) {
    if (Array.isArray(value)) yield* value;
    else if (value !== undefined) yield value;
  } else if (isDoc(value)) yield* localValues(value.get(part), parts, at + 1);
  else if (Array.isArray(value)) {
    if (isIndex(part)) yield* localValues(value[Number(part)], parts, at + 1);
    for (const item of value) if (isDoc(item)) yield* localValues(item, parts, at);
  }
}

/** `$in` serves several values; it takes no regular expressions and no documents that begin with `$`. */
function joinFilter(path: string, values: Value[]): Doc {
  const equal = values.map((value) => doc({ [path]: doc({ $eq: value }) }));
  const [only = doc({ [path]: null })] = equal;
  if (values.length <= 1) return only;
  if (values.some((value) => value instanceof Regex || isDoc(value))) return doc({ $or: equal });
  return doc({ [path]: doc({ $in: values }) });
}

/** `$lookup` in its equality form; the foreign collection's index serves it where there is one. */
export const lookup: StageMaker = (argument, { store, catalog, db }) => {
  if (isDoc(argument) && (argument.has('pipeline') || argument.has('let') || isDoc(argument.get('from'))))
    throw unsupported('$lookup with a pipeline', 'use from, localField, foreignField and as');
  const part = partsOf('$lookup', argument, { from: 9, localField: 9, foreignField: 9, as: 9 }, 9, 9);
  const text = (name: string) => textIn(part(name), `${name} of $lookup`, 9);
  const [from, foreignField, as] = [text('from'), text('foreignField'), text('as')];
  const parts = pathParts(text('localField'));
  pathParts(foreignField);
  if (pathParts(as).length > 1) throw unsupported('a dotted path in as of $lookup', 'use a top-level field');
  if (from === '') throw new CommandError(73, 'Invalid namespace specified: the collection name is empty');
  return function* (input) {
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      const filter = parseFilter(joinFilter(foreignField, [...localValues(document, parts)]));
      const found: Value[] = [];
      let bytes = 0;
      for (const row of findRows(store, catalog.find(db, from), everything(filter))) {
        yield undefined;
        if (!row) continue;
        bytes += row.bytes.length;
        if (bytes > maxDocumentSize)
          throw new CommandError(
            4568,
            `Documents in ${from} that $lookup joins with one exceed ${maxDocumentSize} bytes`,
          );
        found.push(decode(row.bytes));
      }
      yield new Map(document).set(as, found);
    }
  };
};
