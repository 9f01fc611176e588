import { counterOf, readAggregate } from '../aggregate/aggregate';
import type { ParsedStage } from '../aggregate/pipeline';
import { doc, type Doc, integer, isDoc } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import { countUnread, type Search } from '../query/find-rows';
import { type Plan, planQuery } from '../query/planner';
import { checkCommand } from './check';
import { answering, collectionOf, type Context, docsIn, namespaceOf, optionalBoolean } from './context';
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

/** Which index serves a command, in the shape of MongoDB's plans; nothing is read. */
export const explain = answering('explain verbosity', (outer) => {
  const command = outer.command.get('explain');
  if (!isDoc(command)) throw failedToParse("BSON field 'explain' must be an object");
  if (outer.command.get('verbosity') !== 'queryPlanner')
    throw unsupported('explain that runs the command', "ask with the verbosity 'queryPlanner'");
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
  };
  const stages = [
    doc({ $cursor: doc(result) }),
    ...rest.map((stage) => doc({ [stage.name]: stage.argument })),
  ];
  return doc({ explainVersion: '1', ...(rest.length > 0 ? { stages } : result), command, ok: 1 });
});
