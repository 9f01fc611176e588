import { Body, Get, Post, UploadedFile } from '@nestjs/common';
import {
  importIdSchema,
  pictureReportSchema,
  pictureRowsSchema,
  type Language,
  type NamedImport,
  type PictureReportQuery,
  type PictureRowsQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { CallerLanguage } from '../common/caller-words';
import { DescribePage } from '../common/paged';
import { ApiProblems, Describe, DescribeMade, Queried } from '../common/route-doc';
import { TakesLargeFile } from '../common/too-large-as';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { PictureImportRunner } from './picture-import-runner';
import { pictureImportAnswer, pictureImportListAnswer, pictureRowsAnswer } from './picture-imports.answers';
import { PictureImportsService, type UploadedArchive } from './picture-imports.service';

/** The largest file, in bytes: a class photographed by phone, or a whole school scanned. */
const LARGEST = 200 * 1024 * 1024;

@AdminController('api/pictureImports', 'Import')
export class PictureImportsController {
  constructor(
    private readonly imports: PictureImportsService,
    private readonly runner: PictureImportRunner,
  ) {}

  @Post()
  @DescribeMade(
    'Uploads photos and signatures as a ZIP of at most 200 MB, named by Student ID: `1001.jpg`, `1001-signature.png`; answers the planned outcome of each',
    pictureImportAnswer,
  )
  @TakesLargeFile(LARGEST, 'archiveTooLarge')
  uploadPictures(@UploadedFile() file: UploadedArchive | undefined, @SignedIn() account: Caller) {
    return this.imports.upload(file, account);
  }

  @Get()
  @Describe('The last archives of pictures, newest first', pictureImportListAnswer)
  getPictureImports() {
    return this.imports.list();
  }

  @Get('one')
  @Describe('The progress of an archive of pictures', pictureImportAnswer, [404])
  getPictureImport(@Queried(importIdSchema) query: NamedImport) {
    return this.imports.get(query);
  }

  @Get('rows')
  @DescribePage(
    'A page of its files with the outcome of each, or why it is refused',
    'Files of that state',
    pictureRowsAnswer,
    [404],
  )
  getPictureImportRows(
    @Queried(pictureRowsSchema) query: PictureRowsQuery,
    @CallerLanguage() language: Language,
  ) {
    return this.imports.rows(query, language);
  }

  @Post('run')
  @Describe(
    'Gives the students exactly the pictures that the preview says, in the background',
    pictureImportAnswer,
    [404, 409],
  )
  runPictureImport(@Body({ schema: importIdSchema }) request: NamedImport, @SignedIn() account: Caller) {
    return this.runner.run(request.importID, account);
  }

  @Post('stop')
  @Describe('Stops a run; rows already done stay, the rest can be run later', pictureImportAnswer, [404])
  stopPictureImport(@Body({ schema: importIdSchema }) request: NamedImport, @SignedIn() account: Caller) {
    return this.runner.stop(request.importID, account);
  }

  @Post('discard')
  @Describe('Discards an archive that was never run', pictureImportListAnswer, [404, 409])
  discardPictureImport(@Body({ schema: importIdSchema }) request: NamedImport) {
    return this.imports.discard(request);
  }

  @Get('report')
  @Exported('Every file of an archive of pictures with its outcome, as a file')
  @ApiProblems(404)
  exportPictureReport(
    @Queried(pictureReportSchema) query: PictureReportQuery,
    @CallerLanguage() language: Language,
  ) {
    return this.imports.report(query, language);
  }
}
