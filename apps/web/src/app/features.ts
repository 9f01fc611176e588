import { attendance } from '../office/attendance/feature';
import { audit } from '../office/audit/feature';
import { calendar } from '../office/calendar/feature';
import { certificates } from '../office/certificates/feature';
import { closing } from '../office/closing/feature';
import { dashboard } from '../office/dashboard/feature';
import { dayBook } from '../office/day-book/feature';
import { defaulters } from '../office/defaulters/feature';
import { familyPasswords } from '../office/family-passwords/feature';
import { fees } from '../office/fees/feature';
import { importStudents } from '../office/import-students/feature';
import { manyStudents } from '../office/many-students/feature';
import { mySections } from '../office/my-sections/feature';
import { newSession } from '../office/new-session/feature';
import { ownPassword } from '../office/own-password/feature';
import { receipts } from '../office/receipts/feature';
import { registerStudent } from '../office/register-student/feature';
import { reports } from '../office/reports/feature';
import { result } from '../office/result/feature';
import { settings } from '../office/settings/feature';
import { staff } from '../office/staff/feature';
import { statement } from '../office/statement/feature';
import { studentProfile } from '../office/student-profile/feature';
import { studentRecord } from '../office/student-record/feature';
import { studentService } from '../office/student-service/feature';
import { syllabus } from '../office/syllabus/feature';
import { timeTable } from '../office/time-table/feature';
import type { Feature } from '../screen/feature';

/** The features of the office, each from its own folder. Their order here is that of the sidebar's groups and of the links. */
export const features: readonly Feature[] = [
  dashboard,
  reports,
  mySections,
  registerStudent,
  studentProfile,
  manyStudents,
  statement,
  studentRecord,
  studentService,
  familyPasswords,
  certificates,
  attendance,
  fees,
  receipts,
  dayBook,
  closing,
  defaulters,
  result,
  newSession,
  calendar,
  syllabus,
  timeTable,
  audit,
  staff,
  importStudents,
  settings,
  ownPassword,
];
