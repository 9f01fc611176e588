import { accountsBarEn } from '../office/accounts-bar/messages.en';
import { askEn } from '../office/ask/messages.en';
import { auditEn } from '../office/audit/messages.en';
import { dashboardEn } from '../office/dashboard/messages.en';
import { defaultersEn } from '../office/defaulters/messages.en';
import { closingEn } from '../office/closing/messages.en';
import { dayBookEn } from '../office/day-book/messages.en';
import { downloadEn } from '../office/download/messages.en';
import { familyEn } from '../office/family/messages.en';
import { feesEn } from '../office/fees/messages.en';
import { findStudentEn } from '../office/find-student/messages.en';
import { idleEn } from '../office/idle/messages.en';
import { ledgerEn } from '../office/ledger/messages.en';
import { listEn } from '../office/list/messages.en';
import { pagesEn } from '../office/pages/messages.en';
import { settingsEn } from '../office/settings/messages.en';
import { receiptsEn } from '../office/receipts/messages.en';
import { plannedEn } from '../office/shell/planned.messages.en';
import { shellEn } from '../office/shell/messages.en';
import { staffEn } from '../office/staff/messages.en';
import { statementEn } from '../office/statement/messages.en';
import { studentMoneyEn } from '../office/student-money/messages.en';
import { studentsEn } from '../office/students/messages.en';
import { siteEn } from '../public/messages.en';
import { sessionEn } from '../session/messages.en';

/** Every feature's texts in English. For types and tests: on screen they come with their feature, not all at once. */
export const englishFeatures = {
  accountsBar: accountsBarEn,
  ask: askEn,
  audit: auditEn,
  dashboard: dashboardEn,
  defaulters: defaultersEn,
  closing: closingEn,
  dayBook: dayBookEn,
  download: downloadEn,
  family: familyEn,
  fees: feesEn,
  findStudent: findStudentEn,
  idle: idleEn,
  ledger: ledgerEn,
  list: listEn,
  pages: pagesEn,
  planned: plannedEn,
  receipts: receiptsEn,
  session: sessionEn,
  settings: settingsEn,
  shell: shellEn,
  site: siteEn,
  staff: staffEn,
  statement: statementEn,
  studentMoney: studentMoneyEn,
  students: studentsEn,
};

/** The texts of all features in one language. */
export type FeatureTexts = typeof englishFeatures;
