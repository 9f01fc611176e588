import { compareValues } from '../bson/compare';
import { decode } from '../bson/decode';
import { encodeValue } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { doc, type Value } from '../bson/values';
import { typeMismatch } from '../errors';
import { everything, findRows } from '../query/find-rows';
import { parseFilterArgument } from '../query/parse-filter';
import { splitPath, visitPath } from '../query/paths';
import { collectionOf, hintedIndex, reading, refuseOptions } from './context';
import { distinctTooLarge } from './find';

const maxBytes = 16 * 1024 * 1024;

export const distinct = reading('distinct key query collation hint', function* (context) {
  const { command } = context;
  refuseOptions(command);
  const path = command.get('key');
  if (typeof path !== 'string')
    throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const parts = splitPath(path);
  const needed = new Set(parts.slice(0, 1));
  const collection = collectionOf(context);
  const search = {
    ...everything(parseFilterArgument(command.get('query'), 'query')),
    hint: hintedIndex(collection, command.get('hint')),
  };
  const values = new Map<string, Value>();
  let bytes = 0;
  for (const row of findRows(context.store, collection, search)) {
    yield undefined;
    if (!row) continue;
    visitPath(decode(row.bytes, needed), parts, false, (found) => {
      // An array stands for its elements.
      for (const value of Array.isArray(found) ? found : [found]) {
        if (value === undefined) continue;
        const key = encodeKey(value).toString('latin1');
        if (values.has(key)) continue;
        bytes += encodeValue(value).length;
        values.set(key, value);
      }
      return false;
    });
    if (bytes > maxBytes) throw distinctTooLarge();
  }
  return doc({ values: [...values.values()].sort(compareValues), ok: 1 });
});
