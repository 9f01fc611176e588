import { encode } from '../bson/encode';
import { doc, emptyDoc, type Doc } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import type { Source } from '../query/cursors';
import { matches } from '../query/filter';
import { parseFilterArgument } from '../query/parse-filter';
import {
  answering,
  collectionOf,
  type Context,
  namespaceOf,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
} from './context';
import { firstReply } from './find';

/** The reply of a command that lists what there is, with a cursor. */
function listed(context: Context, namespace: string, documents: Doc[]) {
  const size = optionalCount(optionalDoc(context.command, 'cursor') ?? emptyDoc(), 'batchSize');
  const source = function* (): Source {
    for (const document of documents) yield encode(document);
  };
  return firstReply(context, namespace, source(), size);
}

export const listCollections = reading(
  'listCollections filter nameOnly authorizedCollections cursor',
  function* (context) {
    const filter = parseFilterArgument(context.command.get('filter'), 'filter');
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const documents = context.catalog.of(context.db).flatMap(({ name, options, indexes }) => {
      const short = { name, type: 'collection' };
      const info = doc({ readOnly: false });
      const whole = doc({ ...short, options, info, idIndex: indexes[0]?.spec });
      return matches(filter, whole) ? [nameOnly ? doc(short) : whole] : [];
    });
    return yield* listed(context, `${context.db}.$cmd.listCollections`, documents);
  },
);

export const listIndexes = reading('listIndexes cursor', function* (context) {
  const specs = collectionOf(context)?.indexes.map(({ spec }) => spec);
  if (!specs) throw new CommandError(26, `ns does not exist: ${namespaceOf(context)}`);
  return yield* listed(context, namespaceOf(context), specs);
});

export const listDatabases = answering('listDatabases nameOnly', (context) => {
  if (!optionalBoolean(context.command, 'nameOnly'))
    throw unsupported('listDatabases with sizes', 'ask with nameOnly');
  return doc({ databases: context.catalog.databases().map((name) => doc({ name })), ok: 1 });
});
