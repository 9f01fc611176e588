import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  bySection,
  refuse,
  seatIn,
  sessionAt,
  type ClassSection,
  type Outcome,
  type SectionExportQuery,
  type Teaching,
} from '@school/domain';
import { isOfOffice, isOwnSection, requireOwnSection } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { ListExports } from '../exports/list-exports.service';
import { PicturesService } from '../pictures/pictures.service';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import { classListSheet } from './class-list.sheet';
import type { MySectionsAnswer, SectionStudentAnswer, SectionStudentsAnswer } from './my-sections.answers';
import { SectionsRepository } from './sections.repository';

/** The sections that a caller may work in, and their students: all for the office, their own for a teacher (D58, D61). */
@Injectable()
export class MySectionsService {
  constructor(
    private readonly sections: SectionsRepository,
    private readonly students: StudentsRepository,
    private readonly pictures: PicturesService,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller's sections; a teacher's include those without students. */
  async list(caller: Caller): Promise<MySectionsAnswer> {
    const sections = isOfOffice(caller) ? await this.all() : await this.assigned(caller.teaching);
    return sections.toSorted(bySection);
  }

  /** The students of a section, in the order of names. @throws Problem 403 where it is not the caller's */
  async studentsOf(section: ClassSection, caller: Caller): Promise<SectionStudentsAnswer> {
    requireOwnSection(caller, section);
    return (await this.sections.seatedIn(section, this.session())).map(toSectionStudent);
  }

  /** The students of a section as a file (D69). @throws Problem 403 where it is not the caller's */
  async export({ as, ...section }: SectionExportQuery, caller: Caller) {
    const students = await this.studentsOf(section, caller);
    return this.exports.write((words) => classListSheet(students, words), as, { filters: section });
  }

  /** The photo of a student. For a student of another section the answer is the same as for one who does not exist. */
  async photo(studentID: string, caller: Caller): Promise<Outcome<StreamableFile, 'student-not-found'>> {
    const student = await this.students.find(studentID);
    const seat = student ? seatIn(this.session(), student) : undefined;
    const isOwn = isOfOffice(caller) || (seat !== undefined && isOwnSection(caller, seat));
    if (!isOwn || student?.profilePictureRef === undefined) return refuse('student-not-found', 'studentID');
    return accept(await this.pictures.get(student.profilePictureRef));
  }

  /** The sections assigned to a teacher; counted one by one, as they are few among many. */
  private assigned(teaching: Teaching): Promise<MySectionsAnswer> {
    return Promise.all(
      teaching.map(async ({ branch, class: schoolClass, section, subjects, isClassTeacher }) => ({
        branch,
        class: schoolClass,
        section,
        students: await this.sections.countIn({ branch, class: schoolClass, section }, this.session()),
        subjects: [...subjects],
        isClassTeacher,
      })),
    );
  }

  /** All sections with students; the office teaches nothing there. */
  private async all(): Promise<MySectionsAnswer> {
    const sizes = await this.sections.sizes(this.session());
    return sizes.map((section) => ({ ...section, subjects: [], isClassTeacher: false }));
  }

  private session(): string {
    return sessionAt(this.clock.now());
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
