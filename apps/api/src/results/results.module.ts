import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AttendanceModule } from '../attendance/attendance.module';
import { ExportsModule } from '../exports/exports.module';
import { StudentsModule } from '../students/students.module';
import { ClassSheetsService } from './class-sheets.service';
import { ExamStudentsRepository } from './exam-students.repository';
import { ExaminedSections } from './examined-sections.service';
import { ExamsController } from './exams.controller';
import { ExamsRepository } from './exams.repository';
import { EXAM, examsSchema } from './exams.schema';
import { ExamsService } from './exams.service';
import { MarksRepository } from './marks.repository';
import { MARKS, marksSchema } from './marks.schema';
import { MarksService } from './marks.service';
import { RemarksService } from './remarks.service';

@Module({
  imports: [
    AccountsModule,
    AttendanceModule,
    ExportsModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: EXAM, schema: examsSchema },
      { name: MARKS, schema: marksSchema },
    ]),
  ],
  controllers: [ExamsController],
  providers: [
    ClassSheetsService,
    ExaminedSections,
    ExamsRepository,
    ExamsService,
    ExamStudentsRepository,
    MarksRepository,
    MarksService,
    RemarksService,
  ],
  exports: [ClassSheetsService],
})
export class ResultsModule {}
