import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  entryKinds,
  lateness,
  owedAges,
  type DefaultersOfAge,
  type Lateness,
  type OwedByAge,
} from '@school/domain';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { LEDGER, type StoredEntry } from '../ledger/ledger.schema';
import {
  OWED,
  OWED_GROUP,
  RECKONED_LEDGERS,
  type OwedGroupRecord,
  type OwedRecord,
  type Place,
  type ReckonedLedgers,
} from './owed.schema';
import { groupOf, type Seen } from './reckon';

type Sums = OwedByAge & { readonly _id: Lateness; readonly students: number };

const DAY = 86_400_000;
const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** A student whom a day's reckoning leaves out of date no more. */
export interface Reckoned {
  readonly _id: Types.ObjectId;
  /** What `reckoned` was when the student was read. */
  readonly mark: string | undefined;
}

/** Reads the ledgers and writes what follows from them. What others write meanwhile is never written over unseen. */
@Injectable()
export class ReckoningRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(OWED) private readonly owed: Model<OwedRecord>,
    @InjectModel(OWED_GROUP) private readonly groups: Model<OwedGroupRecord>,
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    @InjectModel(RECKONED_LEDGERS) private readonly reckoned: Model<ReckonedLedgers>,
  ) {}

  /** Those who were not reckoned for this day, or have changed since; so many at most. */
  async outOfDate(day: string, most: number): Promise<Types.ObjectId[]> {
    // By the days beside it, as a bound of an index may be read with all that stand on it: everybody who is up to date.
    const others = [null, { $lte: dayBeside(day, -1) }, { $gte: dayBeside(day, 1) }];
    const found = await Promise.all(
      others.map((reckoned) =>
        this.students.find({ reckoned }, { _id: 1 }).limit(most).lean<Pick<StudentRecord, '_id'>[]>(),
      ),
    );
    return found
      .flat()
      .slice(0, most)
      .map(({ _id }) => _id);
  }

  /** Those whose ledgers have gone on since they were reckoned. @param since an instant that no entry is older than */
  async goneOn(since: Date): Promise<Types.ObjectId[]> {
    const last = await this.entries.aggregate<{ readonly _id: string; readonly seq: number }>([
      { $match: { kind: { $in: [...entryKinds] }, collectedAt: { $gte: since } } },
      { $group: { _id: '$student', seq: { $max: '$seq' } } },
    ]);
    if (last.length === 0) return [];
    const found = await this.owed
      .find({ student: { $in: last.map(({ _id }) => _id) } }, { student: 1, seq: 1 })
      .lean<Pick<OwedRecord, '_id' | 'student' | 'seq'>[]>();
    const reckoned = new Map(found.map((one) => [one.student, one]));
    return last.flatMap(({ _id, seq }) => {
      const one = reckoned.get(_id);
      // One that was never reckoned is found by its student.
      return one && one.seq < seq ? [one._id] : [];
    });
  }

  /** Up to when entries were seen before. */
  async seenUpTo(): Promise<Date | undefined> {
    return (await this.reckoned.findById('ledgers').lean<ReckonedLedgers>())?.upTo;
  }

  async seeUpTo(upTo: Date): Promise<void> {
    await this.reckoned.updateOne({ _id: 'ledgers' }, { $set: { upTo } }, { upsert: true });
  }

  /** What the last reckonings of these students left; to be read before the students are. */
  async seen(ids: readonly Types.ObjectId[]): Promise<Map<string, Seen>> {
    const found = await this.owed
      .find({ _id: { $in: ids } }, { turn: 1, left: 1, branch: 1, class: 1, section: 1, before: 1 })
      .lean<Seen[]>();
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  async studentsOf(ids: readonly Types.ObjectId[]): Promise<StudentRecord[]> {
    return this.students.find({ _id: { $in: ids } }).lean<StudentRecord[]>();
  }

  /** Writes reckonings where nobody wrote another one since `seen`. @returns those of them that stand */
  async write(records: readonly OwedRecord[], seen: ReadonlyMap<string, Seen>): Promise<Set<string>> {
    const operations = records.map((record) => {
      const before = seen.get(record._id.toHexString());
      return {
        replaceOne: {
          filter: { _id: record._id, turn: before?.turn ?? null },
          replacement: record,
          upsert: before === undefined,
        },
      };
    });
    try {
      await this.owed.bulkWrite(operations, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const turns = new Set(records.map(({ turn }) => turn));
    const ids = records.map(({ _id }) => _id);
    const stored = await this.owed.find({ _id: { $in: ids } }, { turn: 1 }).lean<Seen[]>();
    return new Set(stored.filter(({ turn }) => turns.has(turn)).map(({ _id }) => _id.toHexString()));
  }

  /** Adds up what is owed in a place, until nobody else did so meanwhile. */
  async addUp(place: Place): Promise<void> {
    const _id = groupOf(place);
    for (;;) {
      const seen = await this.groups.findById(_id, { turn: 1 }).lean<Pick<OwedGroupRecord, 'turn'>>();
      const ages = await this.agesOf(_id);
      const group = { _id, ...place, ages, turn: new Types.ObjectId().toHexString() };
      try {
        const filter = { _id, turn: seen?.turn ?? null };
        const result = await this.groups.replaceOne(filter, group, { upsert: seen === null });
        if (result.matchedCount + result.upsertedCount === 1) return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  private async agesOf(group: string): Promise<DefaultersOfAge[]> {
    const sums = Object.fromEntries(owedAges.map((age) => [age, { $sum: `$byAge.${age}` }]));
    const found = await this.owed.aggregate<Sums>([
      { $match: { group, late: true } },
      { $group: { _id: '$age', students: { $sum: 1 }, ...sums } },
    ]);
    return lateness.flatMap((age) => {
      const sum = found.find(({ _id }) => _id === age);
      if (!sum) return [];
      const { _id, students, ...byAge } = sum;
      return [{ age, students, byAge }];
    });
  }

  /** Says that these students are reckoned for a day; one that changed meanwhile stays out of date. */
  async mark(reckoned: readonly Reckoned[], day: string): Promise<void> {
    await this.students.bulkWrite(
      reckoned.map(({ _id, mark }) => ({
        updateOne: { filter: { _id, reckoned: mark ?? null }, update: { $set: { reckoned: day } } },
      })),
      { ordered: false },
    );
  }
}
