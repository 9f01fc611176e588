import { Body, Get, Post, Put } from '@nestjs/common';
import {
  changedExamSchema,
  correctedMarkSchema,
  examSectionExportSchema,
  examSectionSchema,
  examsFilterSchema,
  examStateSchema,
  newExamSchema,
  oneExamSchema,
  removedExamSchema,
  studentResultsSchema,
  typedMarksSchema,
  typedRemarksSchema,
  type ChangedExam,
  type CorrectedMark,
  type ExamSection,
  type ExamSectionExport,
  type ExamsFilter,
  type ExamStateChange,
  type Language,
  type NewExam,
  type OneExamQuery,
  type RemovedExam,
  type StudentResultsQuery,
  type TypedMarks,
  type TypedRemarks,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { CallerLanguage } from '../common/caller-words';
import { ApiProblems, Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { ClassSheetsService } from './class-sheets.service';
import {
  classSheetAnswer,
  correctedMarkAnswer,
  examAnswer,
  examProgressAnswer,
  examsAnswer,
  marksGridAnswer,
  remarksAnswer,
  removedExamAnswer,
  studentResultsAnswer,
  typedMarksAnswer,
  typedRemarksAnswer,
} from './exams.answers';
import { ExamsService } from './exams.service';
import { MarksService } from './marks.service';
import { RemarksService } from './remarks.service';

@OfficeController('api/office/exams', 'Results')
export class ExamsController {
  constructor(
    private readonly exams: ExamsService,
    private readonly marks: MarksService,
    private readonly remarks: RemarksService,
    private readonly sheets: ClassSheetsService,
  ) {}

  @Get()
  @OfficeOrTeacher()
  @Describe('The exams of a session, latest first; for a teacher, those of their own classes', examsAnswer)
  getExams(@Queried(examsFilterSchema) query: ExamsFilter, @SignedIn() account: Caller) {
    return this.exams.list(query, account);
  }

  @Get('one')
  @OfficeOrTeacher()
  @Describe(
    'One exam, and the progress of each of its sections; for a teacher, only their own',
    examProgressAnswer,
    [404],
  )
  getExam(@Queried(oneExamSchema) { id }: OneExamQuery, @SignedIn() account: Caller) {
    return this.exams.progress(id, account);
  }

  @Post()
  @AdminOnly()
  @DescribeMade('Adds an exam', examAnswer, [409])
  addExam(@Body({ schema: newExamSchema }) exam: NewExam, @SignedIn() account: Caller) {
    return this.exams.add(exam, account);
  }

  @Put()
  @AdminOnly()
  @Describe(
    'Changes an open exam, if nobody has changed it since; whatever has marks stays',
    examAnswer,
    [404, 409],
  )
  changeExam(@Body({ schema: changedExamSchema }) exam: ChangedExam, @SignedIn() account: Caller) {
    return this.exams.change(exam, account);
  }

  @Post('state')
  @AdminOnly()
  @Describe('Locks an exam, opens it again, or publishes it', examAnswer, [404, 409])
  changeExamState(@Body({ schema: examStateSchema }) change: ExamStateChange, @SignedIn() account: Caller) {
    return this.exams.enter(change, account);
  }

  @Post('remove')
  @AdminOnly()
  @Describe('Removes an exam that has no marks', removedExamAnswer, [404, 409])
  removeExam(@Body({ schema: removedExamSchema }) exam: RemovedExam) {
    return this.exams.remove(exam);
  }

  @Get('marks')
  @OfficeOrTeacher()
  @Describe(
    'The grid of a section: its students, the mark in each cell, and who typed it',
    marksGridAnswer,
    [404],
  )
  getMarks(@Queried(examSectionSchema) query: ExamSection, @SignedIn() account: Caller) {
    return this.marks.grid(query, account);
  }

  @Put('marks')
  @OfficeOrTeacher()
  @Needs('students')
  @Describe(
    'Stores marks as they are typed; each is accepted or refused on its own',
    typedMarksAnswer,
    [404, 409],
  )
  typeMarks(
    @Body({ schema: typedMarksSchema }) typed: TypedMarks,
    @SignedIn() account: Caller,
    @CallerLanguage() language: Language,
  ) {
    return this.marks.type(typed, account, language);
  }

  @Post('marks/correct')
  @AdminOnly()
  @Describe(
    'Changes a mark of an exam that is locked or published, with a reason',
    correctedMarkAnswer,
    [404, 409],
  )
  correctMark(@Body({ schema: correctedMarkSchema }) corrected: CorrectedMark, @SignedIn() account: Caller) {
    return this.marks.correct(corrected, account);
  }

  @Get('remarks')
  @OfficeOrTeacher()
  @Describe(
    'The remarks of a section for its report cards, who wrote them, and whether the caller may change them',
    remarksAnswer,
    [404],
  )
  getRemarks(@Queried(examSectionSchema) query: ExamSection, @SignedIn() account: Caller) {
    return this.remarks.of(query, account);
  }

  @Put('remarks')
  @OfficeOrTeacher()
  @Describe(
    'Stores remarks as they are typed, of the class teacher or an administrator',
    typedRemarksAnswer,
    [404, 409],
  )
  typeRemarks(
    @Body({ schema: typedRemarksSchema }) typed: TypedRemarks,
    @SignedIn() account: Caller,
    @CallerLanguage() language: Language,
  ) {
    return this.remarks.type(typed, account, language);
  }

  @Get('classSheet')
  @OfficeOrTeacher()
  @Describe('What a section achieved: totals, grades or divisions, ranks and means', classSheetAnswer, [404])
  getClassSheet(@Queried(examSectionSchema) query: ExamSection, @SignedIn() account: Caller) {
    return this.sheets.sheet(query, account);
  }

  @Get('classSheet/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  @ApiProblems(404)
  exportClassSheet(@Queried(examSectionExportSchema) query: ExamSectionExport, @SignedIn() account: Caller) {
    return this.sheets.export(query, account);
  }

  @Get('ofStudent')
  @OfficeOrTeacher()
  @Describe('All results of a student, latest exam first', studentResultsAnswer)
  getStudentResults(
    @Queried(studentResultsSchema) { studentID }: StudentResultsQuery,
    @SignedIn() account: Caller,
  ) {
    return this.sheets.ofStudent(studentID, account);
  }
}
