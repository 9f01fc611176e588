import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { LedgerModule } from '../ledger/ledger.module';
import { PicturesModule } from '../pictures/pictures.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuthModule } from '../auth/auth.module';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';
import { LeavingService } from './leaving.service';
import { SameStudentsService } from './same-students.service';
import { StudentAnswerService } from './student-answer.service';
import { StudentLedgers } from './student-ledgers';
import { StudentUpdateService } from './student-update.service';
import { STUDENT, studentSchema } from './student.schema';
import { StudentsController } from './students.controller';
import { StudentsRepository } from './students.repository';
import { StudentsService } from './students.service';

@Module({
  imports: [
    FeeTablesModule,
    LedgerModule,
    ExportsModule,
    PicturesModule,
    AccountsModule,
    AuthModule,
    MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }]),
  ],
  controllers: [RegistrationController, StudentsController],
  providers: [
    RegistrationService,
    StudentsService,
    StudentUpdateService,
    LeavingService,
    SameStudentsService,
    StudentAnswerService,
    StudentLedgers,
    StudentsRepository,
  ],
  exports: [
    RegistrationService,
    StudentUpdateService,
    StudentsRepository,
    StudentAnswerService,
    StudentLedgers,
    LeavingService,
    MongooseModule,
  ],
})
export class StudentsModule {}
