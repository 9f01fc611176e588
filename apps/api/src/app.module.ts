import { createSecretKey } from 'node:crypto';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { Connection } from 'mongoose';
import { AttendanceModule } from './attendance/attendance.module';
import { AuditLogModule } from './audit-log/audit-log.module';
import { AuditModule } from './audit/audit.module';
import { AccessGuard } from './auth/access.guard';
import { AuthModule } from './auth/auth.module';
import { JWT_KEY } from './auth/token.service';
import { BackupsModule } from './backups/backups.module';
import { CertificatesModule } from './certificates/certificates.module';
import { CLOCK, type Clock } from './common/clock';
import { ClosingsModule } from './closings/closings.module';
import { JsonBodyInterceptor } from './http/json-body.interceptor';
import { OutcomeInterceptor } from './http/outcome.interceptor';
import { ProblemFilter } from './http/problem.filter';
import { SchemaPipe } from './http/schema.pipe';
import { ConcessionsModule } from './concessions/concessions.module';
import { DatabaseModule } from './database/database.module';
import { DefaultersModule } from './defaulters/defaulters.module';
import { DemonstrationModule } from './demonstration/demonstration.module';
import { FamilyAccountsModule } from './family-accounts/family-accounts.module';
import { FamilyModule } from './family/family.module';
import { FamilyPasswordsModule } from './family-passwords/family-passwords.module';
import { OwnStudentModule } from './own-student/own-student.module';
import { FeeTablesModule } from './fee-tables/fee-tables.module';
import { FeesModule } from './fees/fees.module';
import { FinderModule } from './finder/finder.module';
import { HeadsModule } from './heads/heads.module';
import { HealthModule } from './health/health.module';
import { IdleSessionsModule } from './idle-sessions/idle-sessions.module';
import { ImportsModule } from './imports/imports.module';
import { PictureImportsModule } from './picture-imports/picture-imports.module';
import { ManyStudentsModule } from './many-students/many-students.module';
import { LOG, type Log } from './logging/log';
import { PicturesModule } from './pictures/pictures.module';
import { PublicSiteModule } from './public-site/public-site.module';
import { NewSessionModule } from './new-session/new-session.module';
import { RemindersModule } from './reminders/reminders.module';
import { ReceiptCheckModule } from './receipt-check/receipt-check.module';
import { ReceiptsModule } from './receipts/receipts.module';
import { FirstDayModule } from './first-day/first-day.module';
import { SchoolDetailsModule } from './school-details/school-details.module';
import { SETTINGS, type Settings } from './settings/settings';
import { StaffModule } from './staff/staff.module';
import { StoryModule } from './student-story/story.module';
import { FeePayersModule } from './students/fee-payers.module';
import { StudentsModule } from './students/students.module';
import { TakenHeadsModule } from './taken-heads/taken-heads.module';
import { SectionsModule } from './sections/sections.module';
import { SubjectsModule } from './subjects/subjects.module';
import { DayBookModule } from './day-book/day-book.module';
import { WebAppModule } from './web/web-app.module';
import { CalendarModule } from './calendar/calendar.module';
import { SyllabusModule } from './syllabus/syllabus.module';
import { TimeTableModule } from './time-table/time-table.module';
import { ReportsModule } from './reports/reports.module';
import { ResultsModule } from './results/results.module';

/** The features of the office, one folder each. */
const features = [
  AuditModule,
  AuditLogModule,
  FamilyAccountsModule,
  AuthModule,
  IdleSessionsModule,
  StaffModule,
  FeePayersModule,
  StudentsModule,
  StoryModule,
  FinderModule,
  FamilyModule,
  FeeTablesModule,
  HeadsModule,
  FeesModule,
  DayBookModule,
  DefaultersModule,
  RemindersModule,
  ClosingsModule,
  ReceiptCheckModule,
  ReceiptsModule,
  ConcessionsModule,
  TakenHeadsModule,
  NewSessionModule,
  CertificatesModule,
  SchoolDetailsModule,
  PublicSiteModule,
  FirstDayModule,
  ImportsModule,
  PictureImportsModule,
  ManyStudentsModule,
  PicturesModule,
  BackupsModule,
  DemonstrationModule,
  HealthModule,
  CalendarModule,
  AttendanceModule,
  SyllabusModule,
  TimeTableModule,
  ResultsModule,
  ReportsModule,
  SubjectsModule,
  SectionsModule,
  FamilyPasswordsModule,
  OwnStudentModule,
];

/** The things the office needs from outside; a test may replace any of them. */
export interface Surroundings {
  readonly settings: Settings;
  readonly connection: Connection;
  /** The address of the database behind `connection`. */
  readonly databaseUri: string;
  readonly jwtKey: string;
  readonly log: Log;
  readonly clock: Clock;
}

@Global()
@Module({})
class SurroundingsModule {
  static of({ settings, jwtKey, log, clock }: Surroundings): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: JWT_KEY, useValue: createSecretKey(jwtKey, 'utf8') },
      { provide: LOG, useValue: log },
      { provide: CLOCK, useValue: clock },
    ];
    return { module: SurroundingsModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static in(surroundings: Surroundings, webDirectory: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SurroundingsModule.of(surroundings),
        DatabaseModule.on(surroundings.connection, surroundings.databaseUri),
        ...features,
        WebAppModule.at(webDirectory),
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: OutcomeInterceptor },
        { provide: APP_PIPE, useClass: SchemaPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
