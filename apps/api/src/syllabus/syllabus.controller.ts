import { Body, Get, HttpCode, Post, Put, UploadedFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  changedUnitSchema,
  doneUnitSchema,
  LARGEST_UNIT_FILE,
  newUnitSchema,
  removedUnitSchema,
  syllabusExportSchema,
  syllabusQuerySchema,
  unitFileQuerySchema,
  unitFileUploadSchema,
  unitOrderSchema,
  type ChangedUnit,
  type DoneUnit,
  type NewUnit,
  type RemovedUnit,
  type SyllabusExportQuery,
  type SyllabusQuery,
  type UnitFileQuery,
  type UnitFileUpload,
  type UnitOrder,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { AnswersNamedFile, ApiProblems, Describe, DescribeMade, Queried } from '../common/route-doc';
import type { SentFile } from '../common/sent-file';
import { TakesFile } from '../common/too-large-as';
import { AdminOrTeacher, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { classSyllabusAnswer, unitAnswer, unitOrderAnswer, unitRemovedAnswer } from './syllabus.answers';
import { SyllabusService } from './syllabus.service';
import { UnitFilesService } from './unit-files.service';

@OfficeController('api/office/syllabus', 'Syllabus')
export class SyllabusController {
  constructor(
    private readonly syllabus: SyllabusService,
    private readonly files: UnitFilesService,
  ) {}

  @Get()
  @OfficeOrTeacher()
  @Describe(
    'The units of a class, subject by subject; for a teacher, only their own subjects',
    classSyllabusAnswer,
  )
  getSyllabus(@Queried(syllabusQuerySchema) query: SyllabusQuery, @SignedIn() account: Caller) {
    return this.syllabus.ofClass(query, account);
  }

  @Get('export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportSyllabus(@Queried(syllabusExportSchema) query: SyllabusExportQuery, @SignedIn() account: Caller) {
    return this.syllabus.export(query, account);
  }

  @Post('unit')
  @AdminOrTeacher()
  @DescribeMade('Adds a unit at the end of a subject; a teacher only to their own', unitAnswer, [409])
  addUnit(@Body({ schema: newUnitSchema }) unit: NewUnit, @SignedIn() account: Caller) {
    return this.syllabus.add(unit, account);
  }

  @Put('unit')
  @AdminOrTeacher()
  @Describe('Changes a unit, if nobody has changed it since', unitAnswer, [404, 409])
  changeUnit(@Body({ schema: changedUnitSchema }) unit: ChangedUnit, @SignedIn() account: Caller) {
    return this.syllabus.change(unit, account);
  }

  @Put('unit/done')
  @AdminOrTeacher()
  @Describe(
    'Marks a unit as done on a day, or takes that back, if nobody has changed it since',
    unitAnswer,
    [404, 409],
  )
  markUnitDone(@Body({ schema: doneUnitSchema }) unit: DoneUnit, @SignedIn() account: Caller) {
    return this.syllabus.markDone(unit, account);
  }

  @Post('unit/remove')
  @AdminOrTeacher()
  @Describe('Removes a unit, if nobody has changed it since', unitRemovedAnswer, [404, 409])
  removeUnit(@Body({ schema: removedUnitSchema }) unit: RemovedUnit, @SignedIn() account: Caller) {
    return this.syllabus.remove(unit, account);
  }

  @Get('unit/file')
  @OfficeOrTeacher()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The PDF of a unit, to save; for a teacher, only of their own subjects',
  })
  @AnswersNamedFile('application/pdf')
  @ApiProblems(404)
  getUnitFile(@Queried(unitFileQuerySchema) unit: UnitFileQuery, @SignedIn() account: Caller) {
    return this.files.get(unit, account);
  }

  @Post('unit/file')
  @AdminOrTeacher()
  @Describe(
    'Adds a PDF, at most 5 MB, to a unit or replaces its file, if nobody has changed it since',
    unitAnswer,
    [404, 409, 429],
  )
  @TakesFile(LARGEST_UNIT_FILE, 'unitFileTooLarge')
  putUnitFile(
    @UploadedFile() file: SentFile | undefined,
    @Queried(unitFileUploadSchema) unit: UnitFileUpload,
    @SignedIn() account: Caller,
  ) {
    return this.files.put(file, unit, account);
  }

  @Post('unit/file/remove')
  @AdminOrTeacher()
  @Describe('Removes the file of a unit, if nobody has changed it since', unitAnswer, [404, 409])
  removeUnitFile(@Body({ schema: removedUnitSchema }) unit: RemovedUnit, @SignedIn() account: Caller) {
    return this.files.remove(unit, account);
  }

  @Put('order')
  @AdminOrTeacher()
  @Describe('Reorders the units of a subject, if nobody has changed the order since', unitOrderAnswer, [409])
  orderUnits(@Body({ schema: unitOrderSchema }) order: UnitOrder, @SignedIn() account: Caller) {
    return this.syllabus.order(order, account);
  }
}
