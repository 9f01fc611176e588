import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  byEach,
  dayFrom,
  entryKinds,
  lateness,
  owedAges,
  type DefaultersOfAge,
  type Lateness,
  type OwedByAge,
} from '@school/domain';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey, unlessTaken } from '../database/duplicate-key';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { LEDGER, type StoredEntry } from '../ledger/ledger.schema';
import {
  OWED,
  OWED_GROUP,
  OWED_PROGRESS,
  type OwedGroupRecord,
  type OwedProgress,
  type OwedRecord,
  type Place,
} from './owed.schema';
import { groupOf, type StoredOwed } from './owed-record';

type Sums = OwedByAge &
  Readonly<Record<`owing ${Lateness}`, number>> & { readonly _id: Lateness; readonly students: number };

/** A student whose record was computed for a day. */
export interface Recomputed {
  readonly _id: Types.ObjectId;
  /** The value of `owedAsOf` when the student was read. */
  readonly mark: string | undefined;
}

/** Reads the ledgers and writes the dues that follow. A record that another office wrote meanwhile is not overwritten. */
@Injectable()
export class RecomputeRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(OWED) private readonly owed: Model<OwedRecord>,
    @InjectModel(OWED_GROUP) private readonly groups: Model<OwedGroupRecord>,
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    @InjectModel(OWED_PROGRESS) private readonly progress: Model<OwedProgress>,
  ) {}

  /** The students who were not computed for this day, or have changed since; at most so many. */
  async outOfDate(day: string, most: number): Promise<Types.ObjectId[]> {
    // Compared with the days before and after it: an index bound on the day itself may read all students who are up to date.
    const otherDays = [null, { $lte: dayFrom(day, -1) }, { $gte: dayFrom(day, 1) }];
    const students = await Promise.all(
      otherDays.map((owedAsOf) =>
        this.students.find({ owedAsOf }, { _id: 1 }).limit(most).lean<Pick<StudentRecord, '_id'>[]>(),
      ),
    );
    return students
      .flat()
      .slice(0, most)
      .map(({ _id }) => _id);
  }

  /** Students whose ledgers have newer entries than their records. @param since only entries from then on are read */
  async withNewEntries(since: Date): Promise<Types.ObjectId[]> {
    const lastEntries = await this.entries.aggregate<{ readonly _id: string; readonly seq: number }>([
      { $match: { kind: { $in: [...entryKinds] }, collectedAt: { $gte: since } } },
      { $group: { _id: '$student', seq: { $max: '$seq' } } },
    ]);
    if (lastEntries.length === 0) return [];
    const owedRecords = await this.owed
      .find({ student: { $in: lastEntries.map(({ _id }) => _id) } }, { student: 1, seq: 1 })
      .lean<Pick<OwedRecord, '_id' | 'student' | 'seq'>[]>();
    const records = new Map(owedRecords.map((one) => [one.student, one]));
    return lastEntries.flatMap(({ _id, seq }) => {
      const record = records.get(_id);
      // A student without a record is found by `outOfDate`.
      return record && record.seq < seq ? [record._id] : [];
    });
  }

  /** The moment up to which all entries are counted, if it was stored. */
  async countedUpTo(): Promise<Date | undefined> {
    return (await this.progress.findById('ledgers').lean<OwedProgress>())?.upTo;
  }

  /**
   * Marks everybody to be computed again after a change of the prices. The number of price changes only grows, so a program
   * that does not know of the newest one yet undoes nothing.
   */
  async markForPrices(prices: number): Promise<void> {
    const progress = await this.progress.findById('ledgers').lean<OwedProgress>();
    if (prices <= (progress?.prices ?? 0)) return;
    await this.storePrices({ announced: prices });
    for (const owedAsOf of [null, { $gt: '' }])
      await this.students.updateMany({ owedAsOf }, { $set: { owedAsOf: randomUUID() } });
    await this.storePrices({ prices });
  }

  private async storePrices(counts: Pick<OwedProgress, 'announced' | 'prices'>): Promise<void> {
    const change = { $max: counts, $setOnInsert: { upTo: new Date(0) } };
    await this.progress.updateOne({ _id: 'ledgers' }, change, { upsert: true });
  }

  /** The number of price changes that a program has to know to compute dues; to be read after the students are. */
  async announcedPrices(): Promise<number> {
    return (await this.progress.findById('ledgers').lean<OwedProgress>())?.announced ?? 0;
  }

  async rememberUpTo(upTo: Date): Promise<void> {
    await this.progress.updateOne({ _id: 'ledgers' }, { $set: { upTo } }, { upsert: true });
  }

  /** The stored records of these students; to be read before the students are. */
  async stored(ids: readonly Types.ObjectId[]): Promise<Map<string, StoredOwed>> {
    const records = await this.owed
      .find({ _id: { $in: ids } }, { version: 1, left: 1, branch: 1, class: 1, section: 1, before: 1 })
      .lean<StoredOwed[]>();
    return new Map(records.map((one) => [one._id.toHexString(), one]));
  }

  async studentsOf(ids: readonly Types.ObjectId[]): Promise<StudentRecord[]> {
    return this.students.find({ _id: { $in: ids } }).lean<StudentRecord[]>();
  }

  /** Writes records unless somebody else did since `earlier` was read. @returns the students whose record is now this one */
  async write(
    records: readonly OwedRecord[],
    earlier: ReadonlyMap<string, StoredOwed>,
  ): Promise<Set<string>> {
    const operations = records.map((record) => {
      const earlierRecord = earlier.get(record._id.toHexString());
      return {
        replaceOne: {
          filter: { _id: record._id, version: earlierRecord?.version ?? null },
          replacement: record,
          upsert: earlierRecord === undefined,
        },
      };
    });
    await unlessTaken(() => this.owed.bulkWrite(operations, { ordered: false }));
    const versions = new Set(records.map(({ version }) => version));
    const ids = records.map(({ _id }) => _id);
    const stored = await this.owed.find({ _id: { $in: ids } }, { version: 1 }).lean<StoredOwed[]>();
    return new Set(stored.filter(({ version }) => versions.has(version)).map(({ _id }) => _id.toHexString()));
  }

  /** Adds up the dues of a place, and again if somebody else did so meanwhile. */
  async addUp(place: Place): Promise<void> {
    const _id = groupOf(place);
    for (;;) {
      const earlier = await this.groups
        .findById(_id, { version: 1 })
        .lean<Pick<OwedGroupRecord, 'version'>>();
      const ages = await this.agesOf(_id);
      const group = { _id, ...place, ages, version: new Types.ObjectId().toHexString() };
      try {
        const filter = { _id, version: earlier?.version ?? null };
        const result = await this.groups.replaceOne(filter, group, { upsert: earlier === null });
        if (result.matchedCount + result.upsertedCount === 1) return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  private async agesOf(group: string): Promise<DefaultersOfAge[]> {
    const sums = byEach(owedAges, (age) => ({ $sum: `$byAge.${age}` }));
    const owing = Object.fromEntries(
      lateness.map((age) => [`owing ${age}`, { $sum: { $cond: [{ $gt: [`$byAge.${age}`, 0] }, 1, 0] } }]),
    );
    const sumsByAge = await this.owed.aggregate<Sums>([
      { $match: { group, late: true } },
      { $group: { _id: '$age', students: { $sum: 1 }, ...sums, ...owing } },
    ]);
    return lateness.flatMap((age) => {
      const sum = sumsByAge.find(({ _id }) => _id === age);
      if (!sum) return [];
      const byAge = byEach(owedAges, (one) => sum[one]);
      return [{ age, students: sum.students, byAge, owing: byEach(lateness, (one) => sum[`owing ${one}`]) }];
    });
  }

  /** Marks these students as computed for a day; one that changed meanwhile stays out of date. */
  async mark(recomputed: readonly Recomputed[], day: string): Promise<void> {
    await this.students.bulkWrite(
      recomputed.map(({ _id, mark }) => ({
        updateOne: { filter: { _id, owedAsOf: mark ?? null }, update: { $set: { owedAsOf: day } } },
      })),
      { ordered: false },
    );
  }
}
