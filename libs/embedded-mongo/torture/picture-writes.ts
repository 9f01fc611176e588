import type { Collection, Db } from 'mongodb';
import { chunks } from './collections';
import { type Chunk, newChunk } from './documents';
import { duplicate, type Maker, reading } from './operation';

const filesOfAClient = 8;

const chunksOf = (db: Db): Collection<Chunk> => db.collection<Chunk>(chunks);

const fileOf = (client: number, slot: number): string => `picture-${client}-${slot}`;

const store: Maker = ({ random, model }) => {
  const file = fileOf(model.client, random.below(filesOfAClient));
  const made = Array.from({ length: random.between(1, 3) }, (_, n) =>
    newChunk(random, model.client, file, n),
  );
  const refused = made.findIndex(({ _id }) => model.get(chunks, _id) !== undefined);
  const stored = refused < 0 ? made : made.slice(0, refused);
  return {
    text: `store ${file} in ${made.length} parts`,
    run: (db) => chunksOf(db).insertMany(made),
    changes: stored.map((chunk) => ({ collection: chunks, id: chunk._id, after: chunk })),
    parts: 'steps',
    refusal: refused < 0 ? undefined : duplicate,
  };
};

/** Replaces the bytes of a part with new ones of another length. */
const rewrite: Maker = ({ random, model }) => {
  const file = fileOf(model.client, random.below(filesOfAClient));
  const fresh = newChunk(random, model.client, file, random.below(2));
  const before = model.get(chunks, fresh._id);
  return {
    text: `rewrite ${fresh._id}`,
    run: async (db) => {
      const { matchedCount } = await chunksOf(db).updateOne(
        { _id: fresh._id },
        { $set: { data: fresh.data } },
      );
      return matchedCount;
    },
    changes: before ? [{ collection: chunks, id: fresh._id, after: fresh }] : [],
    parts: 'whole',
    answer: before ? 1 : 0,
  };
};

const remove: Maker = ({ random, model }) => {
  const file = fileOf(model.client, random.below(filesOfAClient));
  const gone = model.all<Chunk>(chunks).filter(({ files_id }) => files_id === file);
  return {
    text: `remove ${file}`,
    run: async (db) => (await chunksOf(db).deleteMany({ files_id: file })).deletedCount,
    changes: gone.map(({ _id: id }) => ({ collection: chunks, id, after: undefined })),
    parts: 'each',
    answer: gone.length,
  };
};

const read: Maker = ({ random, model }) => {
  const file = fileOf(model.client, random.below(filesOfAClient));
  const parts = model.all<Chunk>(chunks).filter(({ files_id }) => files_id === file);
  return reading(
    `read ${file}`,
    parts.sort((a, b) => a.n - b.n),
    (db) => chunksOf(db).find({ files_id: file }).sort({ n: 1 }).toArray(),
  );
};

export const pictureOperations: readonly (readonly [number, Maker])[] = [
  [5, store],
  [4, rewrite],
  [3, remove],
  [3, read],
];
