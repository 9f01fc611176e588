import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asText, doc, integer, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';

const names = ['Aarav Sharma', 'Diya Patel', 'Kabir Singh'];
const numbers = ['N-000100', 'N-000105', 'N-000110'];

/** Three students, of whom something is changed directly in the file. */
describe('a store whose file something else changed', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'school' }), 1);
  const open = () => {
    store = openStore(folder);
    executor = new Executor(store);
  };

  /** Replaces bytes everywhere in the file with others of the same length. */
  async function exchange(from: Buffer, to: Buffer): Promise<void> {
    await store.close();
    const file = join(folder, storeFile);
    const bytes = readFileSync(file);
    let found = 0;
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1), found += 1)
      to.copy(bytes, at);
    expect(found).toBeGreaterThan(0);
    writeFileSync(file, bytes);
    open();
  }

  beforeEach(async () => {
    folder = newFolder();
    open();
    const indexes = [doc({ key: doc({ no: integer(1) }), name: 'no', unique: true })];
    await run({ createIndexes: 'students', indexes });
    const documents = names.map((name, at) => doc({ _id: integer(at), name, no: numbers[at] }));
    expect((await run({ insert: 'students', documents })).get('ok')).toBe(1);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function expectRefused(place: string, command: Record<string, Value>): Promise<void> {
    const reply = await run(command);
    const text = asText(reply.get('errmsg'));
    expect(reply.get('code')).toEqual(integer(301));
    expect(text).toContain(`the embedded database is damaged: ${place}`);
    for (const secret of [...names, ...numbers]) expect(text).not.toContain(secret);
  }

  const second = doc({ _id: integer(1) });
  const update = (q: Doc) => ({
    update: 'students',
    updates: [doc({ q, u: doc({ $set: doc({ left: true }) }) })],
  });
  const remove = (q: Doc) => ({ delete: 'students', deletes: [doc({ q, limit: integer(1) })] });

  it.each<[string, Record<string, Value>]>([
    ['a scan', { find: 'students' }],
    ['a search by _id', { find: 'students', filter: second }],
    ['a search by an index', { find: 'students', filter: doc({ no: 'N-000105' }) }],
    ['a count that reads', { count: 'students', query: doc({ name: 'Diya Patel' }) }],
    ['an update', update(second)],
    ['a delete', remove(second)],
    [
      'a new index',
      { createIndexes: 'students', indexes: [doc({ key: doc({ name: integer(1) }), name: 'n' })] },
    ],
  ])('a name in a row: %s is refused, and says which row', async (_, command) => {
    await exchange(Buffer.from('Diya Patel'), Buffer.from('Diya Qatel'));
    await expectRefused('row 2 of school.students: what is stored there is not what was written', command);
    const others = await run({ find: 'students', filter: doc({ _id: integer(2) }) });
    expect(others.get('ok')).toBe(1);
    expect((await run(update(doc({ _id: integer(2) })))).get('ok')).toBe(1);
  });

  it('a key in an index: a search that meets it, and a new document with that key, are refused', async () => {
    const key = (text: string) => Buffer.from(`${text}\0`);
    await exchange(key('N-000105'), key('N-000106'));
    const place = 'the entry of row 2 in the index no of school.students';
    await expectRefused(place, { find: 'students', filter: doc({ no: 'N-000106' }) });
    await expectRefused(place, { find: 'students', filter: doc({ no: doc({ $gt: 'N' }) }) });
    await expectRefused(place, { insert: 'students', documents: [doc({ no: 'N-000106' })] });
  });

  it('a row under the key of another: it is refused there too', async () => {
    const row = (n: number) => Buffer.from([3, 0, 0, 0, 1, 0, 0, 0, 0, 0, n]);
    expect((await run(remove(second))).get('ok')).toBe(1);
    await exchange(row(1), row(2));
    await expectRefused('row 2 of school.students', { find: 'students' });
    const first = doc({ _id: integer(0) });
    await expectRefused('the entry of row 1 in the index _id_', { find: 'students', filter: first });
  });

  it('a record of the catalogue: the store is not opened', async () => {
    await expect(exchange(Buffer.from('school.students'), Buffer.from('school.studentz'))).rejects.toThrow(
      'what is stored there is not what was written',
    );
  });
});
