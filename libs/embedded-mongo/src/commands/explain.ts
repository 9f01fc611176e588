import { doc, type Doc, isDoc } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import { countUnread, type Search } from '../query/find-rows';
import { planQuery } from '../query/planner';
import { counterOf, readAggregate } from './aggregate';
import { checkCommand } from './check';
import { answering, collectionOf, type Context, docsIn, namespaceOf } from './context';
import { countedSearch, searchOf } from './find';
import { readDelete, readFindAndModify, readUpdate } from './write';

function onlyOf({ command }: Context, name: 'updates' | 'deletes'): Doc {
  const [statement, ...more] = docsIn(command.get(name), name);
  if (!statement || more.length > 0) throw new CommandError(21, 'explained write batches must be of size 1');
  return statement;
}

interface Explained {
  search: Search;
  /** Set where only the number of documents matters. */
  counts?: boolean;
}

const explainable = new Map<string, (context: Context) => Explained>([
  ['find', (context) => ({ search: searchOf(context) })],
  ['count', (context) => ({ search: countedSearch(context), counts: true })],
  ['update', (context) => readUpdate(context, onlyOf(context, 'updates'))],
  ['delete', (context) => readDelete(context, onlyOf(context, 'deletes'))],
  ['findAndModify', readFindAndModify],
  [
    'aggregate',
    (context) => {
      const { search, rest } = readAggregate(context);
      return { search, counts: counterOf(rest[0]) !== undefined };
    },
  ],
]);

function planTree(context: Context, { search, counts = false }: Explained): Doc {
  const collection = collectionOf(context);
  if (!collection) return doc({ stage: 'EOF' });
  const { filter, sort, hint } = search;
  const { index, sorted, covered } = planQuery(collection, filter, counts ? [] : sort, hint);
  const indexName = index?.name;
  if (counts && index && covered) return doc({ stage: 'COUNT_SCAN', indexName });
  if (counts && countUnread(context.store, collection, search) !== undefined)
    return doc({ stage: 'RECORD_STORE_COUNT' });
  const tree = index
    ? doc({ stage: 'FETCH', inputStage: doc({ stage: 'IXSCAN', indexName }) })
    : doc({ stage: 'COLLSCAN' });
  return sorted ? tree : doc({ stage: 'SORT', inputStage: tree });
}

/** Tells which index serves a command, in the shape of MongoDB's plans; nothing is read. */
export const explain = answering('explain verbosity', (outer) => {
  const command = outer.command.get('explain');
  if (!isDoc(command)) throw failedToParse("BSON field 'explain' must be an object");
  if (outer.command.get('verbosity') !== 'queryPlanner')
    throw unsupported('explain that runs the command', "ask with the verbosity 'queryPlanner'");
  const { name } = checkCommand(command);
  const read = explainable.get(name);
  if (!read) throw unsupported(`explain of ${name}`, 'explain a find with the same filter and sort');
  const context: Context = { ...outer, command };
  const winningPlan = planTree(context, read(context));
  return doc({ queryPlanner: doc({ namespace: namespaceOf(context), winningPlan }), ok: 1 });
});
