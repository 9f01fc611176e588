import { counterOf, readAggregate } from '../aggregate/aggregate';
import type { ParsedStage } from '../aggregate/pipeline';
import { doc, type Doc, integer, isDoc } from '../bson/values';
import { badValue, CommandError, failedToParse, unsupported } from '../errors';
import { countUnread, type Search } from '../query/find-rows';
import { type Plan, planQuery } from '../query/planner';
import type { Store } from '../storage/store';
import { checkCommand } from './check';
import {
  collectionOf,
  type Context,
  docsIn,
  namespaceOf,
  optionalBoolean,
  readSearch,
  reading,
  searchRows,
} from './context';
import { countedSearch, searchOf } from './find';
import { readDelete, readFindAndModify, readUpdate } from './write';

/** A command as it is explained: what it searches, and what is done with what it finds. */
interface Explained {
  search: Search;
  /** The stage over the search's own ones. */
  top?: 'COUNT' | 'UPDATE' | 'DELETE';
  /** Only the number of documents matters. */
  counts?: boolean;
  rest?: ParsedStage[];
}

/** The only statement of a write command. */
function onlyOf({ command }: Context, name: 'updates' | 'deletes'): Doc {
  const [statement, ...more] = docsIn(command.get(name), name);
  if (!statement || more.length > 0) throw new CommandError(21, 'explained write batches must be of size 1');
  return statement;
}

const explainable = new Map<string, (context: Context) => Explained>([
  ['find', (context) => ({ search: searchOf(context) })],
  ['count', (context) => ({ search: countedSearch(context), top: 'COUNT', counts: true })],
  ['distinct', (context) => ({ search: readSearch(context, context.command, 'query') })],
  ['update', (context) => ({ ...readUpdate(context, onlyOf(context, 'updates')), top: 'UPDATE' })],
  ['delete', (context) => ({ ...readDelete(context, onlyOf(context, 'deletes')), top: 'DELETE' })],
  [
    'findAndModify',
    (context) => {
      const top = optionalBoolean(context.command, 'remove') ? 'DELETE' : 'UPDATE';
      return { ...readFindAndModify(context), top };
    },
  ],
  [
    'aggregate',
    (context) => {
      const { search, rest } = readAggregate(context);
      return { search, rest, counts: counterOf(rest[0]) !== undefined };
    },
  ],
]);

interface Planned extends Explained {
  plan: Plan | undefined;
  /** The number of documents, where it is known without reading them. */
  unread: number | undefined;
}

/** The stages of a plan, from the top down. */
function planTree({ search, counts, top, plan, unread }: Planned): Doc {
  if (!plan) return doc({ stage: 'EOF' });
  const { index, reverse } = plan;
  const readsNothing = unread !== undefined || (counts === true && plan.covered && index !== undefined);
  const direction = reverse ? 'backward' : 'forward';
  let tree = readsNothing ? doc({ stage: 'RECORD_STORE_COUNT' }) : doc({ stage: 'COLLSCAN', direction });
  if (index) {
    tree = doc({
      stage: readsNothing ? 'COUNT_SCAN' : 'IXSCAN',
      keyPattern: index.spec.get('key'),
      indexName: index.name,
      isMultiKey: index.multikey,
      isUnique: index.unique,
      isSparse: index.sparse,
      isPartial: index.partial !== undefined,
      direction,
    });
    if (!readsNothing) tree = doc({ stage: 'FETCH', inputStage: tree });
  }
  if (!plan.sorted && !readsNothing) {
    const order = search.sort.map(({ path, descending }) => [path, integer(descending ? -1 : 1)] as const);
    tree = doc({ stage: 'SORT', sortPattern: new Map(order), inputStage: tree });
  }
  return top ? doc({ stage: top, inputStage: tree }) : tree;
}

/** Runs the search alone, without changing anything, and says what that took. */
function* executionStats(
  context: Context,
  { search, counts, top, plan, unread }: Planned,
  tree: Doc,
): Generator<undefined, Doc> {
  const start = performance.now();
  const examined = { keys: 0, documents: 0 };
  const store: Store = {
    ...context.store,
    get: (key) => {
      examined.documents += 1;
      return context.store.get(key);
    },
    *range(range) {
      for (const entry of context.store.range(range)) {
        examined[plan?.index ? 'keys' : 'documents'] += 1;
        yield entry;
      }
    },
  };
  let found = unread ?? 0;
  if (unread === undefined)
    for (const row of searchRows({ ...context, store }, counts ? { ...search, sort: [], counts } : search)) {
      if (row) found += 1;
      yield undefined;
    }
  else if (plan?.index) examined.keys = unread;
  const nReturned = integer(top ? 0 : found);
  const results = doc({ nReturned, nCounted: top === 'COUNT' ? integer(found) : undefined });
  return doc({
    executionSuccess: true,
    nReturned,
    executionTimeMillis: integer(Math.round(performance.now() - start)),
    totalKeysExamined: integer(examined.keys),
    totalDocsExamined: integer(examined.documents),
    executionStages: new Map([...tree, ...results]),
  });
}

const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Which index serves a command, in the shape of MongoDB's plans, and what its search reads and finds. */
export const explain = reading('explain verbosity', function* (outer) {
  const command = outer.command.get('explain');
  if (!isDoc(command)) throw failedToParse("BSON field 'explain' must be an object");
  const verbosity = outer.command.get('verbosity') ?? 'allPlansExecution';
  if (typeof verbosity !== 'string' || !verbosities.includes(verbosity))
    throw badValue(`verbosity string must be one of ${verbosities.join(', ')}`);
  const { name } = checkCommand(command);
  const read = explainable.get(name);
  if (!read) throw unsupported(`explain of ${name}`, 'explain a find with the same filter and sort');
  const context: Context = { ...outer, command };
  const explained = read(context);
  const { search, counts, rest = [] } = explained;
  const collection = collectionOf(context);
  const plan = collection && planQuery(collection, search.filter, counts ? [] : search.sort, search.hint);
  const unread = counts ? countUnread(context.store, collection, search) : undefined;
  const planned: Planned = { ...explained, plan, unread };
  const tree = planTree(planned);
  const result = {
    queryPlanner: doc({ namespace: namespaceOf(context), winningPlan: tree, rejectedPlans: [] }),
    executionStats: verbosity === 'queryPlanner' ? undefined : yield* executionStats(context, planned, tree),
  };
  const stages = [
    doc({ $cursor: doc(result) }),
    ...rest.map((stage) => doc({ [stage.name]: stage.argument })),
  ];
  return doc({ explainVersion: '1', ...(rest.length > 0 ? { stages } : result), command, ok: 1 });
});
