import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import type { MigrationTask } from './migration';

/** How many documents are changed by one call: a second of work at most, and a few megabytes of documents. */
const BATCH = 500;

interface Change<Stored extends mongo.Document> {
  readonly collection: string;
  /** Matches the documents that lack the change and none that has it, so that none is changed twice; or all, by `{}`. */
  readonly lacking: mongo.Filter<mongo.Document>;
  /** The paths of a document that the change reads; none when left out. */
  readonly reads?: readonly string[];
  /** @returns undefined for a document that stays as it is */
  readonly change: (document: Stored) => mongo.UpdateFilter<mongo.Document> | undefined;
}

/** Changes all documents of a collection that lack a change, batch by batch, in the order of their ids. */
export async function changeAll<Stored extends mongo.Document>(
  { db, goOn }: Pick<MigrationTask, 'db' | 'goOn'>,
  { collection, lacking, reads = [], change }: Change<Stored>,
): Promise<void> {
  const documents = db.collection(collection);
  const projection = Object.fromEntries(['_id', ...reads].map((path) => [path, 1]));
  const all = await throughRestarts(() => documents.countDocuments(lacking));
  const read = (filter: mongo.Filter<mongo.Document>) =>
    throughRestarts(() => documents.find(filter, { projection }).sort({ _id: 1 }).limit(BATCH).toArray());
  const readAfter = (last: mongo.WithId<mongo.Document> | undefined) =>
    last ? read({ ...lacking, _id: { $gt: last._id } }) : read(lacking);
  let batch = await readAfter(undefined);
  for (let done = 0; batch.length > 0; batch = await readAfter(batch.at(-1))) {
    await goOn(done, all);
    const updates = batch.flatMap((document) => {
      const update = change(document as mongo.Document as Stored);
      return update ? [{ updateOne: { filter: { ...lacking, _id: document._id }, update } }] : [];
    });
    if (updates.length > 0) await throughRestarts(() => documents.bulkWrite(updates, { ordered: false }));
    done += batch.length;
  }
}
