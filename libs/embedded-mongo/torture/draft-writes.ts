import type { Collection, Db } from 'mongodb';
import { draftIndexes, draftsOf, type NamedIndex, passingIndexes, students } from './collections';
import { type Draft, idOf, newDraft } from './documents';
import type { Change, ClientModel } from './model';
import { duplicate, type Maker, type Operation, reading } from './operation';

const slots = 60;
const indexNotFound = 27;
const namespaceNotFound = 26;

const collectionOf = (db: Db, model: ClientModel): Collection<Draft> =>
  db.collection<Draft>(draftsOf(model.client));
const all = (model: ClientModel): Draft[] => model.all<Draft>(draftsOf(model.client));
const indexesOf = (model: ClientModel) => model.indexes.get(draftsOf(model.client));
const isUnique = (model: ClientModel): boolean => indexesOf(model)?.some(({ unique }) => unique) ?? false;

const becomes = (model: ClientModel, draft: Draft): Change => ({
  collection: draftsOf(model.client),
  id: draft._id,
  after: draft,
});

const goes = (model: ClientModel, id: string): Change => ({
  collection: draftsOf(model.client),
  id,
  after: undefined,
});

/** Whether a document may have this code by the unique index, if there is one. */
const isFree = (model: ClientModel, code: number, id: string, others: readonly Draft[] = []): boolean =>
  !isUnique(model) || ![...all(model), ...others].some((draft) => draft.code === code && draft._id !== id);

/** A write creates the collection if it is missing. */
const made = (model: ClientModel): Operation['indexes'] => ({
  collection: draftsOf(model.client),
  after: indexesOf(model) ?? [],
});

const insertMany: Maker = ({ random, model }) => {
  const numbers = random.some(
    Array.from({ length: slots }, (_, slot) => slot),
    random.between(1, 6),
  );
  const drafts = numbers.map((slot) => newDraft(random, model.client, slot));
  const refused = drafts.findIndex(
    ({ _id, code }, at) =>
      model.get(draftsOf(model.client), _id) !== undefined || !isFree(model, code, _id, drafts.slice(0, at)),
  );
  const stored = refused < 0 ? drafts : drafts.slice(0, refused);
  return {
    text: `insertMany drafts ${drafts.map(({ _id, code }) => `${_id} (${code})`).join(' ')}`,
    run: (db) => collectionOf(db, model).insertMany(drafts),
    changes: stored.map((draft) => becomes(model, draft)),
    parts: 'steps',
    refusal: refused < 0 ? undefined : duplicate,
    indexes: made(model),
  };
};

const renumber: Maker = ({ random, model }) => {
  const id = idOf(model.client, random.below(slots));
  const draft = model.get(draftsOf(model.client), id) as Draft | undefined;
  const code = random.below(200);
  const isAllowed = !draft || isFree(model, code, id);
  return {
    text: `renumber draft ${id} ${code}`,
    run: async (db) =>
      (await collectionOf(db, model).updateOne({ _id: id }, { $set: { code } })).matchedCount,
    changes: draft && isAllowed ? [becomes(model, { ...draft, code })] : [],
    parts: 'whole',
    answer: draft ? 1 : 0,
    refusal: isAllowed ? undefined : duplicate,
  };
};

const tag: Maker = ({ random, model }) => {
  const id = idOf(model.client, random.below(slots));
  const draft = model.get(draftsOf(model.client), id) as Draft | undefined;
  const value = random.below(20);
  const isAdding = random.chance(60);
  const tags = isAdding
    ? [...new Set([...(draft?.tags ?? []), value])]
    : (draft?.tags.filter((other) => other !== value) ?? []);
  // Adding a value that exists keeps the order of the set; a value that was there twice stays twice.
  const kept =
    isAdding && draft?.tags.includes(value) ? draft.tags : isAdding ? [...(draft?.tags ?? []), value] : tags;
  return {
    text: `${isAdding ? 'tag' : 'untag'} draft ${id} ${value}`,
    run: async (db) => {
      const update = isAdding ? { $addToSet: { tags: value } } : { $pull: { tags: value } };
      return (await collectionOf(db, model).updateOne({ _id: id }, update)).matchedCount;
    },
    changes: draft ? [becomes(model, { ...draft, tags: kept })] : [],
    parts: 'whole',
    answer: draft ? 1 : 0,
  };
};

const noteMany: Maker = ({ random, model, number }) => {
  const least = random.below(200);
  const note = `note ${number}`;
  const changed = all(model).filter(({ code }) => code >= least);
  return {
    text: `updateMany drafts from ${least}`,
    run: async (db) =>
      (await collectionOf(db, model).updateMany({ code: { $gte: least } }, { $set: { note } })).matchedCount,
    changes: changed.map((draft) => becomes(model, { ...draft, note })),
    parts: 'each',
    answer: changed.length,
  };
};

const removeMany: Maker = ({ random, model }) => {
  const least = random.between(120, 200);
  const gone = all(model).filter(({ code }) => code >= least);
  return {
    text: `deleteMany drafts from ${least}`,
    run: async (db) => (await collectionOf(db, model).deleteMany({ code: { $gte: least } })).deletedCount,
    changes: gone.map(({ _id }) => goes(model, _id)),
    parts: 'each',
    answer: gone.length,
  };
};

const drop: Maker = ({ model }) => ({
  text: 'drop the drafts',
  run: (db) => collectionOf(db, model).drop(),
  changes: all(model).map(({ _id }) => goes(model, _id)),
  parts: 'whole',
  indexes: { collection: draftsOf(model.client), after: undefined },
});

function build(
  collection: string,
  known: readonly NamedIndex[],
  index: NamedIndex,
  isRefused: boolean,
): Operation {
  const { key, ...options } = index;
  const isThere = known.some(({ name }) => name === index.name);
  return {
    text: `build ${index.name} on ${collection}`,
    run: (db) => db.collection(collection).createIndex(key, options, {}),
    changes: [],
    parts: 'whole',
    refusal: isRefused && !isThere ? duplicate : undefined,
    indexes: { collection, after: isThere || isRefused ? known : [...known, index] },
  };
}

const buildOnDrafts: Maker = ({ random, model }) => {
  const index = random.pick(draftIndexes);
  const codes = all(model).map(({ code }) => code);
  const isRefused = index.unique === true && new Set(codes).size < codes.length;
  return build(draftsOf(model.client), indexesOf(model) ?? [], index, isRefused);
};

function unbuild(
  collection: string,
  known: readonly NamedIndex[] | undefined,
  { name }: NamedIndex,
): Operation {
  const isThere = known?.some((index) => index.name === name);
  return {
    text: `drop ${name} of ${collection}`,
    run: (db) => db.collection(collection).dropIndex(name),
    changes: [],
    parts: 'whole',
    refusal: !known ? namespaceNotFound : isThere ? undefined : indexNotFound,
    indexes: { collection, after: known?.filter((index) => index.name !== name) },
  };
}

const unbuildOnDrafts: Maker = ({ random, model }) =>
  unbuild(draftsOf(model.client), indexesOf(model), random.pick(draftIndexes));

/** The first client changes the indexes of the students while everybody reads and writes. */
const rebuildStudents: Maker = ({ random, model }) => {
  if (model.client !== 0) return reading('nothing to build', null, () => Promise.resolve(null));
  const known = model.indexes.get(students) ?? [];
  const index = random.pick(passingIndexes);
  return known.some(({ name }) => name === index.name)
    ? unbuild(students, known, index)
    : build(students, known, index, false);
};

export const draftWrites: readonly (readonly [number, Maker])[] = [
  [8, insertMany],
  [5, renumber],
  [5, tag],
  [2, noteMany],
  [2, removeMany],
  [1, drop],
  [2, buildOnDrafts],
  [1, unbuildOnDrafts],
  [3, rebuildStudents],
];
