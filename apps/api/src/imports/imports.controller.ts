import { Body, Get, Post, Put, UploadedFile, UseInterceptors } from '@nestjs/common';
import {
  importCellSchema,
  importColumnsSchema,
  importIdSchema,
  importReportSchema,
  importRowsSchema,
  importTemplateSchema,
  runImportSchema,
  studentRecordsSchema,
  type ImportCell,
  type ImportColumns,
  type ImportReportQuery,
  type ImportRowsQuery,
  type ImportTemplateQuery,
  type NamedImport,
  type RunImport,
  type StudentRecordsQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { LongCallInterceptor } from '../common/long-calls';
import { DescribePage } from '../common/paged';
import { ApiProblems, Describe, DescribeMade, Queried } from '../common/route-doc';
import type { SentFile } from '../common/sent-file';
import { TakesFile } from '../common/too-large-as';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { ImportFilesService } from './import-files.service';
import { ImportRunner } from './import-runner';
import { importAnswer, importListAnswer, importRowAnswer, importRowsAnswer } from './imports.answers';
import { ImportsService } from './imports.service';

/** The largest file, in bytes: far more than any school's register. */
const LARGEST = 10 * 1024 * 1024;

@AdminController('api/imports', 'Import')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly runner: ImportRunner,
    private readonly files: ImportFilesService,
  ) {}

  @Post()
  @DescribeMade(
    'Uploads a register of students, XLSX or CSV, at most 10 MB; its columns are guessed',
    importAnswer,
  )
  @TakesFile(LARGEST, 'registerTooLarge')
  uploadRegister(@UploadedFile() file: SentFile | undefined, @SignedIn() account: Caller) {
    return this.imports.upload(file, account);
  }

  @Get()
  @Describe('The last imports, newest first', importListAnswer)
  getImports() {
    return this.imports.list();
  }

  @Get('one')
  @Describe('The progress of an import', importAnswer, [404])
  getImport(@Queried(importIdSchema) query: NamedImport) {
    return this.imports.get(query);
  }

  @Put('columns')
  @UseInterceptors(LongCallInterceptor)
  @Describe('Sets what the columns are, and plans all rows', importAnswer, [404, 409])
  chooseImportColumns(@Body({ schema: importColumnsSchema }) request: ImportColumns) {
    return this.imports.choose(request);
  }

  @Get('rows')
  @DescribePage('A page of the preview: rows with their plans', 'Rows of that state', importRowsAnswer, [404])
  getImportRows(@Queried(importRowsSchema) query: ImportRowsQuery) {
    return this.imports.rows(query);
  }

  @Put('cell')
  @Describe('Corrects a cell in the preview; its row is planned again', importRowAnswer, [404, 409])
  mendImportCell(@Body({ schema: importCellSchema }) request: ImportCell) {
    return this.imports.mend(request);
  }

  @Post('run')
  @Describe('Runs exactly the stored plan, in the background', importAnswer, [404, 409])
  runImport(@Body({ schema: runImportSchema }) request: RunImport, @SignedIn() account: Caller) {
    return this.runner.run(request.importID, account, request.revision);
  }

  @Post('stop')
  @Describe('Stops a run; rows already done stay, the rest can be run later', importAnswer, [404])
  stopImport(@Body({ schema: importIdSchema }) request: NamedImport, @SignedIn() account: Caller) {
    return this.runner.stop(request.importID, account);
  }

  @Post('discard')
  @Describe('Discards an import that was never run', importListAnswer, [404, 409])
  discardImport(@Body({ schema: importIdSchema }) request: NamedImport) {
    return this.imports.discard(request);
  }

  @Get('report')
  @Exported('Every row of an import with its outcome, as a file')
  @ApiProblems(404)
  exportImportReport(@Queried(importReportSchema) query: ImportReportQuery) {
    return this.files.report(query);
  }

  @Get('template')
  @Exported('The column headings of a register, as a file to fill in')
  exportImportTemplate(@Queried(importTemplateSchema) query: ImportTemplateQuery) {
    return this.files.template(query);
  }

  @Get('records')
  @Exported(
    'All students with all fields, as a file that can be imported again unchanged; Adhaar numbers only when asked for',
  )
  exportStudentRecords(@Queried(studentRecordsSchema) query: StudentRecordsQuery) {
    return this.files.records(query);
  }
}
