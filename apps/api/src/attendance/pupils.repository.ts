import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  boardsOfBranch,
  foldStudentId,
  schoolCode,
  schoolDate,
  type Attending,
  type ClassSection,
} from '@school/domain';
import type { Model } from 'mongoose';
import { isOfOffice, isOwnSection } from '../auth/own-sections';
import type { SignedInAccount } from '../auth/signed-in';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import type { OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What attendance knows of a student: nothing of money, and no Adhaar number. */
const PUPIL = {
  foldedId: 1,
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
  sortKeys: 1,
  dateOfAdmission: 1,
  boardType: 1,
  medium: 1,
  class: 1,
  section: 1,
  familyLanguage: 1,
  primaryMobile: 1,
  secondaryMobile: 1,
  left: 1,
  leftAt: 1,
} as const;

type StoredPupil = OfStudent<typeof PUPIL>;

/** A student as attendance knows one. */
export interface PupilRecord extends StoredPupil, Attending {}

/** So many students sit in a section. */
export interface SectionSize extends ClassSection {
  readonly pupils: number;
}

/** A student as stored, with the last day here of who has left. */
export const withLeftOn = <Stored extends Pick<StoredPupil, 'left' | 'leftAt'>>(
  stored: Stored,
): Stored & Pick<Attending, 'leftOn'> => ({
  ...stored,
  ...(stored.left && stored.leftAt && { leftOn: schoolDate(stored.leftAt) }),
});

/** Where a student sits now. */
export const sectionOf = (pupil: PupilRecord): ClassSection => ({
  branch: schoolCode(pupil),
  class: pupil.class,
  section: pupil.section,
});

/** Whether a caller may read what is of a student: one who has left sits nowhere, and is the office's alone (D58, D62). */
export const isOwnPupil = (caller: SignedInAccount, pupil: PupilRecord): boolean =>
  isOfOffice(caller) || (!pupil.left && isOwnSection(caller, sectionOf(pupil)));

const byName = ({ sortKeys: one }: PupilRecord, { sortKeys: other }: PupilRecord): number =>
  compare(one.firstName, other.firstName) ||
  compare(one.lastName, other.lastName) ||
  compare(one.id, other.id);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The students of the sections, in the order of the register: by name. */
@Injectable()
export class PupilsRepository {
  private readonly counted: Cached<readonly SectionSize[]>;

  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.counted = new Cached(() => this.countSections(), clock);
  }

  /** Who sits in a section now. */
  async in({ branch, class: schoolClass, section }: ClassSection): Promise<PupilRecord[]> {
    const boardType = { $in: boardsOfBranch(branch) };
    const found = await this.students
      .find({ left: false, class: schoolClass, section, boardType }, PUPIL)
      .lean<StoredPupil[]>();
    return found.map(withLeftOn).sort(byName);
  }

  /** These, wherever they sit now, also those who have left. @param foldedIds none asks nothing */
  async named(foldedIds: readonly string[]): Promise<PupilRecord[]> {
    if (foldedIds.length === 0) return [];
    const found = await this.students
      .find({ foldedId: { $in: [...foldedIds] } }, PUPIL)
      .lean<StoredPupil[]>();
    return found.map(withLeftOn).sort(byName);
  }

  async find(studentID: string): Promise<PupilRecord | undefined> {
    return (await this.named([foldStudentId(studentID)]))[0];
  }

  /** Those of a section and those who stand in its records and sit elsewhere by now, in one order. */
  async with(pupils: readonly PupilRecord[], foldedIds: readonly string[]): Promise<readonly PupilRecord[]> {
    const here = new Set(pupils.map(({ foldedId }) => foldedId));
    const others = await this.named([...new Set(foldedIds)].filter((id) => !here.has(id)));
    return others.length === 0 ? pupils : [...pupils, ...others].sort(byName);
  }

  /** The sections in which somebody sits (D61), as they were at most ten seconds ago. */
  sections(): Promise<readonly SectionSize[]> {
    return this.counted.get();
  }

  private async countSections(): Promise<SectionSize[]> {
    const groups = await this.students.aggregate<{
      readonly _id: Pick<StudentRecord, 'boardType' | 'medium' | 'class' | 'section'>;
      readonly pupils: number;
    }>([
      { $match: { left: false } },
      {
        $group: {
          _id: { boardType: '$boardType', medium: '$medium', class: '$class', section: '$section' },
          pupils: { $sum: 1 },
        },
      },
    ]);
    const sizes = new Map<string, SectionSize>();
    for (const { _id, pupils } of groups) {
      const section = { branch: schoolCode(_id), class: _id.class, section: _id.section };
      const key = Object.values(section).join(' ');
      sizes.set(key, { ...section, pupils: pupils + (sizes.get(key)?.pupils ?? 0) });
    }
    return [...sizes.values()];
  }
}
