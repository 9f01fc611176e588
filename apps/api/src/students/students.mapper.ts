import type { Today } from '@school/domain';
import { z } from 'zod';
import { moneyOf } from '../ledger/ledger.mapper';
import type { StudentRecord } from './student.schema';
import {
  listedStudentAnswer,
  studentAnswer,
  type ListedStudentAnswer,
  type StudentAnswer,
} from './students.answers';
import type { ListedRecord } from './students.repository';

export const toListed = ({ personalDetail, ...student }: ListedRecord): ListedStudentAnswer =>
  z.encode(listedStudentAnswer, { ...student, ...personalDetail, _id: student._id.toHexString() });

/** A student's own page, Adhaar included (D20): what the answer names, so the password hash stays inside. */
export const toStudent = (student: StudentRecord, today: Today): StudentAnswer =>
  z.encode(studentAnswer, {
    ...student,
    _id: student._id.toHexString(),
    concessions: [...(student.concessions ?? [])],
    ...moneyOf(student, today),
  });
