import { Injectable } from '@nestjs/common';
import {
  accept,
  foldStudentId,
  fullName,
  refuse,
  seatIn,
  type ExamState,
  type Marks,
  type Outcome,
  type SchoolClass,
  type Section,
} from '@school/domain';
import { requireOwnSection } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { ExamsRepository } from './exams.repository';
import type { StoredExam } from './exams.schema';
import { ExamStudentsRepository, type ExaminedStudent } from './exam-students.repository';
import { MarksRepository } from './marks.repository';
import type { StoredMarks } from './marks.schema';

/** A class and section of an exam; the branch is that of the exam. */
export interface Seats {
  readonly class: SchoolClass;
  readonly section: Section;
}

/** A student in an exam, with the stored marks. */
export interface Examinee {
  readonly student: ExaminedStudent;
  readonly stored: StoredMarks | undefined;
}

/** A section of an exam that the caller may see. */
export interface ExaminedSection {
  readonly exam: StoredExam;
  readonly examinees: readonly Examinee[];
}

/** The marks of a student by the keys of the subjects. */
export const marksOf = (stored: StoredMarks | undefined): Marks =>
  Object.fromEntries(
    Object.entries(stored?.cells ?? {}).flatMap(([key, cell]) => (cell ? [[key, cell.mark]] : [])),
  );

/** The exam, if it includes the class and the caller may see the section. @throws Problem 403 for a section of another teacher */
export function examOf(
  exam: StoredExam | null,
  seats: Seats,
  account: Caller,
): Outcome<StoredExam, 'exam-not-found'> {
  if (!exam?.classes.includes(seats.class)) return refuse('exam-not-found');
  requireOwnSection(account, { branch: exam.branch, ...seats });
  return accept(exam);
}

/** Whether anything was typed for a student: a mark or a remark. */
export const isTyped = (stored: StoredMarks): boolean =>
  stored.remark !== undefined || Object.keys(marksOf(stored)).length > 0;

/** The fields that name a student in a grid, a sheet and a card. */
export const personOf = ({ studentID, personalDetail, boardRollNo, ...student }: ExaminedStudent) => ({
  studentID,
  name: fullName(student),
  fatherName: personalDetail.fatherName,
  ...(boardRollNo !== undefined && { rollNo: boardRollNo }),
});

const seatOf = ({ foldedId, class: schoolClass, section }: ExaminedStudent) => ({
  student: foldedId,
  class: schoolClass,
  section,
});

/** The class and section of a student in an open exam; undefined for one who has left or is in none of its classes. */
function seatNow({ session, branch, classes }: StoredExam, student: ExaminedStudent): Seats | undefined {
  const seat = student.left ? undefined : seatIn(session, student);
  return seat?.branch === branch && classes.includes(seat.class) ? seat : undefined;
}

/** The students of each section in an exam: while it is open, those there now; once locked, those there at that time (D64). */
@Injectable()
export class ExaminedSections {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly students: ExamStudentsRepository,
    private readonly marks: MarksRepository,
  ) {}

  /** A section of an exam as it is now, with its students. @throws Problem 403 for a section of another teacher */
  async find(id: string, seats: Seats, account: Caller): Promise<Outcome<ExaminedSection, 'exam-not-found'>> {
    const outcome = examOf(await this.exams.find(id), seats, account);
    if (!outcome.ok) return outcome;
    return accept({ exam: outcome.value, examinees: await this.in(outcome.value, seats) });
  }

  async in(exam: StoredExam, seats: Seats): Promise<Examinee[]> {
    const sectionMarks = await this.marks.ofSection(exam._id, seats);
    if (exam.state !== 'open') return this.named(sectionMarks);
    const { branch } = exam;
    const sectionFilter = { branch, classes: [seats.class], section: seats.section };
    const seated = await this.students.in(sectionFilter, exam.session);
    const seatedMarks = await this.marks.ofStudents(
      exam._id,
      seated.map(({ foldedId }) => foldedId),
    );
    return [
      ...seated.map((student) => ({
        student,
        stored: seatedMarks.find((one) => one.student === student.foldedId),
      })),
      ...(await this.notSeatedAnywhere(sectionMarks, seated, exam)),
    ];
  }

  /** The section in which a student with stored marks is examined, by the same rules as `in`. */
  async seatsOf(exam: StoredExam, stored: StoredMarks): Promise<Seats> {
    if (exam.state !== 'open') return stored;
    const [student] = await this.students.named([stored.student]);
    return (student && seatNow(exam, student)) ?? stored;
  }

  async one(exam: StoredExam, studentID: string): Promise<Examinee | undefined> {
    return (await this.named(await this.marks.ofStudents(exam._id, [foldStudentId(studentID)])))[0];
  }

  /** The number of marks in each section, with the classes in the order of the school. */
  async progress(exam: StoredExam): Promise<readonly (Seats & { students: number; given: number })[]> {
    const { classes, subjects } = exam;
    const storedMarks = await this.marks.ofExam(exam._id);
    const seats = exam.state === 'open' ? await this.seatsNow(storedMarks, exam) : storedMarks;
    const cellsByStudent = new Map(storedMarks.map((one) => [one.student, one.cells ?? {}]));
    const sections = new Map<string, Seats & { students: number; given: number }>();
    for (const { class: schoolClass, section, student } of seats) {
      const key = `${schoolClass} ${section}`;
      const progress = sections.get(key) ?? { class: schoolClass, section, students: 0, given: 0 };
      progress.students += 1;
      progress.given += subjects.filter(
        (subject) => cellsByStudent.get(student)?.[subject.key] !== undefined,
      ).length;
      sections.set(key, progress);
    }
    return [...sections.values()].sort(
      (one, other) =>
        classes.indexOf(one.class) - classes.indexOf(other.class) || one.section.localeCompare(other.section),
    );
  }

  /** Gives a place in an exam to all students who now sit in its classes, and to nobody else, so that it can be locked. */
  async seat(exam: StoredExam): Promise<void> {
    const seats = (await this.students.in(exam, exam.session)).map(seatOf);
    await this.marks.seat(exam._id, seats);
    await this.marks.unseat(
      exam._id,
      seats.map(({ student }) => student),
      exam.subjects.map(({ key }) => key),
    );
  }

  /**
   * Notes at the exam that something was typed, for another desk that has read the exam and is about to remove it.
   * @returns the state of the exam compared to when the marks were typed; one that was changed has to be read again
   */
  async noteTyped(exam: StoredExam): Promise<'as-it-was' | 'changed' | 'gone'> {
    if (await this.exams.noteTyped(exam)) return 'as-it-was';
    return (await this.settle(exam)) ? 'changed' : 'gone';
  }

  /**
   * Allows typing marks if the exam is open now, and forbids it otherwise. The state is read again after each write: of two desks
   * that lock and open at the same moment, the one whose change came first may be the last to write here.
   * @returns whether the exam still exists; another desk may have removed it
   */
  async settle({ _id }: StoredExam): Promise<boolean> {
    for (let appliedState: ExamState | undefined; ;) {
      const state = (await this.exams.find(_id.toHexString()))?.state;
      if (state === undefined) {
        await this.marks.forget(_id);
        return false;
      }
      if (state === appliedState) return true;
      await this.marks.lock(_id, state !== 'open');
      appliedState = state;
    }
  }

  /** The seats of an open exam, by the same rules as `in`. */
  private async seatsNow(stored: readonly StoredMarks[], exam: StoredExam) {
    const seated = await this.students.in(exam, exam.session);
    const notSeated = await this.notSeatedAnywhere(stored, seated, exam);
    return [...seated.map(seatOf), ...notSeated.flatMap((one) => one.stored ?? [])];
  }

  /** Students with typed marks who no longer sit anywhere in the exam. One in another section of it is marked there. */
  private async notSeatedAnywhere(
    stored: readonly StoredMarks[],
    seated: readonly ExaminedStudent[],
    exam: StoredExam,
  ) {
    const foldedIds = new Set(seated.map(({ foldedId }) => foldedId));
    const notSeated = await this.named(stored.filter((one) => isTyped(one) && !foldedIds.has(one.student)));
    return notSeated.filter(({ student }) => seatNow(exam, student) === undefined);
  }

  private async named(stored: readonly StoredMarks[]): Promise<Examinee[]> {
    const students = await this.students.named(stored.map(({ student }) => student));
    return students.map((student) => ({
      student,
      stored: stored.find((one) => one.student === student.foldedId),
    }));
  }
}
