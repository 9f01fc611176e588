import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  accept,
  findKeyOfFather,
  findKeyOfMobile,
  isReckonable,
  isOneFamily,
  refuse,
  type Outcome,
} from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { moneyOf } from '../ledger/ledger.mapper';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import { familyAnswer, type FamilyAnswer } from './family.answers';

/** No family has more children in the school; where a mobile stands for none, more may seem to be one. */
const MOST = 20;

@Injectable()
export class FamilyService {
  constructor(
    private readonly students: StudentsRepository,
    @InjectModel(STUDENT) private readonly records: Model<StudentRecord>,
    private readonly feeTables: FeeTablesService,
  ) {}

  /** The student, also one who has left, and all of one father's name and mobile who are in the school, each with what is due now (D56). */
  async of(studentID: string): Promise<Outcome<FamilyAnswer, 'student-not-found' | 'fees-unknown'>> {
    const [student, today] = await Promise.all([this.students.findEver(studentID), this.feeTables.today()]);
    if (!student) return refuse('student-not-found', 'studentID');
    if (!isReckonable(student)) return refuse('fees-unknown', 'studentID');
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
    const children = [student, ...others].toSorted((a, b) => (a.sortKeys.id < b.sortKeys.id ? -1 : 1));
    return accept(
      z.encode(
        familyAnswer,
        children.flatMap(({ personalDetail, ...child }) => {
          // Of whom it is not known what is owed, nothing can be paid together with the others.
          const { fees } = moneyOf(child, today);
          return fees ? [{ ...child, ...personalDetail, fees }] : [];
        }),
      ),
    );
  }
}
