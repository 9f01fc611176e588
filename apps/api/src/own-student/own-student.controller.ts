import { Body, Get, Ip, Post, Put } from '@nestjs/common';
import {
  familyPasswordSchema,
  languageChoiceSchema,
  type FamilyPassword,
  type LanguageChoice,
} from '@school/domain';
import { studentAttendanceAnswer } from '../attendance/attendance.answers';
import { loginAnswer } from '../auth/auth.answers';
import { SignedIn, type Caller } from '../auth/signed-in';
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

/** The calls by which a family reads about its own student: they take no parameter, the token says which student it is. */
@FamilyController('api/family', 'Own student')
export class OwnStudentController {
  constructor(
    private readonly student: OwnStudentService,
    private readonly money: OwnFeesService,
    private readonly days: OwnSchoolDaysService,
    private readonly signIns: SignInsService,
  ) {}

  @Get('student')
  @Describe('The student, with class and section', ownStudentAnswer, [404])
  getFamilyStudent(@SignedIn() account: Caller) {
    return this.student.get(account);
  }

  @Get('fees')
  @Describe('What is due, how to pay it by UPI, and the receipts of all payments', ownFeesAnswer, [404])
  getFamilyFees(@SignedIn() account: Caller) {
    return this.money.of(account);
  }

  @Get('attendance')
  @Describe('The days of the student in this session, by month', studentAttendanceAnswer, [404])
  getFamilyAttendance(@SignedIn() account: Caller) {
    return this.days.attendance(account);
  }

  @Get('results')
  @Describe('The results of the student in published exams, latest first', ownResultsAnswer)
  getFamilyResults(@SignedIn() account: Caller) {
    return this.days.results(account);
  }

  @Get('timeTable')
  @Describe('The week of the section', ownWeekAnswer, [404])
  getFamilyTimeTable(@SignedIn() account: Caller) {
    return this.days.week(account);
  }

  @Get('calendar')
  @Describe(
    'The calendar of this session for the branch and the class, in order of date',
    ownCalendarAnswer,
    [404],
  )
  getFamilyCalendar(@SignedIn() account: Caller) {
    return this.days.calendar(account);
  }

  @Post('password')
  @BeforeOwnPassword()
  @Describe(
    'Sets the family’s own password; all earlier tokens are void, and the answer has a new one',
    loginAnswer,
    [404, 429],
  )
  chooseFamilyPassword(
    @Body({ schema: familyPasswordSchema }) passwords: FamilyPassword,
    @SignedIn() account: Caller,
    @Ip() address: string,
  ) {
    return this.student.choosePassword(account, passwords, address);
  }

  @Put('language')
  @BeforeOwnPassword()
  @Describe(
    'Stores the language in which the family reads its pages; later tokens carry it, and its papers keep theirs',
    languageAnswer,
  )
  keepFamilyLanguage(
    @Body({ schema: languageChoiceSchema }) choice: LanguageChoice,
    @SignedIn() account: Caller,
  ) {
    return this.student.keepLanguage(account, choice);
  }

  @Post('logout')
  @BeforeOwnPassword()
  @Describe('Ends the caller’s sign-in; its token stops working', endedAnswer)
  logOutFamily(@SignedIn() account: Caller) {
    return this.signIns.logOut(account);
  }
}
