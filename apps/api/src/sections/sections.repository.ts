import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { movedFromKey, type ClassSection, type SchoolClass, type Section } from '@school/domain';
import type { Model } from 'mongoose';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { SEATED, seatedIn, seatsOf, whoIsIn } from './seated';

/** So many students of one section, class session and origin. */
export interface SectionCount {
  readonly _id: Pick<StudentRecord, 'boardType' | 'medium' | 'classSession' | 'passesOut' | 'movedFrom'> & {
    readonly class: SchoolClass;
    readonly section: Section;
  };
  readonly students: number;
}

/** A student, and where and for which session that one sits. */
export type PlacedStudent = Pick<StudentRecord, keyof typeof SEATED | 'passesOut'>;

const BY_NAME = { 'sortKeys.firstName': 1, 'sortKeys.lastName': 1, 'sortKeys.id': 1 } as const;

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
    const names = ['boardType', 'medium', 'class', 'section', 'classSession', 'passesOut', 'movedFrom'];
    return this.students.aggregate<SectionCount>([
      { $match: { left: false } },
      {
        $group: {
          _id: Object.fromEntries(names.map((name) => [name, `$${name}`])),
          students: { $sum: 1 },
        },
      },
    ]);
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
