import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { movedFromKey, seatIn, type ClassSection, type SchoolClass, type Section } from '@school/domain';
import type { Model } from 'mongoose';
import { groupedBySeat } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { BY_NAME, SEATED, seatedIn, seatsOf, whoIsIn } from './seated';

/** So many students of one section, class session and origin. */
export interface SectionCount {
  readonly _id: Pick<StudentRecord, 'boardType' | 'medium' | 'classSession' | 'passesOut' | 'movedFrom'> & {
    readonly class: SchoolClass;
    readonly section: Section;
  };
  readonly students: number;
}

/** So many students sit in a section. */
export interface SectionSize extends ClassSection {
  readonly students: number;
}

/** A student, and where and for which session that one sits. */
export type PlacedStudent = Pick<StudentRecord, keyof typeof SEATED | 'passesOut'>;

/** The students of sections. */
@Injectable()
export class SectionsRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /** Whose class and section these are, also for a session to come, in the order of names. */
  async in(section: ClassSection): Promise<StudentRecord[]> {
    return this.students
      .find(whoIsIn(seatsOf(section)))
      .sort(BY_NAME)
      .lean<StudentRecord[]>();
  }

  /** Who sits in a section in a session, in the order of names (D70). */
  async seatedIn(section: ClassSection, session: string): Promise<StudentRecord[]> {
    return seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter).lean<StudentRecord[]>(),
    );
  }

  /** How many sit in a section in a session. */
  async countIn(section: ClassSection, session: string): Promise<number> {
    const seated = await seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter, SEATED).lean<StudentRecord[]>(),
    );
    return seated.length;
  }

  /** Who was moved out of one, and is still at the school. */
  async movedFrom(session: string, section: ClassSection): Promise<StudentRecord[]> {
    return this.students
      .find({ left: false, movedFrom: movedFromKey(session, section) })
      .sort(BY_NAME)
      .lean<StudentRecord[]>();
  }

  /** Where those sit who are at the school of these. @param students folded IDs */
  async placesOf(students: readonly string[]): Promise<PlacedStudent[]> {
    const places = { ...SEATED, passesOut: 1 } as const;
    return this.students
      .find({ foldedId: { $in: [...students] }, left: false }, places)
      .lean<PlacedStudent[]>();
  }

  /** How many sit where, for which session, and where they were moved from. */
  async counts(): Promise<SectionCount[]> {
    return this.students.aggregate<SectionCount>([
      { $match: { left: false } },
      { $group: { _id: { ...groupedBySeat, passesOut: '$passesOut' }, students: { $sum: 1 } } },
    ]);
  }

  /** The sections in which somebody sits in a session (D61). */
  async sizes(session: string): Promise<SectionSize[]> {
    const sizes = new Map<string, SectionSize>();
    for (const { _id, students } of await this.counts()) {
      const section = seatIn(session, _id);
      if (!section) continue;
      const key = movedFromKey(session, section);
      sizes.set(key, { ...section, students: students + (sizes.get(key)?.students ?? 0) });
    }
    return [...sizes.values()];
  }

  /** The students after one in the order of their storing, also those who left, some at a time. */
  async after(last: StudentRecord | undefined, most: number): Promise<StudentRecord[]> {
    return this.students
      .find(last === undefined ? {} : { _id: { $gt: last._id } })
      .sort({ _id: 1 })
      .limit(most)
      .lean<StudentRecord[]>();
  }
}
