import { counterOf, readAggregate } from '../aggregate/aggregate';
import type { ParsedStage } from '../aggregate/pipeline';
import { asInteger, doc, type Doc, integer, isDoc } from '../bson/values';
import { badValue, CommandError, failedToParse, unsupported } from '../errors';
import { countUnread, findRows, type Search } from '../query/find-rows';
import { parseFilterArgument } from '../query/parse-filter';
import { type Plan, planQuery } from '../query/planner';
import { parseSort } from '../query/sort';
import type { Range, Store } from '../storage/store';
import { checkCommand } from './check';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  hintedIndex,
  optionalBoolean,
  reading,
  refuseOptions,
} from './context';
import { searchOf } from './find';

/** A command as it is explained: what it searches, and what is done with what it finds. */
interface Explained {
  search: Search;
  /** The stage over the search's own ones. */
  top?: 'COUNT' | 'UPDATE' | 'DELETE';
  /** Only the number of documents matters. */
  counts?: boolean;
  rest?: ParsedStage[];
}

/** The search that a command or its statement describes; the names of all parts but the filter are the same. */
function searchIn(context: Context, source: Doc, filter: string, limit?: number): Search {
  refuseOptions(source);
  return {
    filter: parseFilterArgument(source.get(filter), filter),
    sort: parseSort(source.get('sort')),
    skip: asInteger(source.get('skip')) ?? 0,
    limit: limit ?? (Math.abs(asInteger(source.get('limit')) ?? 0) || Infinity),
    hint: hintedIndex(collectionOf(context), source.get('hint')),
  };
}

/** The only statement of a write command. */
function statementOf(command: Doc, name: 'updates' | 'deletes'): Doc {
  const [statement, ...more] = docsIn(command.get(name), name);
  if (!statement || more.length > 0) throw new CommandError(21, 'explained write batches must be of size 1');
  return statement;
}

const explainable: Record<string, (context: Context) => Explained> = {
  find: (context) => ({ search: searchOf(context) }),
  aggregate: (context) => {
    const { search, rest, source } = readAggregate(context);
    if (source) throw unsupported('explain of $collStats', 'run it');
    return { search, rest, counts: counterOf(rest[0]) !== undefined };
  },
  count: (context) => ({ search: searchIn(context, context.command, 'query'), top: 'COUNT', counts: true }),
  distinct: (context) => ({ search: searchIn(context, context.command, 'query') }),
  update: (context) => {
    const statement = statementOf(context.command, 'updates');
    const limit = optionalBoolean(statement, 'multi') ? Infinity : 1;
    return { search: searchIn(context, statement, 'q', limit), top: 'UPDATE' };
  },
  delete: (context) => ({
    search: searchIn(context, statementOf(context.command, 'deletes'), 'q'),
    top: 'DELETE',
  }),
  findAndModify: (context) => ({
    search: searchIn(context, context.command, 'query', 1),
    top: optionalBoolean(context.command, 'remove') ? 'DELETE' : 'UPDATE',
  }),
};

function scanStage({ index, reverse }: Plan, readsNothing: boolean): Doc {
  if (!index) return doc({ stage: readsNothing ? 'RECORD_STORE_COUNT' : 'COLLSCAN' });
  const scan = doc({
    stage: readsNothing ? 'COUNT_SCAN' : 'IXSCAN',
    keyPattern: index.spec.get('key'),
    indexName: index.name,
    isMultiKey: index.multikey,
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partial !== undefined,
    direction: reverse ? 'backward' : 'forward',
  });
  return readsNothing ? scan : doc({ stage: 'FETCH', inputStage: scan });
}

function planTree(
  plan: Plan | undefined,
  search: Search,
  top: string | undefined,
  readsNothing: boolean,
): Doc {
  if (!plan) return doc({ stage: 'EOF' });
  const scan = scanStage(plan, readsNothing);
  const sorted =
    plan.sorted || readsNothing
      ? scan
      : doc({
          stage: 'SORT',
          sortPattern: new Map(
            search.sort.map(({ path, descending }) => [path, integer(descending ? -1 : 1)]),
          ),
          inputStage: scan,
        });
  return top ? doc({ stage: top, inputStage: sorted }) : sorted;
}

/** A store that counts what is read from it. */
function watched(store: Store, usesIndex: boolean) {
  const examined = { keys: 0, documents: 0 };
  const watching: Store = {
    ...store,
    get: (key) => {
      examined.documents += 1;
      return store.get(key);
    },
    *range(range: Range) {
      for (const entry of store.range(range)) {
        if (usesIndex) examined.keys += 1;
        else examined.documents += 1;
        yield entry;
      }
    },
  };
  return { examined, store: watching };
}

interface Planned extends Explained {
  plan: Plan | undefined;
  /** The number of documents, where it is known without reading them. */
  unread: number | undefined;
}

/** Runs the search alone, without changing anything, and says what that took. */
function* executionStats(
  context: Context,
  { search, top, plan, unread }: Planned,
  tree: Doc,
): Generator<undefined, Doc> {
  const start = performance.now();
  const { examined, store } = watched(context.store, plan?.index !== undefined);
  let found = unread ?? 0;
  if (unread === undefined)
    for (const row of findRows(store, collectionOf(context), search)) {
      if (row) found += 1;
      yield undefined;
    }
  else if (plan?.index) examined.keys = unread;
  const nReturned = integer(top ? 0 : found);
  return doc({
    executionSuccess: true,
    nReturned,
    executionTimeMillis: integer(Math.round(performance.now() - start)),
    totalKeysExamined: integer(examined.keys),
    totalDocsExamined: integer(examined.documents),
    executionStages: new Map([
      ...tree,
      ...doc({ nReturned, nCounted: top === 'COUNT' ? integer(found) : undefined }),
    ]),
  });
}

const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Which index serves a command, in the shape of MongoDB's plans, and what its search reads and finds. */
export const explain = reading('explain verbosity', function* (context) {
  const command = context.command.get('explain');
  if (!isDoc(command)) throw failedToParse("BSON field 'explain' must be an object");
  const verbosity = context.command.get('verbosity') ?? 'allPlansExecution';
  if (typeof verbosity !== 'string' || !verbosities.includes(verbosity))
    throw badValue(`verbosity string must be one of ${verbosities.join(', ')}`);
  const { name } = checkCommand(command);
  const explained = Object.hasOwn(explainable, name) ? explainable[name] : undefined;
  if (!explained) throw unsupported(`explain of ${name}`, 'explain a find with the same filter and sort');
  const inner: Context = { ...context, command };
  const collection = collectionOf(inner);
  const wanted = explained(inner);
  const { search } = wanted;
  const unread = wanted.counts ? countUnread(context.store, collection, search) : undefined;
  const sort = wanted.counts ? [] : search.sort;
  const plan = collection && planQuery(collection, search.filter, sort, search.hint);
  const tree = planTree(plan, search, wanted.top, unread !== undefined);
  const namespace = `${context.db}.${collectionName(inner)}`;
  const result = doc({
    queryPlanner: doc({ namespace, winningPlan: tree, rejectedPlans: [] }),
    executionStats:
      verbosity === 'queryPlanner'
        ? undefined
        : yield* executionStats(inner, { ...wanted, plan, unread }, tree),
  });
  const rest = wanted.rest ?? [];
  const stages = [doc({ $cursor: result }), ...rest.map((stage) => doc({ [stage.name]: stage.argument }))];
  return doc({
    explainVersion: '1',
    ...(rest.length > 0 ? { stages } : Object.fromEntries(result)),
    command,
    ok: 1,
  });
});
