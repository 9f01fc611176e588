import { hindiWords } from '@school/domain/hindi';
import { hi as kit } from '@school/ui/hindi';
import { schoolHi as school } from '@school/ui/school/hindi';
import { accountsBarHi } from '../office/accounts-bar/messages.hi';
import { formHi } from '../office/form/messages.hi';
import { auditHi } from '../office/audit/messages.hi';
import { dashboardHi } from '../office/dashboard/messages.hi';
import { defaultersHi } from '../office/defaulters/messages.hi';
import { closingHi } from '../office/closing/messages.hi';
import { dayBookHi } from '../office/day-book/messages.hi';
import { familyHi } from '../office/fees/family/messages.hi';
import { feesHi } from '../office/fees/messages.hi';
import { findStudentHi } from '../office/find-student/messages.hi';
import { idleHi } from '../office/idle/messages.hi';
import { ledgerHi } from '../office/ledger/messages.hi';
import { listHi } from '../office/list/messages.hi';
import { attendanceHi } from '../office/attendance/messages.hi';
import { paperHi } from '../office/paper/messages.hi';
import { resultHi } from '../office/result/messages.hi';
import { serviceHi } from '../office/student-service/messages.hi';
import { settingsHi } from '../office/settings/messages.hi';
import { receiptsHi } from '../office/receipts/messages.hi';
import { plannedHi } from '../office/planned/messages.hi';
import { shellHi } from '../office/shell/messages.hi';
import { staffHi } from '../office/staff/messages.hi';
import { statementHi } from '../office/statement/messages.hi';
import { studentMoneyHi } from '../office/student-money/messages.hi';
import { studentsHi } from '../office/student/messages.hi';
import { siteHi } from '../public/messages.hi';
import { sessionHi } from '../sign-in/messages.hi';
import type { Catalogue } from '../messages/catalogue';
import type { FeatureTexts } from '../messages/feature-texts';
import { hi } from '../messages/hi';

const features: FeatureTexts = {
  accountsBar: accountsBarHi,
  form: formHi,
  audit: auditHi,
  dashboard: dashboardHi,
  defaulters: defaultersHi,
  closing: closingHi,
  dayBook: dayBookHi,
  family: familyHi,
  fees: feesHi,
  findStudent: findStudentHi,
  idle: idleHi,
  ledger: ledgerHi,
  list: listHi,
  attendance: attendanceHi,
  paper: paperHi,
  result: resultHi,
  service: serviceHi,
  planned: plannedHi,
  receipts: receiptsHi,
  session: sessionHi,
  settings: settingsHi,
  shell: shellHi,
  site: siteHi,
  staff: staffHi,
  statement: statementHi,
  studentMoney: studentMoneyHi,
  students: studentsHi,
};

/** Loaded when Hindi is chosen, all at once: whoever chose it goes on to the office. */
export const hindi: Catalogue = { language: 'hi', messages: hi, words: hindiWords, kit, school, features };
