import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  bySection,
  classSectionOf,
  isSameSection,
  refuse,
  taughtIn,
  type ClassSection,
  type Outcome,
} from '@school/domain';
import { isOfOffice, isOwnSection, mustTeach } from '../auth/own-sections';
import type { SignedInAccount } from '../auth/signed-in';
import { PicturesService } from '../pictures/pictures.service';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import type { MySectionsAnswer, SectionStudentAnswer, SectionStudentsAnswer } from './my-sections.answers';
import { SectionsRepository } from './sections.repository';

interface CountedSection extends ClassSection {
  students: number;
}

/** The sections that a caller may work in, and who sits there: for the office all, for a teacher their own (D58, D61). */
@Injectable()
export class MySectionsService {
  constructor(
    private readonly sections: SectionsRepository,
    private readonly students: StudentsRepository,
    private readonly pictures: PicturesService,
  ) {}

  /** Of a teacher also those in which nobody sits yet. */
  async list(caller: SignedInAccount): Promise<MySectionsAnswer> {
    const counted = await this.counted();
    const empty = caller.teaching
      .filter((one) => !counted.some((other) => isSameSection(one, other)))
      .map(({ branch, class: schoolClass, section }) => ({
        branch,
        class: schoolClass,
        section,
        students: 0,
      }));
    return [...counted, ...empty]
      .filter((section) => isOwnSection(caller, section))
      .sort(bySection)
      .map((section) => {
        const taught = taughtIn(caller.teaching, section);
        return {
          ...section,
          subjects: [...(taught?.subjects ?? [])],
          isClassTeacher: taught?.isClassTeacher === true,
        };
      });
  }

  /** Who sits in a section, in the order of names. @throws Problem 403 where it is none of the caller's */
  async studentsOf(section: ClassSection, caller: SignedInAccount): Promise<SectionStudentsAnswer> {
    mustTeach(caller, section);
    return (await this.sections.in(section)).map(toSectionStudent);
  }

  /** The photo of a student. Whoever sits in another section is not told from somebody whom there is not. */
  async photo(
    studentID: string,
    caller: SignedInAccount,
  ): Promise<Outcome<StreamableFile, 'student-not-found'>> {
    const student = await this.students.find(studentID);
    const isOwn = student !== null && (isOfOffice(caller) || isOwnSection(caller, classSectionOf(student)));
    if (!isOwn || student.profilePictureRef === undefined) return refuse('student-not-found', 'studentID');
    return accept(await this.pictures.get(student.profilePictureRef));
  }

  private async counted(): Promise<CountedSection[]> {
    const counted: CountedSection[] = [];
    for (const { _id, students } of await this.sections.counts()) {
      const section = classSectionOf(_id);
      const known = counted.find((one) => isSameSection(one, section));
      if (known) known.students += students;
      else counted.push({ ...section, students });
    }
    return counted;
  }
}

const toSectionStudent = ({ personalDetail, ...student }: StudentRecord): SectionStudentAnswer => ({
  studentID: student.studentID,
  studentFirstName: student.studentFirstName,
  studentLastName: student.studentLastName,
  ...(student.boardRollNo !== undefined && { boardRollNo: student.boardRollNo }),
  fatherName: personalDetail.fatherName,
  primaryMobile: student.primaryMobile,
  hasPhoto: student.profilePictureRef !== undefined,
});
