import { Injectable } from '@nestjs/common';
import {
  accept,
  attendanceFigures,
  classSheet,
  familyLanguageOf,
  firstDayOf,
  foldStudentId,
  lastDayOf,
  schemeOf,
  type Exam,
  type ExamSection,
  type ExamSectionExport,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import type { Usernames } from '../accounts/account-names';
import { AccountsRepository } from '../accounts/accounts.repository';
import { isOwnSection } from '../auth/own-sections';
import { AttendedDays } from '../attendance/attended-days.service';
import type { Caller } from '../auth/signed-in';
import { ListExports } from '../exports/list-exports.service';
import { classSheetSheet } from './class-sheet.sheet';
import type { ExaminedStudent } from './exam-students.repository';
import { examOf, ExaminedSections, marksOf, personOf, type Seats } from './examined-sections.service';
import {
  classSheetAnswer,
  studentResultsAnswer,
  type ClassSheetAnswer,
  type StudentResultsAnswer,
} from './exams.answers';
import { toExam } from './exams.mapper';
import { ExamsRepository } from './exams.repository';
import type { StoredExam } from './exams.schema';
import { MarksRepository } from './marks.repository';

/** The results computed from marks: the class sheet of a section, and all results of a student (D64). */
@Injectable()
export class ClassSheetsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly marks: MarksRepository,
    private readonly sections: ExaminedSections,
    private readonly accounts: AccountsRepository,
    private readonly attended: AttendedDays,
    private readonly exports: ListExports,
  ) {}

  /** @throws Problem 403 for a section of another teacher */
  async sheet(query: ExamSection, account: Caller): Promise<Outcome<ClassSheetAnswer, 'exam-not-found'>> {
    const outcome = await this.find(query, account);
    if (!outcome.ok) return outcome;
    const { students, ...sheet } = outcome.value;
    const figures = await this.attendance(sheet.exam, students);
    const rows = sheet.rows.map((row) => {
      const attendance = figures.get(row.studentID);
      return { ...row, ...(attendance && { attendance }) };
    });
    return accept(z.encode(classSheetAnswer, { ...sheet, rows }));
  }

  /** The class sheet as a file (D69). */
  async export({ as, ...query }: ExamSectionExport, account: Caller) {
    const outcome = await this.find(query, account);
    if (!outcome.ok) return outcome;
    const { exam, rows, class: schoolClass, section } = outcome.value;
    const filters = {
      exam: `${exam.name}, ${exam.session}`,
      branchCode: exam.branch,
      class: schoolClass,
      section,
    };
    return this.exports.write((words) => classSheetSheet(exam, rows, words), as, { filters });
  }

  /** All results of a student, the last exam first; for a teacher only those in the own sections. */
  async ofStudent(studentID: string, account: Caller): Promise<StudentResultsAnswer> {
    const isSeen = ({ branch }: StoredExam, { class: schoolClass, section }: Seats) =>
      isOwnSection(account, { branch, class: schoolClass, section });
    return z.encode(studentResultsAnswer, await this.resultsOf(studentID, isSeen));
  }

  /** A student's results in published exams, with the attendance that the report card shows: for the family. */
  async published(studentID: string) {
    const results = await this.resultsOf(studentID, ({ state }) => state === 'published');
    return Promise.all(
      results.map(async ({ student, ...result }) => {
        const attendance = (await this.attendance(result.exam, [student])).get(student.studentID);
        return { ...result, ...(attendance && { attendance }) };
      }),
    );
  }

  /** The rows of a student, each with its exam, the last exam first. @param isSeen whether the caller may see a row */
  private async resultsOf(studentID: string, isSeen: (exam: StoredExam, seats: Seats) => boolean) {
    const allMarks = await this.marks.ofStudent(foldStudentId(studentID));
    const [exams, usernames] = await Promise.all([
      this.exams.named(allMarks.map(({ exam }) => exam)),
      this.accounts.usernames(),
    ]);
    const results = await Promise.all(
      allMarks.map(async (marks) => {
        const exam = exams.find(({ _id }) => _id.equals(marks.exam));
        if (!exam) return [];
        const seats = await this.sections.seatsOf(exam, marks);
        if (!isSeen(exam, seats)) return [];
        const { rows, students, exam: shown } = await this.compute(exam, seats, usernames);
        const row = rows.find((one) => foldStudentId(one.studentID) === marks.student);
        const student = students.find(({ foldedId }) => foldedId === marks.student);
        if (!row || !student) return [];
        const ranked = rows.filter((one) => one.rank !== undefined).length;
        return [{ ...row, exam: shown, class: seats.class, section: seats.section, ranked, student }];
      }),
    );
    return results.flat().sort((one, other) => other.exam.firstDay.localeCompare(one.exam.firstDay));
  }

  private async find({ exam: id, ...seats }: ExamSection, account: Caller) {
    const outcome = examOf(await this.exams.find(id), seats, account);
    if (!outcome.ok) return outcome;
    const exam = outcome.value;
    return accept({ ...seats, ...(await this.compute(exam, seats, await this.accounts.usernames())) });
  }

  /** The attendance of each student from the start of the session to the last day of the exam in it, by Student ID (D62). */
  private async attendance({ session, lastDay }: Exam, students: readonly ExaminedStudent[]) {
    const end = lastDayOf(session);
    const lastCounted = lastDay < end ? lastDay : end;
    const tallies = await this.attended.of(students, firstDayOf(session), lastCounted);
    return new Map(
      students.map(({ studentID, foldedId }) => {
        const tally = tallies.get(foldedId);
        return [studentID, tally && attendanceFigures(tally)] as const;
      }),
    );
  }

  private async compute(exam: StoredExam, seats: Seats, usernames: Usernames) {
    const examinees = await this.sections.in(exam, seats);
    const students = examinees.map(({ student, stored }) => ({
      ...personOf(student),
      language: familyLanguageOf(student),
      ...(stored?.remark && { remark: stored.remark.text }),
      marks: marksOf(stored),
    }));
    const { rows, ...figures } = classSheet(schemeOf(exam.branch), exam.subjects, students);
    return {
      students: examinees.map(({ student }) => student),
      exam: toExam(exam, usernames),
      rows: rows.map(({ marks: _, standing, ...row }) => ({
        ...row,
        standing: { ...standing, subjects: [...standing.subjects] },
      })),
      ...figures,
      subjects: [...figures.subjects],
    };
  }
}
