import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { movedFromKey, seatIn, type ClassSection, type SchoolClass, type Section } from '@school/domain';
import type { Model } from 'mongoose';
import { groupedBySeat } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { BY_NAME, SEATED, seatedIn, seatsOf, currentStudentsFilter } from './seated';

/** The number of students of one section, class session and origin. */
export interface SectionCount {
  readonly _id: Pick<StudentRecord, 'boardType' | 'medium' | 'classSession' | 'passesOut' | 'movedFrom'> & {
    readonly class: SchoolClass;
    readonly section: Section;
  };
  readonly students: number;
}

/** The number of students in a section. */
export interface SectionSize extends ClassSection {
  readonly students: number;
}

/** A student with its class and section, and the session that they are for. */
export type PlacedStudent = Pick<StudentRecord, keyof typeof SEATED | 'passesOut'>;

/** The students of sections. */
@Injectable()
export class SectionsRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /** The students in a section now, also for a coming session, in the order of names. */
  async in(section: ClassSection): Promise<StudentRecord[]> {
    return this.students
      .find(currentStudentsFilter(seatsOf(section)))
      .sort(BY_NAME)
      .lean<StudentRecord[]>();
  }

  /** The students of a section in a session, in the order of names (D70). */
  async seatedIn(section: ClassSection, session: string): Promise<StudentRecord[]> {
    return seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter).lean<StudentRecord[]>(),
    );
  }

  /** The number of students of a section in a session. */
  async countIn(section: ClassSection, session: string): Promise<number> {
    const seated = await seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter, SEATED).lean<StudentRecord[]>(),
    );
    return seated.length;
  }

  /** The students who were moved out of a section and are still at the school. */
  async movedFrom(session: string, section: ClassSection): Promise<StudentRecord[]> {
    return this.students
      .find({ left: false, movedFrom: movedFromKey(session, section) })
      .sort(BY_NAME)
      .lean<StudentRecord[]>();
  }

  /** The places of those students who are at the school. @param students folded IDs */
  async placesOf(students: readonly string[]): Promise<PlacedStudent[]> {
    const places = { ...SEATED, passesOut: 1 } as const;
    return this.students
      .find({ foldedId: { $in: [...students] }, left: false }, places)
      .lean<PlacedStudent[]>();
  }

  /** The number of students by section, session, and the section they were moved from. */
  async counts(): Promise<SectionCount[]> {
    return this.students.aggregate<SectionCount>([
      { $match: { left: false } },
      { $group: { _id: { ...groupedBySeat, passesOut: '$passesOut' }, students: { $sum: 1 } } },
    ]);
  }

  /** The sections that have students in a session (D61). */
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

  /** The students stored after a given one, including those who left, some at a time. */
  async after(last: StudentRecord | undefined, most: number): Promise<StudentRecord[]> {
    return this.students
      .find(last === undefined ? {} : { _id: { $gt: last._id } })
      .sort({ _id: 1 })
      .limit(most)
      .lean<StudentRecord[]>();
  }
}
