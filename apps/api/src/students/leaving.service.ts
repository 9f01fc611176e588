import { Injectable } from '@nestjs/common';
import {
  accept,
  brokenRules,
  changesBetween,
  sessionOfReturn,
  feesDue,
  firstDayAfter,
  formerTerms,
  hasStream,
  feesAreKnown,
  ledgerAt,
  noon,
  nextMonth,
  refundable,
  refuse,
  schoolDate,
  schoolMonth,
  toRupees,
  type Leaving,
  type LeavingDay,
  type Outcome,
  type Paise,
  type Readmission,
  type StudentDetails,
} from '@school/domain';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { readDecideWrite } from '../common/read-decide-write';
import { invalidFields } from '../common/problem';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import { changeableKeys } from './listing-keys';
import { detailsChange, feeChanges } from './student-audit';
import type { StudentRecord } from './student.schema';
import {
  leavingDuesAnswer,
  type LeavingDuesAnswer,
  type LeftStudentAnswer,
  type StudentAnswer,
} from './students.answers';
import { StudentAnswerService } from './student-answer.service';
import { StudentLedgers, type StudentAccount } from './student-ledgers';
import { StudentsRepository } from './students.repository';
import { tokensVoidedAt } from './voided-tokens';

/** The moment of leaving: now, or the middle of an earlier day. */
const momentOf = (day: string, now: Date): Date => (day === schoolDate(now) ? now : noon(day));

/** The changes to a student who leaves: the former terms are kept, and months after the leaving are not charged (D73). */
const leavingChanges = (student: StudentRecord, leftAt: Date) => ({
  leftAt,
  revision: student.revision + 1,
  former: [...(student.former ?? []), formerTerms(student, leftAt)],
});

/** The amounts owed and to be paid back when a student leaves; paise. */
export type LeavingMoney = z.output<typeof leavingDuesAnswer>;

interface LeavingTerms {
  readonly leftAt: Date;
  readonly due: Paise;
}

/** Whether a student has already left with exactly these details: the same request again, because its answer was lost. */
const hasLeftAsAsked = (
  { student: { left, leftAt, leavingReason, leavingRemark }, today }: StudentAccount,
  { leftOn = schoolDate(today.at), ...details }: Leaving,
): boolean =>
  left &&
  leftAt !== undefined &&
  schoolDate(leftAt) === leftOn &&
  leavingReason === details.leavingReason &&
  leavingRemark === details.remark;

/** Students who leave the school, and those who come back under their ID (D22). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: StudentLedgers,
    private readonly answers: StudentAnswerService,
    private readonly closings: SessionClosingsRepository,
  ) {}

  /** The amount that a student would owe, or get back, on leaving on a given day (D74, D75). */
  async dues({ studentID, leftOn }: LeavingDay): Promise<Outcome<LeavingDuesAnswer>> {
    const account = await this.ledgers.find(studentID);
    if (!account.ok) return account;
    const money = await this.moneyOf(account.value, leftOn);
    return money.ok ? accept(z.encode(leavingDuesAnswer, money.value)) : money;
  }

  /**
   * The amount that a student owes, or gets back, on leaving on a day; for one who has left, the amount now (D74, D75). Paise.
   * @param leftOn today when left out
   */
  async moneyOf(account: StudentAccount, leftOn?: string): Promise<Outcome<LeavingMoney>> {
    const { student, ledger, today } = account;
    if (student.left) {
      if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
      const { outstandingDue } = feesDue(ledger, student, today);
      return accept({ outstandingDue, ...refundable(ledger, student, today), takenBack: [] });
    }
    const leaving = await this.leavingTerms(account, leftOn);
    if (!leaving.ok) return leaving;
    const leftStudent = { ...student, ...leavingChanges(student, leaving.value.leftAt) };
    const monthsTakenBack = ledgerAt(ledger, leftStudent, today)
      .slice(ledger.length)
      .flatMap(({ kind, charges = [] }) => (kind === 'take-back' ? charges.map(({ month }) => month) : []));
    const takenBack = [...new Set(monthsTakenBack)];
    return accept({
      outstandingDue: leaving.value.due,
      ...refundable(ledger, leftStudent, today),
      takenBack,
    });
  }

  /**
   * Marks a student as left: it disappears from lists and searches; the record, the ID and the fee entries stay. Refused when
   * the amount that the student owes after leaving differs from the one that the caller has seen.
   */
  async leave(leaving: Leaving, account: Caller): Promise<Outcome<LeftStudentAnswer>> {
    const { studentID, outstandingDue, leftOn, leavingReason = 'other', remark } = leaving;
    const outcome = await readDecideWrite<StudentAccount, LeavingTerms, LeftStudentAnswer>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID),
      decide: async (found) => {
        if (await this.ledgers.isClockBehind(found)) return refuse('clock-behind');
        const terms = await this.leavingTerms(found, leftOn);
        if (!terms.ok) return terms;
        const isDueUnchanged = outstandingDue === undefined || outstandingDue === terms.value.due;
        return isDueUnchanged ? terms : refuse('balance-changed');
      },
      write: async (found, { leftAt, due }) => {
        const { student } = found;
        const set = {
          left: true,
          leftAt,
          leftBy: new Types.ObjectId(account.id),
          leavingReason,
          ...(remark === undefined ? {} : { leavingRemark: remark }),
          former: leavingChanges(student, leftAt).former,
        };
        const details = { leftOn: schoolDate(leftAt), leavingReason, remark, outstandingDue: toRupees(due) };
        // The month of leaving is the last one: what follows it costs nothing.
        const fees = feeChanges(found, leavingChanges(student, leftAt), nextMonth(schoolMonth(leftAt)));
        const auditChange = {
          action: 'student-left',
          changes: [...changesBetween({}, details), ...fees],
        } as const;
        return (await this.students.change(student, set, [], auditChange))
          ? accept({ studentID: student.studentID, left: true })
          : 'outdated';
      },
    });
    if (outcome.ok) await this.ledgers.settle(studentID);
    if (outcome.ok || outcome.code !== 'student-not-found') return outcome;
    const found = await this.ledgers.find(studentID, true);
    return found.ok && hasLeftAsAsked(found.value, { ...leaving, leavingReason })
      ? accept({ studentID: found.value.student.studentID, left: true })
      : outcome;
  }

  /** Whether a student can leave on a day, and the amount owed then. @param leftOn today when left out */
  private async leavingTerms(
    { student, ledger, today }: StudentAccount,
    leftOn: string = schoolDate(today.at),
  ): Promise<Outcome<LeavingTerms>> {
    if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
    const day = schoolDate(today.at);
    const cameBackAt = student.former?.findLast(({ leftAt }) => leftAt !== undefined)?.until;
    const firstDay = cameBackAt === undefined ? student.dateOfAdmission : schoolDate(cameBackAt);
    if (leftOn > day || (leftOn < firstDay && leftOn !== day)) return refuse('leaving-date', 'leftOn');
    const lastClosing = await this.closings.last();
    const firstOpenDay = lastClosing ? firstDayAfter(lastClosing.session) : '';
    if (leftOn < firstOpenDay) return refuse('leaving-in-closed-session', 'leftOn', { day: firstOpenDay });
    const leftAt = momentOf(leftOn, today.at);
    const due = feesDue(ledger, { ...student, ...leavingChanges(student, leftAt) }, today).outstandingDue;
    return accept({ leftAt, due });
  }

  /**
   * Takes back a student who has left. The months up to the month of leaving are charged as before (D45), the months away are
   * never charged, and the fees go on with the month of the return (D44).
   * @throws Problem 400 when the class does not exist in the student's medium
   */
  async readmit({ studentID, ...place }: Readmission): Promise<Outcome<StudentAnswer>> {
    const returned = await readDecideWrite<StudentAccount, StudentDetails, undefined>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID, true),
      decide: async ({ student, ledger, today }) => {
        if (!student.left || !student.leftAt) return refuse('student-not-left', 'studentID');
        if (await this.ledgers.isClockBehind({ student, ledger, today })) return refuse('clock-behind');
        const stream = hasStream(place.class) ? place.stream : undefined;
        const details: StudentDetails = { ...student, ...place, stream };
        const broken = brokenRules(details, schoolDate(today.at));
        if (broken.length > 0) throw invalidFields(broken);
        return accept(details);
      },
      write: async (found, details) => {
        const { student, today } = found;
        const { at } = today;
        const { stream } = details;
        const { classSession, isUndecided } = sessionOfReturn(place, student, at);
        const set = {
          ...changeableKeys(details),
          class: place.class,
          section: place.section,
          ...(stream && { stream }),
          classSession,
          passesOut: false,
          left: false,
          // Families that signed in before the student left have to sign in again (D8).
          tokensValidFrom: tokensVoidedAt(student, at),
          former: [...(student.former ?? []), { ...formerTerms(student, at), section: student.section }],
        };
        const leavingFields = ['leftAt', 'leftBy', 'leavingReason', 'leavingRemark'];
        // Another student may have the card by now.
        const isCardTaken = (await this.students.holdersOf([student.cardNumber ?? ''])).size > 0;
        const unset = [
          ...leavingFields,
          ...(stream === undefined ? ['stream'] : []),
          ...(isCardTaken ? ['cardNumber'] : []),
          ...(isUndecided ? ['movedFrom'] : []),
        ];
        const { changes } = detailsChange(student, set, unset);
        const fees = feeChanges(found, { ...details, ...set, leftAt: undefined });
        const auditChange = { action: 'student-returned', changes: [...changes, ...fees] } as const;
        return (await this.students.change(student, set, unset, auditChange))
          ? accept(undefined)
          : 'outdated';
      },
    });
    if (returned.ok || (returned.code === 'student-not-left' && (await this.isBackAsAsked(studentID, place))))
      return this.answers.settled(studentID);
    return returned;
  }

  /** Whether a student has already come back with exactly these details: the same request again, because its answer was lost. */
  private async isBackAsAsked(studentID: string, place: Omit<Readmission, 'studentID'>): Promise<boolean> {
    const student = await this.students.findEver(studentID);
    if (student?.former?.at(-1)?.leftAt === undefined) return false;
    const stream = hasStream(place.class) ? place.stream : undefined;
    return student.class === place.class && student.section === place.section && student.stream === stream;
  }
}
