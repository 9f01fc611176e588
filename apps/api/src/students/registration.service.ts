import { Injectable } from '@nestjs/common';
import {
  accept,
  admissionFees,
  brokenRules,
  feesFromMonths,
  refuse,
  schoolDate,
  schoolMonth,
  sessionName,
  type Admission,
  type Outcome,
  type Paise,
  type Registration,
  type StudentDetails,
  type TakenHead,
} from '@school/domain';
import { Types } from 'mongoose';
import { PasswordService } from '../accounts/password.service';
import type { Caller } from '../auth/signed-in';
import { invalidFields, type FieldProblem } from '../common/problem';
import { orRefuse } from '../common/refusal';
import { digestOf } from '../common/request-digest';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import { PicturesService } from '../pictures/pictures.service';
import { listingKeys } from './listing-keys';
import type { StoredConcession, StudentRecord } from './student.schema';
import type { NextStudentIdAnswer, RegisteredAnswer } from './students.answers';
import { firstFees } from './student-audit';
import { StudentLedgers } from './student-ledgers';
import { StudentsRepository } from './students.repository';

/** The first ID that is suggested in an empty school. */
const FIRST_ID = '1001';

/** A registration's key, made unique per account, and a digest of its content. The password's hash is kept apart. */
const keyAndDigest = ({ password: _, ...registration }: Registration, key: string, { id }: Caller) => ({
  key: `${id}/${key}`,
  digest: digestOf('register-student', registration, key),
});

/** The account that registers a student, as the student record keeps it. */
type Registrar = Pick<Caller, 'id' | 'fname'>;

/** A student who is new to the school, with the money that the ledger begins with. */
export interface Newcomer {
  readonly details: StudentDetails;
  readonly previousBalance: Paise;
  /** The first month that is charged (D44). */
  readonly feesFrom: string;
  readonly fees?: Admission['fees'];
  readonly concessions?: readonly StoredConcession[] | undefined;
  /** The school's heads that the student takes (D78). */
  readonly heads?: readonly TakenHead[] | undefined;
  /** The account and key of this registration, so that it is made only once (D31). */
  readonly key?: string | undefined;
  /** Distinguishes this registration from every other (D31). */
  readonly digest?: string | undefined;
}

/** A new student as it is stored, without the password. */
function newRecord(
  { details, previousBalance, feesFrom, fees = [], concessions, heads, key, digest }: Newcomer,
  { id, fname }: Registrar,
  at: Date,
): Omit<StudentRecord, '_id'> {
  const month = schoolMonth(at);
  const hasOpeningCharges = previousBalance > 0 || fees.length > 0;
  return {
    ...details,
    ...listingKeys(details),
    feesFrom,
    ...(concessions === undefined ? {} : { concessions }),
    ...(heads === undefined ? {} : { heads }),
    previousBalance,
    ...(hasOpeningCharges && { admission: { at, by: fname, byId: id, previousBalance, fees } }),
    classSession: sessionName(feesFrom > month ? feesFrom : month),
    registeredBy: new Types.ObjectId(id),
    registeredAt: at,
    ...(key === undefined ? {} : { registrationKey: key }),
    ...(digest === undefined ? {} : { registrationDigest: digest }),
    left: false,
    revision: 1,
  };
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly pictures: PicturesService,
    private readonly passwords: PasswordService,
    private readonly feeTables: FeeTablesService,
    private readonly ledgers: StudentLedgers,
    private readonly closings: SessionClosingsRepository,
  ) {}

  /**
   * Registers a student. The same write records that a previous balance becomes the ledger's opening entry (D28), and that the
   * one-time fees are charged if the registration asks for it (D47). The same registration sent again under the same key gets
   * the first answer (D31); a different one under that key, even with another Student ID, registers nobody (D52).
   * @param key the caller's `Idempotency-Key`, if it sent one
   * @throws Problem 400 when the photo or the signature is no uploaded picture, the birth is to come, or no fees can begin with that month (D44)
   */
  async register(
    registration: Registration,
    key: string | undefined,
    account: Caller,
  ): Promise<Outcome<RegisteredAnswer, 'student-id-taken' | 'registered-otherwise' | 'clock-behind'>> {
    const { password, previousBalance, admissionCharges, registeredBy: _token, ...rest } = registration;
    const { feesFrom: requestedMonth, ...details } = rest;
    const registrationKey = key === undefined ? {} : keyAndDigest(registration, key, account);
    const earlierAnswer = await this.answerOfKey(registrationKey, password);
    if (earlierAnswer) return earlierAnswer;
    await this.pictures.mustExist(details);
    const today = await this.feeTables.today();
    if (await this.closings.have(today.at)) return refuse('clock-behind');
    const month = schoolMonth(today.at);
    const broken: FieldProblem[] = brokenRules(details, schoolDate(today.at));
    if (requestedMonth !== undefined && !feesFromMonths(month).includes(requestedMonth))
      broken.push({ field: 'feesFrom', code: 'feesFrom' });
    if (broken.length > 0) throw invalidFields(broken);
    const fees = admissionCharges === true ? admissionFees(details, month, today.feeTables) : [];
    const student = newRecord(
      { details, previousBalance, feesFrom: requestedMonth ?? month, fees, ...registrationKey },
      account,
      today.at,
    );
    const passwordHash = await this.passwords.hash(password);
    const id = await this.students.insert({ ...student, passwordHash }, firstFees(student, today));
    if (id && student.admission) await this.ledgers.settle(details.studentID);
    if (id) return accept({ _id: id.toHexString() });
    return (await this.answerOfKey(registrationKey, password)) ?? refuse('student-id-taken', 'studentID');
  }

  /**
   * Registers many students without a login, each under its own key, which identifies a registration that is sent again (D68).
   * @returns the folded IDs of the students registered by this, now or before; the IDs of the others are taken
   * @throws Problem 409 when the clock is in a session that is closed (D70)
   */
  async registerAll(newcomers: readonly Newcomer[], account: Registrar): Promise<ReadonlySet<string>> {
    const today = await this.feeTables.today();
    if (await this.closings.have(today.at)) orRefuse(refuse('clock-behind'));
    const students = newcomers.map((newcomer) => newRecord(newcomer, account, today.at));
    const inserted = await this.students.insertAll(students, (student) => firstFees(student, today));
    const withAdmission = students.filter(({ foldedId, admission }) => admission && inserted.has(foldedId));
    await this.ledgers.settleAll(withAdmission.map(({ foldedId }) => foldedId));
    const notInserted = students.filter(({ foldedId }) => !inserted.has(foldedId));
    const registeredEarlier = await this.registeredBefore(
      new Map(notInserted.map(({ foldedId, registrationDigest: digest = '' }) => [foldedId, digest])),
    );
    return new Set([...inserted, ...registeredEarlier]);
  }

  /**
   * The students that an earlier import with the same rows registered, when its answer was lost (D31).
   * @param digests of the registrations, by the folded IDs
   */
  async registeredBefore(digests: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
    const existing = digests.size === 0 ? [] : await this.students.findAll([...digests.keys()]);
    const sameRegistrations = existing.filter(
      ({ foldedId, registrationDigest }) => registrationDigest === digests.get(foldedId),
    );
    const withAdmission = sameRegistrations.filter(({ admission }) => admission);
    await this.ledgers.settleAll(withAdmission.map(({ foldedId }) => foldedId));
    return new Set(sameRegistrations.map(({ foldedId }) => foldedId));
  }

  /** The student registered under this key already, when the answer was lost on the way. */
  private async answerOfKey(
    { key, digest }: Pick<Newcomer, 'key' | 'digest'>,
    password: string,
  ): Promise<Outcome<RegisteredAnswer, 'registered-otherwise'> | undefined> {
    const student = key === undefined ? null : await this.students.ofRegistrationKey(key);
    if (!student) return undefined;
    const isSameRegistration =
      student.registrationDigest === digest && (await this.passwords.verify(student.passwordHash, password));
    return isSameRegistration
      ? accept({ _id: student._id.toHexString() })
      : refuse('registered-otherwise', 'studentID', student.studentID);
  }

  /**
   * The number after the highest numeric ID, with the same leading zeros (D14). Only a suggestion: the unique index decides
   * which IDs are free.
   */
  async suggestId(): Promise<NextStudentIdAnswer> {
    const highest = await this.students.highestNumberedId();
    if (highest === undefined) return { studentID: FIRST_ID };
    return { studentID: String(Number(highest) + 1).padStart(highest.length, '0') };
  }
}
