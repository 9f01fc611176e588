import { Injectable } from '@nestjs/common';
import {
  accept,
  brokenRules,
  changesBetween,
  feesDue,
  isReckonable,
  hasStream,
  refuse,
  schoolDate,
  toRupees,
  type Leaving,
  type Outcome,
  type Readmission,
  type StudentDetails,
} from '@school/domain';
import { Types } from 'mongoose';
import type { SignedInAccount } from '../auth/signed-in';
import { invalidFields } from '../common/problem';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { passedMonths } from '../ledger/ledger.mapper';
import { changeableKeys } from './listing-keys';
import { detailsChange } from './student-audit';
import type { LeftStudentAnswer, StudentAnswer } from './students.answers';
import { StudentAnswerService } from './student-answer.service';
import { StudentsRepository } from './students.repository';

/** Students who leave the school, and those who come back under their ID (D22). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly feeTables: FeeTablesService,
  ) {}

  /**
   * Marks a student as left: gone from lists and searches, the record, the ID and the fee entries stay. Refused where the
   * student owes something else than the caller says to have seen.
   */
  async leave(
    { studentID, outstandingDue }: Leaving,
    account: SignedInAccount,
  ): Promise<Outcome<LeftStudentAnswer, 'student-not-found' | 'fees-unknown' | 'balance-changed'>> {
    for (;;) {
      const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      if (!isReckonable(student)) return refuse('fees-unknown', 'studentID');
      const due = feesDue(student.studentFeeReport, student, today).outstandingDue;
      if (outstandingDue !== undefined && outstandingDue !== due) return refuse('balance-changed');
      const set = { left: true, leftAt: today.at, leftBy: new Types.ObjectId(account.id) };
      const changes = changesBetween({}, { outstandingDue: toRupees(due) });
      if (await this.students.change(student, set, [], [], { action: 'student-left', changes }))
        return accept({ studentID: student.studentID, left: true });
    }
  }

  /**
   * Takes back a student who has left. The months up to the one of leaving are charged as they were before (D45), those
   * away never, and the fees go on with the month of coming back (D44).
   * @throws Problem 400 when the class is none of the student's medium
   */
  async readmit({
    studentID,
    ...place
  }: Readmission): Promise<Outcome<StudentAnswer, 'student-not-found' | 'student-not-left'>> {
    for (;;) {
      const [student, today] = await Promise.all([this.students.findEver(studentID), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      if (!student.left || !student.leftAt) return refuse('student-not-left', 'studentID');
      const stream = hasStream(place.class) ? place.stream : undefined;
      const details: StudentDetails = { ...student, ...place, stream };
      const broken = brokenRules(details, schoolDate(today.at));
      if (broken.length > 0) throw invalidFields(broken);
      const keys = changeableKeys(details);
      const set = {
        ...keys,
        class: place.class,
        section: place.section,
        ...(stream && { stream }),
        left: false,
        away: [...(student.away ?? []), { leftAt: student.leftAt, returnedAt: today.at }],
      };
      const unset = ['leftAt', 'leftBy', ...(stream === undefined ? ['stream'] : [])];
      const { changes } = detailsChange(student, set, unset);
      const what = { action: 'student-returned', changes } as const;
      if (await this.students.change(student, set, unset, passedMonths(student, today), what)) break;
    }
    const [back, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
    return back ? accept(await this.answers.of(back, today)) : refuse('student-not-found', 'studentID');
  }
}
