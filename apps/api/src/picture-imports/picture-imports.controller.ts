import { Body, Get, Post, UploadedFile, type StreamableFile } from '@nestjs/common';
import {
  importIdSchema,
  pictureReportSchema,
  pictureRowsSchema,
  type Language,
  type NamedImport,
  type PictureReportQuery,
  type PictureRowsQuery,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerLanguage, CallerWords } from '../common/caller-words';
import { DescribePage } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { TakesLargeFile } from '../common/too-large-as';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { PictureImportRunner } from './picture-import-runner';
import { pictureImportAnswer, pictureImportListAnswer, pictureRowsAnswer } from './picture-imports.answers';
import { PictureImportsService, type UploadedArchive } from './picture-imports.service';

/** In bytes: the pictures of a class as a phone takes them, or of a school as a scanner does. */
const LARGEST = 200 * 1024 * 1024;

@AdminController('api/pictureImports', 'Import')
export class PictureImportsController {
  constructor(
    private readonly imports: PictureImportsService,
    private readonly runner: PictureImportRunner,
  ) {}

  @Post()
  @Describe({
    summary:
      'Brings photos and signatures as a ZIP of at most 200 MB, named by Student ID: `1001.jpg`, `1001-signature.png`; says of each what becomes of it',
    status: 201,
    answer: pictureImportAnswer,
  })
  @TakesLargeFile(LARGEST, 'archiveTooLarge')
  async uploadPictures(
    @UploadedFile() file: UploadedArchive | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.imports.upload(file, account));
  }

  @Get()
  @Describe({
    summary: 'The last archives of pictures, newest first',
    answer: pictureImportListAnswer,
  })
  getPictureImports() {
    return this.imports.list();
  }

  @Get('one')
  @Describe({
    summary: 'How far an archive of pictures has come',
    answer: pictureImportAnswer,
    problems: [404],
  })
  async getPictureImport(@Queried(importIdSchema) query: NamedImport) {
    return orRefuse(await this.imports.get(query));
  }

  @Get('rows')
  @DescribePage({
    summary: 'A page of its files: what becomes of each, or why not',
    answer: pictureRowsAnswer,
    problems: [404],
    counted: 'Files of that state',
  })
  async getPictureImportRows(
    @Queried(pictureRowsSchema) query: PictureRowsQuery,
    @CallerLanguage() language: Language,
  ) {
    return orRefuse(await this.imports.rows(query, language));
  }

  @Post('run')
  @Describe({
    summary: 'Gives the students exactly the pictures that the preview says, in the background',
    answer: pictureImportAnswer,
    problems: [404, 409],
  })
  async runPictureImport(
    @Body({ schema: importIdSchema }) request: NamedImport,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.runner.run(request.importID, account));
  }

  @Post('stop')
  @Describe({
    summary: 'Stops a run; what is done stays, the rest can be run later',
    answer: pictureImportAnswer,
    problems: [404],
  })
  async stopPictureImport(
    @Body({ schema: importIdSchema }) request: NamedImport,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.runner.stop(request.importID, account));
  }

  @Post('discard')
  @Describe({
    summary: 'Takes an archive away that was never run',
    answer: pictureImportListAnswer,
    problems: [404, 409],
  })
  async discardPictureImport(@Body({ schema: importIdSchema }) request: NamedImport) {
    return orRefuse(await this.imports.discard(request));
  }

  @Get('report')
  @Exported('Every file of an archive of pictures and what became of it, as a file')
  async exportPictureReport(
    @Queried(pictureReportSchema) query: PictureReportQuery,
    @CallerWords() words: Words,
    @CallerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return orRefuse(await this.imports.report(query, words, language));
  }
}
