import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../src/bson/decode';
import { asInteger, doc, integer, type Doc, type RawDoc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';

type Fields = Record<string, Value>;

const total = 400;
const key = doc({ a: integer(1) });
const build = { createIndexes: 'c', indexes: [doc({ key, name: 'a_1' })] };
const documents = Array.from({ length: total }, (_, n) => doc({ _id: integer(n), a: integer(n), b: 'x' }));
const matching = doc({ a: doc({ $gte: integer(0) }), b: doc({ $gt: '' }) });
const pipeline = (...stages: Fields[]): Fields => ({
  pipeline: stages.map((stage) => doc(stage)),
  cursor: doc({}),
});
const byGroup = doc({ _id: null, n: doc({ $sum: integer(1) }), all: doc({ $max: '$b' }) });

/** Reads that are long enough for other commands to get a turn, and the place of the number of documents in the answer. */
const reads: Record<string, [command: Fields, found: (reply: Doc) => number | undefined]> = {
  count: [{ count: 'c', query: matching }, (reply) => asInteger(reply.get('n'))],
  'find in the order of the index': [
    { find: 'c', filter: matching, sort: key, batchSize: integer(total + 1) },
    (reply) => batchOf(reply).length,
  ],
  'find in another order': [
    { find: 'c', filter: matching, sort: doc({ b: integer(1) }), batchSize: integer(total + 1) },
    (reply) => batchOf(reply).length,
  ],
  'aggregate that groups': [
    { aggregate: 'c', ...pipeline({ $match: matching }, { $group: byGroup }) },
    (reply) => asInteger(decode(batchOf(reply)[0]?.bytes ?? Buffer.alloc(0)).get('n')),
  ],
};

function batchOf(reply: Doc): RawDoc[] {
  const cursor = reply.get('cursor') as Doc;
  return (cursor.get('firstBatch') ?? cursor.get('nextBatch')) as RawDoc[];
}

/** The commands run meanwhile, and the code of the refusal, if any, for a read by index and for one without. */
const meanwhile: Record<string, [commands: Fields[], byIndex?: number, byCollection?: number]> = {
  'its index is dropped': [[{ dropIndexes: 'c', index: 'a_1' }], 175],
  'its index is dropped and made again': [[{ dropIndexes: 'c', index: 'a_1' }, build], 175],
  'all indexes are dropped': [[{ dropIndexes: 'c', index: '*' }], 175],
  'another index is dropped': [[{ dropIndexes: 'c', index: 'b_1' }]],
  'the collection is dropped': [[{ drop: 'c' }], 175, 175],
  'the collection is dropped and made again': [
    [{ drop: 'c' }, { insert: 'c', documents: [doc({ a: integer(1) })] }, build],
    175,
    175,
  ],
  'the database is dropped': [[{ dropDatabase: integer(1) }], 175, 175],
  'another collection is dropped': [[{ drop: 'other' }]],
  'a drop of its index fails on the disk': [[{ failing: true }, { dropIndexes: 'c', index: 'a_1' }]],
  'a drop of the collection fails on the disk': [[{ failing: true }, { drop: 'c' }]],
  'a drop fails on the disk, and then one does not': [
    [{ failing: true }, { drop: 'c' }, { failing: false }, { dropIndexes: 'c', index: 'a_1' }],
    175,
  ],
};

describe('a read', () => {
  let [folder, isFailing] = ['', false];
  let store: Store;
  let executor: Executor;
  const run = (command: Fields): Promise<Doc> => executor.run(doc({ ...command, $db: 'x' }), 1);
  const done = async (command: Fields) => expect((await run(command)).get('ok')).toBe(1);

  const original = newFolder();
  beforeAll(async () => {
    store = openStore(original);
    executor = new Executor(store);
    await done({ insert: 'c', documents });
    await done({ insert: 'other', documents: [doc({ on: 'all', a: integer(5) })] });
    await done(build);
    await done({ createIndexes: 'c', indexes: [doc({ key: doc({ b: integer(1) }), name: 'b_1' })] });
    await store.close();
  });
  afterAll(() => rmSync(original, { recursive: true }));
  beforeEach(() => {
    folder = newFolder();
    cpSync(join(original, storeFile), join(folder, storeFile));
    store = openStore(folder);
    isFailing = false;
    let step = 5;
    const transaction = <T>(change: () => T): T => {
      step = 0;
      try {
        return store.transaction(() => {
          const result = change();
          if (isFailing) throw new Error('ENOSPC: no space left on device');
          return result;
        });
      } finally {
        step = 5;
      }
    };
    // By this clock each step of a read takes so long that other commands come in between, and a change takes no time.
    let elapsed = 0;
    executor = new Executor({ ...store, transaction }, () => (elapsed += step));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const happen = async (commands: Fields[]) => {
    for (const { failing, ...command } of commands)
      if (typeof failing === 'boolean') isFailing = failing;
      else expect((await run(command)).get('ok')).toBe(isFailing ? 0 : 1);
    isFailing = false;
  };

  const cases = Object.keys(meanwhile).flatMap((change) => [
    ...Object.keys(reads).map((name) => [name, 'a_1', change] as const),
    ['count', { $natural: 1 }, change] as const,
  ]);
  it.each(cases)('%s by %j answers all or says that it cannot while %s', async (name, hint, change) => {
    const [command, found] = reads[name] ?? [{}, () => undefined];
    const [commands, byIndex, byCollection] = meanwhile[change] ?? [[]];
    const hinted = typeof hint === 'string' ? hint : doc({ $natural: integer(1) });
    const code = typeof hint === 'string' ? byIndex : byCollection;
    let isOver = false;
    const reading = run({ ...command, hint: hinted }).finally(() => (isOver = true));
    await happen(commands);
    const wasOver = isOver;
    const reply = await reading;
    if (code !== undefined) expect(reply.get('code')).toEqual(integer(code));
    else expect({ wasOver, found: found(reply) }).toEqual({ wasOver: false, found: total });
  });

  it.each<[string, Fields, Fields[]]>([
    ['whose collection is dropped', {}, [{ drop: 'c' }]],
    ['whose database is dropped', {}, [{ dropDatabase: integer(1) }]],
    ['whose index is dropped', { hint: 'a_1' }, [{ dropIndexes: 'c', index: 'a_1' }]],
    ['that was sorted already', { sort: doc({ n: integer(1) }) }, [{ drop: 'c' }]],
    ['that was not begun', { hint: 'a_1', batchSize: integer(0) }, [{ dropIndexes: 'c', index: 'a_1' }]],
    [
      'that was not begun, and the catalogue is read anew',
      { filter: matching, batchSize: integer(0) },
      [{ failing: true }, { drop: 'other' }, { failing: false }, { dropIndexes: 'c', index: 'a_1' }],
    ],
  ])('by a cursor %s is refused at its next batch', async (_, options, commands) => {
    const opened = await run({ find: 'c', batchSize: integer(1), ...options });
    await happen(commands);
    const getMore = { getMore: (opened.get('cursor') as Doc).get('id') ?? null, collection: 'c' };
    expect((await run(getMore)).get('code')).toEqual(integer(175));
    expect((await run(getMore)).get('code')).toEqual(integer(43));
  });
});
