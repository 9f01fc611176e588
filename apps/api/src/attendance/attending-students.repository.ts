import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  foldStudentId,
  schoolDate,
  seatIn,
  sessionAt,
  sessionOfDay,
  type AttendanceRecord,
  type Attending,
  type ClassSection,
} from '@school/domain';
import type { Model } from 'mongoose';
import { isOfOffice, isOwnSection } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { byName, SEATED, seatedIn, seatsOf } from '../sections/seated';
import { SectionsRepository, type SectionSize } from '../sections/sections.repository';
import { NAMED, type OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** The student fields that attendance reads: nothing about money, and no Adhaar number. */
const ATTENDING = {
  ...SEATED,
  ...NAMED,
  dateOfAdmission: 1,
  familyLanguage: 1,
  primaryMobile: 1,
  secondaryMobile: 1,
  left: 1,
  leftAt: 1,
  former: 1,
} as const;

type StoredStudent = OfStudent<typeof ATTENDING>;

/** A student as attendance reads it. */
export interface AttendingStudent extends StoredStudent, Attending {}

/** A stored student with the last day here if the student has left, and the times away if the student came back. */
export const withLeftOn = <Stored extends Pick<StoredStudent, 'left' | 'leftAt' | 'former'>>(
  stored: Stored,
): Stored & Pick<Attending, 'leftOn' | 'away'> => ({
  ...stored,
  ...(stored.left && stored.leftAt && { leftOn: schoolDate(stored.leftAt) }),
  away: (stored.former ?? []).flatMap(({ leftAt, until }) =>
    leftAt ? [{ leftOn: schoolDate(leftAt), cameBackOn: schoolDate(until) }] : [],
  ),
});

/**
 * Whether a caller may read a student's data. A student who has left, or who comes in a later session, sits in no section and
 * is visible only to the office (D58, D62, D70). @param session the current one
 */
export function isOwnStudent(caller: Caller, student: AttendingStudent, session: string): boolean {
  if (isOfOffice(caller)) return true;
  const seat = student.left ? undefined : seatIn(session, student);
  return seat !== undefined && isOwnSection(caller, seat);
}

/** The students of the sections, in the order of the register: by name. */
@Injectable()
export class AttendingStudentsRepository {
  private readonly sectionSizes: Cached<readonly SectionSize[]>;

  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    sections: SectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.sectionSizes = new Cached(() => sections.sizes(sessionAt(clock.now())), clock);
  }

  async in(section: ClassSection): Promise<AttendingStudent[]> {
    const students = await seatedIn(seatsOf(section), sessionAt(this.clock.now()), (filter) =>
      this.students.find(filter, ATTENDING).lean<StoredStudent[]>(),
    );
    return students.map(withLeftOn);
  }

  /**
   * The students who may be marked in a section on a day: those who sit there now, if the day is in the current session. For
   * another session only its records tell who sat there (D62). @param day `yyyy-mm-dd`
   */
  async markedOn(day: string, section: ClassSection): Promise<AttendingStudent[]> {
    return sessionOfDay(day) === sessionAt(this.clock.now()) ? this.in(section) : [];
  }

  /** The students with these IDs, wherever they sit now, also those who left. @param foldedIds if empty, no query */
  async named(foldedIds: readonly string[]): Promise<AttendingStudent[]> {
    if (foldedIds.length === 0) return [];
    const students = await this.students
      .find({ foldedId: { $in: [...foldedIds] } }, ATTENDING)
      .lean<StoredStudent[]>();
    return students.map(withLeftOn).sort(byName);
  }

  /** Those who may have been away on a day: left, gone for a time, or not come yet. @param foldedIds if empty, no query */
  async maybeAwayOn(day: string, foldedIds: readonly string[]): Promise<AttendingStudent[]> {
    if (foldedIds.length === 0) return [];
    const mayBeAway = [
      { left: true },
      { 'former.leftAt': { $exists: true } },
      { dateOfAdmission: { $gt: day } },
    ];
    const students = await this.students
      .find({ foldedId: { $in: [...foldedIds] }, $or: mayBeAway }, ATTENDING)
      .lean<StoredStudent[]>();
    return students.map(withLeftOn);
  }

  async find(studentID: string): Promise<AttendingStudent | undefined> {
    return (await this.named([foldStudentId(studentID)]))[0];
  }

  /** The students of a section, followed by those in its records who now sit elsewhere, so that no roll number changes. */
  async with(
    students: readonly AttendingStudent[],
    records: readonly Pick<AttendanceRecord, 'marks'>[],
  ): Promise<readonly AttendingStudent[]> {
    const seatedIds = new Set(students.map(({ foldedId }) => foldedId));
    const markedIds = new Set(records.flatMap(({ marks }) => marks.map(({ student }) => student)));
    return [...students, ...(await this.named([...markedIds].filter((id) => !seatedIds.has(id))))];
  }

  /** The sections that have students (D61), at most ten seconds old. */
  sections(): Promise<readonly SectionSize[]> {
    return this.sectionSizes.get();
  }
}
