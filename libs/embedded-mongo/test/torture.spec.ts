import { rmSync } from 'node:fs';
import { Executor } from '../src/net/executor';
import { doc, integer } from '../src/bson/values';
import { entriesOf } from '../src/storage/keys';
import { openStore } from '../src/storage/open-store';
import { claims, students } from '../torture/collections';
import { compareDocuments } from '../torture/compare';
import type { Stored } from '../torture/documents';
import { readFolder } from '../torture/folder';
import { ClientModel, hashOf, keyOf } from '../torture/model';
import { notOfOneMoment } from '../torture/moment';
import { Random } from '../torture/random';
import { newFolder } from './running-server';

const document = (_id: string, owner = 0): Stored => ({ _id, owner });
const inserted = (id: string, owner = 0) => ({ collection: students, id, after: document(id, owner) });
const removed = (id: string) => ({ collection: students, id, after: undefined });
const copyOf = (...ids: string[]) =>
  new Map(ids.map((id) => [keyOf(students, id), hashOf(students, document(id, Number(id[0])))]));

/** Client 0 stores a, then b and c together, then removes a and b; client 1 stores one document early. */
function history(): ClientModel[] {
  const [first, second] = [new ClientModel(0), new ClientModel(1)];
  first.apply([inserted('0a')], 'whole', 10, 20);
  first.apply([inserted('0b'), inserted('0c')], 'steps', 30, 40);
  first.apply([removed('0a'), removed('0b')], 'each', 50, 60);
  second.apply([inserted('1a', 1)], 'whole', 12, 14);
  return [first, second];
}

describe('what the torture compares', () => {
  it.each([
    ['everything at the end', 70, ['0c'], ['1a']],
    ['before a write that was under way', 10, [], ['1a']],
    ['after it, while it was under way', 10, ['0a'], ['1a']],
    ['between two documents of a list', 25, ['0a', '0b'], ['1a']],
    ['one of two that go together, whichever', 45, ['0b', '0c'], ['1a']],
  ])('takes a copy for a moment: %s', (_, from, first, second) => {
    expect(
      notOfOneMoment(history(), [copyOf(...first), copyOf(...second)], { from, until: 100 }),
    ).toBeUndefined();
  });

  it.each([
    ['a document is lost', 65, 100, ['0a', '0c'], ['1a'], 'client 0'],
    ['nothing is there', 65, 100, [], [], 'client 0'],
    ['one that nobody stored', 65, 100, ['0c', '0x'], ['1a'], '0x'],
    ['a list in another order', 25, 45, ['0a', '0c'], ['1a'], 'different moments'],
    ['what was before the copy began', 30, 100, [], ['1a'], 'client 0'],
    ['two clients at moments that were never one', 5, 100, ['0a', '0b'], [], 'a moment of its own'],
  ])('does not take a copy for a moment: %s', (_, from, until, first, second, wrong) => {
    expect(notOfOneMoment(history(), [copyOf(...first), copyOf(...second)], { from, until })).toContain(
      wrong,
    );
  });

  it.each([
    ['is gone', [document('a')], 'b is not there'],
    ['came twice', [document('a'), document('b'), document('b')], 'b came twice'],
    ['is one too many', [document('a'), document('b'), document('c')], 'c is there and must not be'],
    ['is another one', [document('a'), document('b', 7)], 'b is not what it must be'],
  ])('finds that a document %s', (_, found, wrong) => {
    const expected = new Map(['a', 'b'].map((id) => [id, hashOf(claims, document(id))]));
    expect(() => compareDocuments('in a test', claims, expected, found)).toThrow(wrong);
  });

  it('finds one missing entry of one index', async () => {
    const folder = newFolder();
    const store = openStore(folder);
    const executor = new Executor(store);
    const documents = [1, 2, 3].map((n) => doc({ _id: integer(n), tags: ['a', 'b'] }));
    const indexes = [doc({ key: doc({ tags: integer(1) }), name: 'tags_1' })];
    await executor.run(doc({ createIndexes: 'students', indexes, $db: 'school' }), 1);
    await executor.run(doc({ insert: 'students', documents, $db: 'school' }), 1);
    expect((await readFolder(folder)).get('students')).toHaveLength(3);
    const [entry] = [...store.range({ ...entriesOf(3), limit: 1 })];
    store.transaction(() => entry && store.remove(Buffer.from(entry.key)));
    await expect(readFolder(folder)).rejects.toThrow('tags_1');
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does the same again with the same seed, and something else with another', () => {
    const draw = (seed: string) =>
      Array.from({ length: 20 }, (_, n) => new Random(seed, 'client', 1, n).next());
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
});
