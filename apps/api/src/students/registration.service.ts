import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  feesFromMonths,
  openLedger,
  refuse,
  schoolMonth,
  type Outcome,
  type Registration,
} from '@school/domain';
import { Types } from 'mongoose';
import { PasswordService } from '../accounts/password.service';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { invalidFields } from '../common/problem';
import { toStored } from '../ledger/ledger.schema';
import { PicturesService } from '../pictures/pictures.service';
import { listingKeys } from './listing-keys';
import type { NextStudentIdAnswer, RegisteredAnswer } from './students.answers';
import { StudentsRepository } from './students.repository';

/** The first ID that is suggested in an empty school. */
const FIRST_ID = '1001';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly pictures: PicturesService,
    private readonly passwords: PasswordService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Registers a student; a previous balance becomes the ledger's opening entry (D28).
   * @throws Problem 400 when the photo or the signature is no uploaded picture, or no fees can begin with that month (D44)
   */
  async register(
    { password, previousBalance, feesFrom, registeredBy: _token, ...details }: Registration,
    account: SignedInAccount,
  ): Promise<Outcome<RegisteredAnswer, 'student-id-taken'>> {
    await this.pictures.mustExist(details);
    const at = this.clock.now();
    const month = schoolMonth(at);
    if (feesFrom !== undefined && !feesFromMonths(month).includes(feesFrom))
      throw invalidFields([{ field: 'feesFrom', code: 'feesFrom' }]);
    const ledger = openLedger(details, previousBalance, { by: account.fname, byId: account.id, at });
    const id = await this.students.insert({
      ...details,
      ...listingKeys(details),
      passwordHash: await this.passwords.hash(password),
      feesFrom: feesFrom ?? month,
      previousBalance,
      registeredBy: new Types.ObjectId(account.id),
      registeredAt: at,
      left: false,
      revision: 1,
      studentFeeReport: toStored(ledger),
    });
    return id ? accept({ _id: id.toHexString() }) : refuse('student-id-taken', 'studentID');
  }

  /** The next number after the highest ID that is one (D14). Only a suggestion: the index decides what is free. */
  async suggestId(): Promise<NextStudentIdAnswer> {
    const highest = await this.students.highestIdNumber();
    return { studentID: highest === undefined ? FIRST_ID : String(highest + 1).padStart(3, '0') };
  }
}
