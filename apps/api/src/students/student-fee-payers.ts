import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FeePayer } from '@school/domain';
import type { Model } from 'mongoose';
import type { FeePayers } from '../heads/fee-payers';
import { listFilter } from './list-filter';
import { orderOf } from './list-order';
import { STUDENT, type StudentRecord } from './student.schema';

/** The fields that decide what a student pays. */
const TERMS: Readonly<Record<keyof FeePayer, 1>> = {
  studentID: 1,
  class: 1,
  stream: 1,
  medium: 1,
  boardType: 1,
  classSession: 1,
  passesOut: 1,
  feesFrom: 1,
  revision: 1,
  former: 1,
  concessions: 1,
  heads: 1,
  leftAt: 1,
};

/** The present students, as payers of fees. */
@Injectable()
export class StudentFeePayers implements FeePayers {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  all(): AsyncIterable<FeePayer> {
    return this.students
      .find(listFilter({}).byScan, TERMS)
      .sort(orderOf('studentID'))
      .lean<FeePayer[]>()
      .cursor({ batchSize: 500 });
  }
}
