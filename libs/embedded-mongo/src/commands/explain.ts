import { doc, integer, isDoc, type Doc } from '../bson/values';
import { failedToParse, unsupported } from '../errors';
import { findRows } from '../query/find-rows';
import { planQuery } from '../query/planner';
import { collectionName, collectionOf, type Context, reading } from './context';
import { find, searchOf } from './find';
import { refuseUnknown } from './write';

const generic = ['$db', '$readPreference', 'lsid', 'comment', 'maxTimeMS', 'readConcern'];

/** Which index serves a find, in the shape of MongoDB's plans, and how many documents it gives. */
export const explain = reading('explain verbosity', function* (context) {
  const command = context.command.get('explain');
  if (!isDoc(command)) throw failedToParse("BSON field 'explain' must be an object");
  if (!command.has('find'))
    throw unsupported('explain of anything but find', 'explain a find with the same filter and sort');
  refuseUnknown(command, new Set([...find.fields, ...generic]), 'find');
  const inner: Context = { ...context, command };
  const search = searchOf(inner);
  const collection = collectionOf(inner);
  let nReturned = 0;
  for (const row of findRows(context.store, collection, search)) {
    if (row) nReturned += 1;
    yield undefined;
  }
  const plan = collection && planQuery(collection, search.filter, search.sort, search.hint);
  const namespace = `${context.db}.${collectionName(inner)}`;
  const winningPlan = plan ? stages(plan.index?.spec, plan.sorted) : doc({ stage: 'EOF' });
  return doc({
    explainVersion: '1',
    queryPlanner: doc({ namespace, winningPlan, rejectedPlans: [] }),
    executionStats: doc({ executionSuccess: true, nReturned: integer(nReturned) }),
    ok: 1,
  });
});

function stages(index: Doc | undefined, sorted: boolean): Doc {
  const source = index
    ? doc({
        stage: 'FETCH',
        inputStage: doc({ stage: 'IXSCAN', indexName: index.get('name'), keyPattern: index.get('key') }),
      })
    : doc({ stage: 'COLLSCAN' });
  return sorted ? source : doc({ stage: 'SORT', inputStage: source });
}
