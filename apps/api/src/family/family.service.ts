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

/** The most children of a family at the school; where many share a placeholder mobile, more may seem to be siblings. */
const MOST_CHILDREN = 20;

@Injectable()
export class FamilyService {
  constructor(
    private readonly ledgers: StudentLedgers,
    @InjectModel(STUDENT) private readonly records: Model<StudentRecord>,
  ) {}

  /** The student, even one who has left, and all at the school with the same father's name and mobile, with their dues (D56). */
  async of(studentID: string): Promise<Outcome<FamilyAnswer, 'student-not-found' | 'fees-unknown'>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const { student, ledger } = account.value;
    if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
    const sharing = await this.records
      .find({
        left: false,
        // The father's name first: an office may have entered one mobile for everybody without one.
        $and: [
          { findKeys: findKeyOfFather(student.personalDetail.fatherName) },
          { findKeys: findKeyOfMobile(student.primaryMobile) },
        ],
      })
      .limit(MOST_CHILDREN)
      .lean<StudentRecord[]>();
    const siblings = sharing.filter((one) => one.foldedId !== student.foldedId && isOneFamily(one, student));
    const children = [account.value, ...(await this.ledgers.of(siblings))].toSorted((a, b) =>
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
