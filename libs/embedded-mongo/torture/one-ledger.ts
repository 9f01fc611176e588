import type { Collection, Db } from 'mongodb';
import { ledger } from './collections';
import { type LedgerLine, newLine } from './documents';
import type { Change, ClientModel } from './model';
import { duplicate, type Maker, type Operation, reading } from './operation';
import { anySlot } from './students';

const longestLedger = 30;

const ledgerOf = (db: Db): Collection<LedgerLine> => db.collection<LedgerLine>(ledger);

const becomes = (line: LedgerLine): Change => ({ collection: ledger, id: line._id, after: line });

/** The lines of a student's ledger, in their order. */
const linesOf = (model: ClientModel, student: string): LedgerLine[] =>
  model
    .all<LedgerLine>(ledger)
    .filter((line) => line.student === student)
    .sort((one, other) => one.seq - other.seq);

const lastNumber = (model: ClientModel): number =>
  Math.max(0, ...model.all<LedgerLine>(ledger).map(({ book }) => book?.number ?? 0));

const bookNameOf = ({ client }: ClientModel): string => `book-${client}`;

function forget(model: ClientModel, student: string): Operation {
  const gone = linesOf(model, student);
  return {
    text: `forget the ledger of ${student}`,
    run: async (db) => (await ledgerOf(db).deleteMany({ student })).deletedCount,
    changes: gone.map(({ _id }) => ({ collection: ledger, id: _id, after: undefined })),
    parts: 'each',
    answer: gone.length,
  };
}

/**
 * Takes money as the app does: the past months and the numbered payment in one ordered insert. Computed from an older ledger, it
 * is refused at its first line; with a number already used, it is refused after its months.
 */
const pay: Maker = (circumstances) => {
  const { random, model, number } = circumstances;
  const student = anySlot(circumstances);
  const before = linesOf(model, student);
  if (before.length >= longestLedger) return forget(model, student);
  const isStale = before.length > 0 && random.chance(10);
  const last = lastNumber(model);
  const isTaken = !isStale && last > 0 && random.chance(10);
  const from = before.length - (isStale ? 1 : 0);
  const months = Array.from({ length: random.below(3) }, (_, at) =>
    newLine(random, model.client, { student, seq: from + at + 1, number }),
  );
  const book = { bookName: bookNameOf(model), book: { number: isTaken ? last : last + 1 } };
  const payment = newLine(random, model.client, { student, seq: from + months.length + 1, number, ...book });
  const lines = [...months, payment];
  return {
    text: `pay ${payment._id}${isStale ? ', too late' : ''}${isTaken ? ', with a number that is taken' : ''}`,
    run: (db) => ledgerOf(db).insertMany(lines, { ordered: true }),
    changes: (isStale ? [] : isTaken ? months : lines).map(becomes),
    parts: 'steps',
    refusal: isStale || isTaken ? duplicate : undefined,
  };
};

/** Closes a drawer as the app does: all payments not closed yet. */
const close: Maker = ({ model, number }) => {
  const waiting = model.all<LedgerLine>(ledger).filter((line) => line.book && line.closing === undefined);
  return {
    text: `close over ${waiting.length} payments`,
    run: async (db) =>
      (
        await ledgerOf(db).updateMany(
          { owner: model.client, book: { $exists: true }, closing: { $exists: false } },
          { $set: { closing: number } },
        )
      ).modifiedCount,
    changes: waiting.map((line) => becomes({ ...line, closing: number })),
    parts: 'each',
    answer: waiting.length,
  };
};

const inOrder: Maker = (circumstances) => {
  const student = anySlot(circumstances);
  return reading(`the ledger of ${student}`, linesOf(circumstances.model, student), (db) =>
    ledgerOf(db).find({ student }).sort({ seq: 1 }).toArray(),
  );
};

const lastOfBook: Maker = ({ model }) => {
  const bookName = bookNameOf(model);
  return reading(`the last number of ${bookName}`, lastNumber(model), async (db) => {
    const [line] = await ledgerOf(db)
      .find({ $and: [{ bookName }, { bookName: { $exists: true } }] })
      .sort({ 'book.number': -1 })
      .limit(1)
      .toArray();
    return line?.book?.number ?? 0;
  });
};

/** The operations of clients on the one ledger, and their weights. */
export const oneLedgerOperations: readonly (readonly [number, Maker])[] = [
  [14, pay],
  [2, close],
  [4, inOrder],
  [2, lastOfBook],
];
