import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  accept,
  findKeyOfFather,
  findKeyOfMobile,
  feesAreKnown,
  isOneFamily,
  outstanding,
  placeIn,
  refuse,
  type Outcome,
} from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { moneyOf } from '../ledger/ledger.mapper';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { StudentLedgers } from '../students/student-ledgers';
import { familyAnswer, type FamilyAnswer } from './family.answers';

/** No family has more children in the school; where a mobile stands for none, more may seem to be one. */
const MOST = 20;

@Injectable()
export class FamilyService {
  constructor(
    private readonly ledgers: StudentLedgers,
    @InjectModel(STUDENT) private readonly records: Model<StudentRecord>,
  ) {}

  /** The student, also one who has left, and all of one father's name and mobile who are in the school, each with what is due now (D56). */
  async of(studentID: string): Promise<Outcome<FamilyAnswer, 'student-not-found' | 'fees-unknown'>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const { student, ledger } = account.value;
    if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
    const sharing = await this.records
      .find({
        left: false,
        // His name first: an office may have given the same mobile to all who have none.
        $and: [
          { findKeys: findKeyOfFather(student.personalDetail.fatherName) },
          { findKeys: findKeyOfMobile(student.primaryMobile) },
        ],
      })
      .limit(MOST)
      .lean<StudentRecord[]>();
    const others = sharing.filter((one) => one.foldedId !== student.foldedId && isOneFamily(one, student));
    const children = [account.value, ...(await this.ledgers.of(others))].toSorted((a, b) =>
      a.student.sortKeys.id < b.student.sortKeys.id ? -1 : 1,
    );
    return accept(
      z.encode(
        familyAnswer,
        children.flatMap((child) => {
          const { personalDetail, ...details } = child.student;
          // A child whose fees are unknown cannot be paid for together with the others.
          const { fees } = moneyOf(child.student, child.ledger, child.today);
          if (!fees) return [];
          const { dues } = outstanding(child.ledger, child.student, child.today);
          const place = placeIn(fees.month, child.student);
          return [{ ...details, ...personalDetail, ...place, fees, dues: [...dues] }];
        }),
      ),
    );
  }
}
