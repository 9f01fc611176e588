import { hindiWords } from '@school/domain/hindi';
import { hi as kit } from '@school/ui/hindi';
import { schoolHi as school } from '@school/ui/school/hindi';
import type { Catalogue, RoomTexts } from '../messages/catalogue';
import { idleHi } from '../idle/messages.hi';
import { hi } from '../messages/hi';
import { accountsBarHi } from '../office/accounts-bar/messages.hi';
import { clockHi } from '../office/clock/messages.hi';
import { findStudentHi } from '../office/find-student/messages.hi';
import { familyAccessHi } from '../office/family-access/messages.hi';
import { firstDayHi } from '../office/first-day/messages.hi';
import { formHi } from '../office/form/messages.hi';
import { ledgerHi } from '../office/ledger/messages.hi';
import { lessonsHi } from '../office/lessons/messages.hi';
import { listHi } from '../office/list/messages.hi';
import { paperHi } from '../office/paper/messages.hi';
import { remindersHi } from '../office/reminders/messages.hi';
import { reportCardHi } from '../office/report-card/messages.hi';
import { shellHi } from '../office/shell/messages.hi';
import { signInsHi } from '../office/sign-ins/messages.hi';
import { siteEditorHi } from '../office/site-editor/messages.hi';
import { studentAttendanceHi } from '../office/student-attendance/messages.hi';
import { studentMoneyHi } from '../office/student-money/messages.hi';
import { studentStoryHi } from '../office/student-story/messages.hi';
import { studentsHi } from '../office/student/messages.hi';
import { waitingAccountsHi } from '../office/waiting-accounts/messages.hi';
import { family } from '../family/feature';
import { publicSite } from '../public/feature';
import { studentCertificatesHi } from '../office/student-certificates/messages.hi';
import { sessionHi } from '../sign-in/messages.hi';
import { sitePageNamesHi } from '../site-text/messages.hi';
import { features } from './features';

/** The texts of the rooms that features share, and of everything that is not a feature of the office. */
const shared: RoomTexts = {
  accountsBar: accountsBarHi,
  clock: clockHi,
  familyAccess: familyAccessHi,
  firstDay: firstDayHi,
  form: formHi,
  findStudent: findStudentHi,
  idle: idleHi,
  ledger: ledgerHi,
  lessons: lessonsHi,
  list: listHi,
  paper: paperHi,
  reminders: remindersHi,
  reportCard: reportCardHi,
  session: sessionHi,
  shell: shellHi,
  signIns: signInsHi,
  siteEditor: siteEditorHi,
  sitePageNames: sitePageNamesHi,
  studentAttendance: studentAttendanceHi,
  studentCertificates: studentCertificatesHi,
  studentMoney: studentMoneyHi,
  studentStory: studentStoryHi,
  students: studentsHi,
  waitingAccounts: waitingAccountsHi,
};

/** Loads all Hindi texts at once when Hindi is chosen, because whoever chose it goes on to the office. */
export async function loadHindi(): Promise<Catalogue> {
  const loaded = (await Promise.all([publicSite, family, ...features].map((feature) => feature.hindi()))).map(
    ({ hindi }) => hindi,
  );
  return {
    language: 'hi',
    messages: hi,
    words: hindiWords,
    kit,
    school,
    rooms: loaded.reduce((all, { texts }) => ({ ...all, ...texts }), shared),
    names: loaded.reduce<Record<string, string>>((all, { names }) => ({ ...all, ...names }), {}),
  };
}
