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
import { mustTeach } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { ExamsRepository } from './exams.repository';
import type { StoredExam } from './exams.schema';
import { ExamStudentsRepository, type ExaminedStudent } from './exam-students.repository';
import { MarksRepository } from './marks.repository';
import type { StoredMarks } from './marks.schema';

/** A section of an exam, without its branch, which is that of the exam. */
export interface Seats {
  readonly class: SchoolClass;
  readonly section: Section;
}

/** Somebody whom an exam is about, with what was given. */
export interface Examinee {
  readonly student: ExaminedStudent;
  readonly stored: StoredMarks | undefined;
}

/** A section of an exam that somebody may look into. */
export interface AskedSection {
  readonly exam: StoredExam;
  readonly examinees: readonly Examinee[];
}

/** The marks of a student by the keys of the subjects. */
export const marksOf = (stored: StoredMarks | undefined): Marks =>
  Object.fromEntries(
    Object.entries(stored?.cells ?? {}).flatMap(([key, cell]) => (cell ? [[key, cell.mark]] : [])),
  );

/** The exam that was found, where a section has it and is the caller's to see. @throws Problem 403 of another's section */
export function examOf(
  found: StoredExam | null,
  seats: Seats,
  account: Caller,
): Outcome<StoredExam, 'exam-not-found'> {
  if (!found?.classes.includes(seats.class)) return refuse('exam-not-found');
  mustTeach(account, { branch: found.branch, ...seats });
  return accept(found);
}

/** Whether anything was typed of a student: a mark or a remark. */
export const isTyped = (stored: StoredMarks): boolean =>
  stored.remark !== undefined || Object.keys(marksOf(stored)).length > 0;

/** A student as a grid, a sheet and a card name one. */
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

/** Where a student sits in an exam that is open; nowhere who has left, or is in none of its classes. */
function seatNow({ session, branch, classes }: StoredExam, student: ExaminedStudent): Seats | undefined {
  const seat = student.left ? undefined : seatIn(session, student);
  return seat?.branch === branch && classes.includes(seat.class) ? seat : undefined;
}

/** Who is examined where. While an exam is open that is who sits there; once it is locked it stays who sat there (D64). */
@Injectable()
export class ExaminedSections {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly students: ExamStudentsRepository,
    private readonly marks: MarksRepository,
  ) {}

  /** A section of an exam as it is now, and who sits there. @throws Problem 403 of another's section */
  async asked(id: string, seats: Seats, account: Caller): Promise<Outcome<AskedSection, 'exam-not-found'>> {
    const found = examOf(await this.exams.find(id), seats, account);
    if (!found.ok) return found;
    return accept({ exam: found.value, examinees: await this.in(found.value, seats) });
  }

  async in(exam: StoredExam, seats: Seats): Promise<Examinee[]> {
    const seated = await this.marks.ofSection(exam._id, seats);
    if (exam.state !== 'open') return this.named(seated);
    const { branch } = exam;
    const asked = { branch, classes: [seats.class], section: seats.section };
    const here = await this.students.in(asked, exam.session);
    const stored = await this.marks.ofStudents(
      exam._id,
      here.map(({ foldedId }) => foldedId),
    );
    return [
      ...here.map((student) => ({
        student,
        stored: stored.find((one) => one.student === student.foldedId),
      })),
      ...(await this.gone(seated, here, exam)),
    ];
  }

  /** Where a student is examined of whom something is stored: as `in` has it. */
  async seatsOf(exam: StoredExam, stored: StoredMarks): Promise<Seats> {
    if (exam.state !== 'open') return stored;
    const [student] = await this.students.named([stored.student]);
    return (student && seatNow(exam, student)) ?? stored;
  }

  async one(exam: StoredExam, studentID: string): Promise<Examinee | undefined> {
    return (await this.named(await this.marks.ofStudents(exam._id, [foldStudentId(studentID)])))[0];
  }

  /** How many marks there are of each section, the classes in the order of the school. */
  async progress(exam: StoredExam): Promise<readonly (Seats & { students: number; given: number })[]> {
    const { classes, subjects } = exam;
    const all = await this.marks.ofExam(exam._id);
    const seats = exam.state === 'open' ? await this.seatsNow(all, exam) : all;
    const cells = new Map(all.map((one) => [one.student, one.cells ?? {}]));
    const sections = new Map<string, Seats & { students: number; given: number }>();
    for (const { class: schoolClass, section, student } of seats) {
      const key = `${schoolClass} ${section}`;
      const found = sections.get(key) ?? { class: schoolClass, section, students: 0, given: 0 };
      found.students += 1;
      found.given += subjects.filter((subject) => cells.get(student)?.[subject.key] !== undefined).length;
      sections.set(key, found);
    }
    return [...sections.values()].sort(
      (one, other) =>
        classes.indexOf(one.class) - classes.indexOf(other.class) || one.section.localeCompare(other.section),
    );
  }

  /** Everybody who sits in the classes of an exam gets a place in it, and nobody else, so that it can be locked. */
  async seat(exam: StoredExam): Promise<void> {
    const here = (await this.students.in(exam, exam.session)).map(seatOf);
    await this.marks.seat(exam._id, here);
    await this.marks.unseat(
      exam._id,
      here.map(({ student }) => student),
      exam.subjects.map(({ key }) => key),
    );
  }

  /**
   * After something was typed: notes it at the exam, for whoever looked at it before and is about to take it away.
   * @returns what the exam is now, beside what it was when it was typed over; one that was changed has to be read again
   */
  async noteTyped(exam: StoredExam): Promise<'as-it-was' | 'changed' | 'gone'> {
    if (await this.exams.noteTyped(exam)) return 'as-it-was';
    return (await this.settle(exam)) ? 'changed' : 'gone';
  }

  /**
   * Lets marks be typed where the exam is open now, and nowhere else. Looked at again after each write: of two desks that lock and
   * open at the same moment, the one whose change came first may be the last to write here.
   * @returns whether the exam is there; another desk may have taken it away
   */
  async settle({ _id }: StoredExam): Promise<boolean> {
    for (let settled: ExamState | undefined; ;) {
      const state = (await this.exams.find(_id.toHexString()))?.state;
      if (state === undefined) {
        await this.marks.forget(_id);
        return false;
      }
      if (state === settled) return true;
      await this.marks.lock(_id, state !== 'open');
      settled = state;
    }
  }

  /** The seats of an exam that is open, as `in` has them of each section. */
  private async seatsNow(stored: readonly StoredMarks[], exam: StoredExam) {
    const here = await this.students.in(exam, exam.session);
    const gone = await this.gone(stored, here, exam);
    return [...here.map(seatOf), ...gone.flatMap((one) => one.stored ?? [])];
  }

  /** Of whom something was typed and who sits nowhere in the exam by now. Who sits in another section of it is marked there. */
  private async gone(stored: readonly StoredMarks[], here: readonly ExaminedStudent[], exam: StoredExam) {
    const foldedIds = new Set(here.map(({ foldedId }) => foldedId));
    const others = await this.named(stored.filter((one) => isTyped(one) && !foldedIds.has(one.student)));
    return others.filter(({ student }) => seatNow(exam, student) === undefined);
  }

  private async named(stored: readonly StoredMarks[]): Promise<Examinee[]> {
    const students = await this.students.named(stored.map(({ student }) => student));
    return students.map((student) => ({
      student,
      stored: stored.find((one) => one.student === student.foldedId),
    }));
  }
}
