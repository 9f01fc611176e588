import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup, writeBackup } from '../src/backup/index';
import { encode } from '../src/bson/encode';
import { asInteger, doc, integer, isDoc, type Value } from '../src/bson/values';
import { checkFolder } from '../src/check/index';
import { unless } from '../src/errors';
import { Executor } from '../src/net/executor';
import { DamagedStoreError } from '../src/storage/damage';
import { openStore, storeFile } from '../src/storage/store';
import { newFolder, withServer } from './running-server';

const trials = 60;
const size = 400;

const student = (n: number) => ({
  _id: n,
  no: `N-${n}`,
  name: `student ${(n * 7919) % 1009}`,
  left: n % 5 === 0,
  fees:
    n % 7 === 0
      ? [
          { no: `R${n}`, paise: n * 100 },
          { no: `S${n}`, paise: 5 },
        ]
      : [],
  picture: n % 40 === 0 ? 'p'.repeat(9000) : '',
  address: 'x'.repeat(150),
});

/** Numbers that are the same for the same seed. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const refusal = 'refused with 301';

/** What reading a store gives: all documents by a scan, and each by its `_id`; a text for what is refused. */
async function readAll(folder: string): Promise<{ scan: string; ids: string[] }> {
  const notStarted = { scan: refusal, ids: Array.from({ length: size }, () => refusal) };
  // A name stands in keys of an index too, and the page with the first of them is looked at before LMDB opens the file.
  const store = unless(DamagedStoreError, () => openStore(folder));
  if (!store) return notStarted;
  try {
    const executor = unless(DamagedStoreError, () => new Executor(store));
    // It reads the catalogue and the last document; where these are not whole, an office does not start.
    if (!executor) return notStarted;
    const ask = async (command: Record<string, Value>): Promise<string> => {
      const reply = await executor.run(doc({ find: 'students', ...command, $db: 'school' }), 1);
      if (reply.get('ok') !== 1) return `refused with ${String(asInteger(reply.get('code')))}`;
      const cursor = reply.get('cursor');
      return isDoc(cursor) ? encode(cursor).toString('hex') : 'no cursor';
    };
    const scan = await ask({ batchSize: integer(10_000) });
    const ids: string[] = [];
    for (let n = 0; n < size; n += 1) ids.push(await ask({ filter: doc({ _id: integer(n) }) }));
    return { scan, ids };
  } finally {
    await store.close();
  }
}

describe('one turned bit in the file of a store', () => {
  const home = newFolder();
  const original = join(home, 'original');
  const seed = Number(process.env['FLIP_SEED'] ?? Date.now() % 1_000_000);

  beforeAll(async () => {
    await withServer(original, async (db) => {
      const rows = db.collection<{ _id: number }>('students');
      await rows.createIndexes([
        { key: { no: 1 }, unique: true },
        { key: { left: 1, name: 1 } },
        { key: { 'fees.no': 1 }, unique: true, partialFilterExpression: { 'fees.0': { $exists: true } } },
      ]);
      for (let n = 0; n < size; n += 20)
        await rows.insertMany(Array.from({ length: 20 }, (_, at) => student(n + at)));
    });
  }, 20_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it(`is never read as data, and no backup holds it (${trials} trials from seed ${seed})`, async () => {
    const random = generator(seed);
    const right = await readAll(original);
    const bytes = readFileSync(join(original, storeFile));
    const told = { unharmed: 0, found: 0, wrong: [] as string[] };
    for (let trial = 0; trial < trials; trial += 1) {
      const folder = join(home, `trial-${trial}`);
      const bit = random(bytes.length * 8);
      cpSync(original, folder, { recursive: true });
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      writeFileSync(join(folder, storeFile), changed);

      const { problems } = await checkFolder(folder);
      const file = join(home, `${trial}.backup`);
      const backup = await writeBackup({ dataDir: folder, file }).catch(() => undefined);
      if (problems.length > 0) {
        told.found += 1;
        if (backup) told.wrong.push(`bit ${bit}: a backup of what is damaged`);
      } else {
        // Nothing is wrong: then everything reads as before, and so does what its backup restores.
        told.unharmed += 1;
        const restored = join(home, `restored-${trial}`);
        await restoreBackup({ file, folder: restored, database: 'database' });
        for (const [what, place] of [
          ['a read', folder],
          ['a restored backup', join(restored, 'database')],
        ] as const)
          if (JSON.stringify(await readAll(place)) !== JSON.stringify(right))
            told.wrong.push(`bit ${bit}: ${what}`);
      }
      rmSync(folder, { recursive: true, force: true });
    }
    expect(told.wrong).toEqual([]);
    // Some bits lie in pages that nothing uses.
    expect(told.found).toBeGreaterThan(trials / 6);
  }, 120_000);

  it(`in a value is refused where the office reads it without a check (${trials} trials from seed ${seed})`, async () => {
    const random = generator(seed + 1);
    const right = await readAll(original);
    const bytes = readFileSync(join(original, storeFile));
    const marks = ['student ', 'N-', 'x'.repeat(20), 'p'.repeat(20)];
    const places: number[] = [];
    for (const mark of marks)
      for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 40)) places.push(at);
    const wrong: string[] = [];
    let refused = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const folder = join(home, `value-${trial}`);
      cpSync(original, folder, { recursive: true });
      const at = (places[random(places.length)] ?? 0) + random(8);
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << random(8)), at);
      writeFileSync(join(folder, storeFile), changed);
      const read = await readAll(folder);
      const isRight = (text: string, wanted: string | undefined) => text === wanted || text === refusal;
      if (!isRight(read.scan, right.scan)) wrong.push(`byte ${at}: the scan`);
      read.ids.forEach((text, n) => isRight(text, right.ids[n]) || wrong.push(`byte ${at}: _id ${n}`));
      refused += read.scan === refusal ? 1 : 0;
      rmSync(folder, { recursive: true, force: true });
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  }, 120_000);

  /** What an office reads along an index. */
  const questionsAbout = (name: string): Record<string, Record<string, Value>> => {
    const hint = 'left_1_name_1';
    const find = { find: 'students', batchSize: integer(10_000), hint };
    const filter = doc({ left: false });
    const backward = doc({ left: integer(-1), name: integer(-1) });
    const page = { filter, limit: integer(10) };
    return {
      'the whole index': find,
      'the whole index, backward': { ...find, sort: backward },
      'those who are present': { ...find, filter },
      'those who have left': { ...find, filter: doc({ left: true }) },
      'whoever bears the name': { ...find, filter: doc({ left: doc({ $in: [false, true] }), name }) },
      'a later page of those who are present': { ...find, ...page, skip: integer(200) },
      'the last page of those who are present, backward': {
        ...find,
        ...page,
        sort: backward,
        skip: integer(310),
      },
      'how many there are': { count: 'students', hint },
    };
  };

  /** The answers to them; none where the office does not start. */
  async function answersOf(folder: string, name: string): Promise<Record<string, string>> {
    const store = unless(DamagedStoreError, () => openStore(folder));
    if (!store) return {};
    try {
      const executor = new Executor(store);
      const answers: Record<string, string> = {};
      for (const [way, command] of Object.entries(questionsAbout(name))) {
        const reply = await executor.run(doc({ ...command, $db: 'school' }), 1);
        answers[way] =
          reply.get('ok') === 1
            ? encode(reply).toString('hex')
            : `refused with ${String(asInteger(reply.get('code')))}`;
      }
      return answers;
    } finally {
      await store.close();
    }
  }

  const lists = ['the whole index', 'the whole index, backward', 'those who are present'];
  // Whether a shorter list meets a damaged key, and a count that reads none is wrong, depends on where the key lies.
  it.each([
    { title: 'the end of a list', byte: 1, value: 2, meets: [...lists, 'how many there are'] },
    { title: 'the beginning of a list', byte: 0, value: 3, meets: lists },
  ])(
    'in the key of an index entry does not pass for $title',
    async ({ byte, value, meets }) => {
      const bytes = readFileSync(join(original, storeFile));
      // An entry's key: its kind, the index in four bytes, what the field `left` and the name are.
      const kindOfEntry = Buffer.of(4, 0, 0, 0);
      const places: { readonly at: number; readonly name: string }[] = [];
      for (let at = bytes.indexOf('student '); at >= 0; at = bytes.indexOf('student ', at + 40)) {
        const from = bytes.lastIndexOf(kindOfEntry, at);
        const name = bytes.toString('latin1', at, bytes.indexOf(0, at));
        if (at - from <= 8) places.push({ at: from + byte, name });
      }
      const wrong: string[] = [];
      const refused = new Set<string>();
      for (const [trial, { at, name }] of places.filter((_, n) => n % 9 === 0).entries()) {
        const folder = join(home, `key-${trial}`);
        cpSync(original, folder, { recursive: true });
        const changed = Buffer.from(bytes);
        changed.writeUInt8(value, at);
        writeFileSync(join(folder, storeFile), changed);
        const right = await answersOf(original, name);
        for (const [way, answer] of Object.entries(await answersOf(folder, name))) {
          if (answer === refusal) refused.add(way);
          else if (answer !== right[way]) wrong.push(`byte ${at}: ${way}`);
        }
        rmSync(folder, { recursive: true, force: true });
      }
      expect(wrong).toEqual([]);
      expect([...refused]).toEqual(expect.arrayContaining(meets));
    },
    120_000,
  );

  /** What becomes of a student with a number that there is already. */
  async function secondOf(folder: string, no: string): Promise<string> {
    const store = unless(DamagedStoreError, () => openStore(folder));
    if (!store) return refusal;
    try {
      const command = { insert: 'students', documents: [doc({ _id: size, no })], $db: 'school' };
      const reply = await new Executor(store).run(doc(command), 1);
      if (reply.get('ok') !== 1) return `refused with ${String(asInteger(reply.get('code')))}`;
      return reply.has('writeErrors') ? 'a duplicate' : 'let in';
    } finally {
      await store.close();
    }
  }

  it('in the key of a unique index lets no second student with the same number in', async () => {
    const bytes = readFileSync(join(original, storeFile));
    const kindOfEntry = Buffer.of(4, 0, 0, 0);
    const places: { readonly at: number; readonly no: string }[] = [];
    for (let at = bytes.indexOf('N-'); at >= 0; at = bytes.indexOf('N-', at + 4))
      if (at - bytes.lastIndexOf(kindOfEntry, at) <= 8)
        places.push({ at, no: bytes.toString('latin1', at, bytes.indexOf(0, at)) });
    const ends = new Map<string, string[]>();
    // Larger than all numbers, and smaller.
    for (const value of ['n', '-'])
      for (const [trial, { at, no }] of places.filter((_, n) => n % 19 === 0).entries()) {
        const folder = join(home, `unique-${value}-${trial}`);
        cpSync(original, folder, { recursive: true });
        const changed = Buffer.from(bytes);
        changed.write(value, at);
        writeFileSync(join(folder, storeFile), changed);
        const end = await secondOf(folder, no);
        ends.set(end, [...(ends.get(end) ?? []), `${value} at ${at}`]);
        rmSync(folder, { recursive: true, force: true });
      }
    expect(ends.get('let in')).toBeUndefined();
    expect(ends.get(refusal)?.length).toBeGreaterThan(10);
  }, 120_000);
});
