import { Body, Get, Ip, Post, Put } from '@nestjs/common';
import {
  familyPasswordSchema,
  languageChoiceSchema,
  type FamilyPassword,
  type LanguageChoice,
} from '@school/domain';
import { studentAttendanceAnswer } from '../attendance/attendance.answers';
import { loginAnswer } from '../auth/auth.answers';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { BeforeOwnPassword, FamilyController } from '../common/who-may-call';
import { endedAnswer } from '../staff/sign-ins.answers';
import { SignInsService } from '../staff/sign-ins.service';
import { languageAnswer } from '../staff/staff.answers';
import { OwnFeesService } from './own-fees.service';
import { OwnSchoolDaysService } from './own-school-days.service';
import {
  ownCalendarAnswer,
  ownFeesAnswer,
  ownResultsAnswer,
  ownStudentAnswer,
  ownWeekAnswer,
} from './own-student.answers';
import { OwnStudentService } from './own-student.service';

/** What a family reads of its own student: the calls take nothing, the token says whose it is. */
@FamilyController('api/family', 'Own student')
export class OwnStudentController {
  constructor(
    private readonly student: OwnStudentService,
    private readonly money: OwnFeesService,
    private readonly days: OwnSchoolDaysService,
    private readonly signIns: SignInsService,
  ) {}

  @Get('student')
  @Describe({
    summary: 'Who the student is, and where',
    answer: ownStudentAnswer,
    problems: [404],
  })
  async getFamilyStudent(@SignedIn() account: SignedInAccount) {
    return orRefuse(await this.student.get(account));
  }

  @Get('fees')
  @Describe({
    summary: 'What is due, how to pay it by UPI, and the receipts of all payments',
    answer: ownFeesAnswer,
    problems: [404],
  })
  async getFamilyFees(@SignedIn() account: SignedInAccount) {
    return orRefuse(await this.money.of(account));
  }

  @Get('attendance')
  @Describe({
    summary: 'The days of the student in this session, by month',
    answer: studentAttendanceAnswer,
    problems: [404],
  })
  async getFamilyAttendance(@SignedIn() account: SignedInAccount) {
    return orRefuse(await this.days.attendance(account));
  }

  @Get('results')
  @Describe({
    summary: 'What the student achieved in the exams that are published, the last first',
    answer: ownResultsAnswer,
  })
  getFamilyResults(@SignedIn() account: SignedInAccount) {
    return this.days.results(account);
  }

  @Get('timeTable')
  @Describe({
    summary: 'The week of the section',
    answer: ownWeekAnswer,
    problems: [404],
  })
  async getFamilyTimeTable(@SignedIn() account: SignedInAccount) {
    return orRefuse(await this.days.week(account));
  }

  @Get('calendar')
  @Describe({
    summary: 'What the calendar of this session says to the branch and the class, in the order of days',
    answer: ownCalendarAnswer,
    problems: [404],
  })
  async getFamilyCalendar(@SignedIn() account: SignedInAccount) {
    return orRefuse(await this.days.calendar(account));
  }

  @Post('password')
  @BeforeOwnPassword()
  @Describe({
    summary: 'Gives the family a password of its own; all its tokens are void, and the answer has a new one',
    answer: loginAnswer,
    problems: [404, 429],
  })
  async chooseFamilyPassword(
    @Body({ schema: familyPasswordSchema }) passwords: FamilyPassword,
    @SignedIn() account: SignedInAccount,
    @Ip() address: string,
  ) {
    return orRefuse(await this.student.choosePassword(account, passwords, address));
  }

  @Put('language')
  @BeforeOwnPassword()
  @Describe({
    summary:
      'Keeps the language in which the family reads its pages; later tokens carry it, and its papers stay in their own',
    answer: languageAnswer,
  })
  keepFamilyLanguage(
    @Body({ schema: languageChoiceSchema }) choice: LanguageChoice,
    @SignedIn() account: SignedInAccount,
  ) {
    return this.student.keepLanguage(account, choice);
  }

  @Post('logout')
  @BeforeOwnPassword()
  @Describe({
    summary: 'Ends the sign-in that the call is made in; its token does not work from then on',
    answer: endedAnswer,
  })
  logOutFamily(@SignedIn() account: SignedInAccount) {
    return this.signIns.logOut(account);
  }
}
