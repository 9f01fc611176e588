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

/** What attendance knows of a student: nothing of money, and no Adhaar number. */
const PUPIL = {
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

type StoredPupil = OfStudent<typeof PUPIL>;

/** A student as attendance knows one. */
export interface PupilRecord extends StoredPupil, Attending {}

/** A student as stored, with the last day here of who has left, and when somebody was away who came back. */
export const withLeftOn = <Stored extends Pick<StoredPupil, 'left' | 'leftAt' | 'former'>>(
  stored: Stored,
): Stored & Pick<Attending, 'leftOn' | 'away'> => ({
  ...stored,
  ...(stored.left && stored.leftAt && { leftOn: schoolDate(stored.leftAt) }),
  away: (stored.former ?? []).flatMap(({ leftAt, until }) =>
    leftAt ? [{ leftOn: schoolDate(leftAt), cameBackOn: schoolDate(until) }] : [],
  ),
});

/**
 * Whether a caller may read what is of a student: one who has left sits nowhere, nor does one who comes in a session to come,
 * and is the office's alone (D58, D62, D70). @param session the one that runs
 */
export function isOwnPupil(caller: Caller, pupil: PupilRecord, session: string): boolean {
  if (isOfOffice(caller)) return true;
  const seat = pupil.left ? undefined : seatIn(session, pupil);
  return seat !== undefined && isOwnSection(caller, seat);
}

/** The students of the sections, in the order of the register: by name. */
@Injectable()
export class PupilsRepository {
  private readonly counted: Cached<readonly SectionSize[]>;

  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    sections: SectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.counted = new Cached(() => sections.sizes(sessionAt(clock.now())), clock);
  }

  async in(section: ClassSection): Promise<PupilRecord[]> {
    const found = await seatedIn(seatsOf(section), sessionAt(this.clock.now()), (filter) =>
      this.students.find(filter, PUPIL).lean<StoredPupil[]>(),
    );
    return found.map(withLeftOn);
  }

  /**
   * Who may be marked in a section on a day: whoever sits there now, in the session that runs. Of another session its records
   * alone say who sat there (D62). @param day `yyyy-mm-dd`
   */
  async markedOn(day: string, section: ClassSection): Promise<PupilRecord[]> {
    return sessionOfDay(day) === sessionAt(this.clock.now()) ? this.in(section) : [];
  }

  /** These, wherever they sit now, also those who have left. @param foldedIds none asks nothing */
  async named(foldedIds: readonly string[]): Promise<PupilRecord[]> {
    if (foldedIds.length === 0) return [];
    const found = await this.students
      .find({ foldedId: { $in: [...foldedIds] } }, PUPIL)
      .lean<StoredPupil[]>();
    return found.map(withLeftOn).sort(byName);
  }

  /** Of these, who may not have been at the school on a day: who has left, or had, or came later. @param foldedIds none asks nothing */
  async maybeAwayOn(day: string, foldedIds: readonly string[]): Promise<PupilRecord[]> {
    if (foldedIds.length === 0) return [];
    const away = [{ left: true }, { 'former.leftAt': { $exists: true } }, { dateOfAdmission: { $gt: day } }];
    const found = await this.students
      .find({ foldedId: { $in: [...foldedIds] }, $or: away }, PUPIL)
      .lean<StoredPupil[]>();
    return found.map(withLeftOn);
  }

  async find(studentID: string): Promise<PupilRecord | undefined> {
    return (await this.named([foldStudentId(studentID)]))[0];
  }

  /** Those of a section and, behind them, those who stand in its records and sit elsewhere by now: so nobody's roll number moves. */
  async with(
    pupils: readonly PupilRecord[],
    records: readonly Pick<AttendanceRecord, 'marks'>[],
  ): Promise<readonly PupilRecord[]> {
    const here = new Set(pupils.map(({ foldedId }) => foldedId));
    const marked = new Set(records.flatMap(({ marks }) => marks.map(({ student }) => student)));
    return [...pupils, ...(await this.named([...marked].filter((id) => !here.has(id))))];
  }

  /** The sections in which somebody sits (D61), as they were at most ten seconds ago. */
  sections(): Promise<readonly SectionSize[]> {
    return this.counted.get();
  }
}
