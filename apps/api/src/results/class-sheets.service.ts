import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  attendanceFigures,
  classSheet,
  firstMonthOf,
  foldStudentId,
  schemeOf,
  type Exam,
  type ExamSection,
  type ExamSectionExport,
  type Outcome,
  type Words,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { isOwnSection } from '../auth/own-sections';
import { AttendedDays } from '../attendance/attended-days.service';
import type { SignedInAccount } from '../auth/signed-in';
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

/** What marks come to: the sheet of a section, and all results of a student (D64). */
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

  /** @throws Problem 403 of another's section */
  async sheet(
    asked: ExamSection,
    account: SignedInAccount,
  ): Promise<Outcome<ClassSheetAnswer, 'exam-not-found'>> {
    const found = await this.find(asked, account);
    if (!found.ok) return found;
    const { students, ...sheet } = found.value;
    const figures = await this.attendance(sheet, students);
    const rows = sheet.rows.map((row) => {
      const attendance = figures.get(row.studentID);
      return { ...row, ...(attendance && { attendance }) };
    });
    return accept(z.encode(classSheetAnswer, { ...sheet, rows }));
  }

  /** The same as a file (D69). */
  async export(
    { as, ...asked }: ExamSectionExport,
    account: SignedInAccount,
    words: Words,
  ): Promise<Outcome<StreamableFile, 'exam-not-found' | 'export-too-long'>> {
    const found = await this.find(asked, account);
    if (!found.ok) return found;
    const { exam, rows, class: schoolClass, section } = found.value;
    const filters = {
      exam: `${exam.name}, ${exam.session}`,
      branchCode: exam.branch,
      class: schoolClass,
      section,
    };
    return this.exports.write(classSheetSheet(exam, rows, words), as, { filters });
  }

  /** All that a student achieved, the last exam first; for a teacher in the own sections. */
  async ofStudent(studentID: string, account: SignedInAccount): Promise<StudentResultsAnswer> {
    const stored = await this.marks.ofStudent(foldStudentId(studentID));
    const exams = await this.exams.named(stored.map(({ exam }) => exam));
    const results = await Promise.all(
      stored.map(async (seats) => {
        const exam = exams.find(({ _id }) => _id.equals(seats.exam));
        const { class: schoolClass, section } = seats;
        if (!exam || !isOwnSection(account, { branch: exam.branch, class: schoolClass, section })) return [];
        const sheet = await this.compute(exam, seats);
        const row = sheet.rows.find((one) => foldStudentId(one.studentID) === seats.student);
        if (!row) return [];
        const { standing, rank } = row;
        const ranked = sheet.rows.filter((one) => one.rank !== undefined).length;
        return [
          {
            exam: sheet.exam,
            class: schoolClass,
            section,
            standing,
            ...(rank !== undefined && { rank }),
            ranked,
          },
        ];
      }),
    );
    const newestFirst = results
      .flat()
      .sort((one, other) => other.exam.firstDay.localeCompare(one.exam.firstDay));
    return z.encode(studentResultsAnswer, newestFirst);
  }

  private async find({ exam: id, ...seats }: ExamSection, account: SignedInAccount) {
    const asked = examOf(await this.exams.find(id), seats, account);
    if (!asked.ok) return asked;
    const exam = asked.value;
    return accept({ ...seats, ...(await this.compute(exam, seats)) });
  }

  /** How often each was there from the beginning of the session to the last day of the exam, by Student ID (D62). */
  private async attendance(
    { exam, ...seats }: Seats & { readonly exam: Exam },
    students: readonly ExaminedStudent[],
  ) {
    const section = { branch: exam.branch, class: seats.class, section: seats.section };
    const first = `${firstMonthOf(exam.session)}-01`;
    const tallies = await this.attended.of(section, students, first, exam.lastDay);
    return new Map(
      students.map(({ studentID, foldedId }) => {
        const tally = tallies.get(foldedId);
        return [studentID, tally && attendanceFigures(tally)] as const;
      }),
    );
  }

  private async compute(exam: StoredExam, seats: Seats) {
    const [examinees, usernames] = await Promise.all([
      this.sections.in(exam, seats),
      this.accounts.usernames(),
    ]);
    const students = examinees.map(({ student, stored }) => ({
      ...personOf(student),
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
