import { unlink } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  IMPORT_PAGE,
  refuse,
  type Language,
  type NamedImport,
  type Outcome,
  type PictureReportQuery,
  type PictureRowsQuery,
} from '@school/domain';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { invalidFields } from '../common/problem';
import { uploadedName } from '../common/sent-file';
import { ListExports } from '../exports/list-exports.service';
import { PicturesService } from '../pictures/pictures.service';
import { callerAndAddress } from '../plans/caller-and-address';
import { LookAtFiles, type NewPictureRow } from './look-at-files';
import { withArchive } from './picture-archive';
import type {
  PictureImportAnswer,
  PictureImportListAnswer,
  PictureRowAnswer,
} from './picture-imports.answers';
import { toListedPictureImports, toPictureImport, toPictureRow } from './picture-imports.mapper';
import { PictureImportsRepository } from './picture-imports.repository';
import type { StoredPictureImport } from './picture-imports.schema';
import { pictureReport } from './picture-report.sheet';

/** An uploaded file on the disk. */
export interface UploadedArchive {
  readonly path: string;
  readonly originalname: string;
}

/** Photos and signatures that come as an archive (D68): every file is looked at before anything is changed. */
@Injectable()
export class PictureImportsService {
  /** One archive after the other, as each is unpacked. */
  private readonly inTurn = pLimit(1);

  constructor(
    private readonly imports: PictureImportsRepository,
    private readonly files: LookAtFiles,
    private readonly pictures: PicturesService,
    private readonly lists: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Looks at an archive, and stores the usable pictures until it is run. @throws Problem 400 without a file */
  async upload(file: UploadedArchive | undefined, account: Caller): Promise<Outcome<PictureImportAnswer>> {
    if (!file) throw invalidFields([{ field: 'file', code: 'oneArchive' }]);
    try {
      return await this.inTurn(() => this.look(file, account));
    } finally {
      await unlink(file.path).catch(() => undefined);
    }
  }

  private async look(file: UploadedArchive, account: Caller): Promise<Outcome<PictureImportAnswer>> {
    const now = this.clock.now();
    await this.imports.removeUnrun(now);
    const rows: NewPictureRow[] = [];
    const undo = () => this.pictures.removeBrought(rows.flatMap(({ brought }) => brought ?? []));
    try {
      const outcome = await withArchive(file.path, (files) => this.files.look(files, account.id, rows));
      if (!outcome.ok) {
        await undo();
        return outcome;
      }
      const importID = await this.imports.insert(
        { fileName: uploadedName(file), ...callerAndAddress(account), createdAt: now, state: 'preview' },
        rows,
      );
      return await this.get({ importID: importID.toHexString() });
    } catch (error) {
      await undo();
      throw error;
    }
  }

  async list(): Promise<PictureImportListAnswer> {
    return toListedPictureImports(await this.imports.latest());
  }

  async get({ importID }: NamedImport): Promise<Outcome<PictureImportAnswer>> {
    const storedImport = await this.imports.find(importID);
    return storedImport ? accept(await this.shown(storedImport)) : refuse('import-not-found', 'importID');
  }

  async rows(
    { importID, state, page = 1, size = IMPORT_PAGE }: PictureRowsQuery,
    language: Language,
  ): Promise<Outcome<Page<PictureRowAnswer>>> {
    const storedImport = await this.imports.find(importID);
    if (!storedImport) return refuse('import-not-found', 'importID');
    const { rows, total } = await this.imports.page(storedImport._id, { state }, page, size);
    return accept({ rows: rows.map((row) => toPictureRow(row, language)), total });
  }

  /** Every file of an archive, with its outcome. */
  async report({ importID, as }: PictureReportQuery, language: Language) {
    const storedImport = await this.imports.find(importID);
    if (!storedImport) return refuse('import-not-found', 'importID');
    return this.lists.write(
      (words) => pictureReport(this.imports.eachRow(storedImport._id), words, language),
      as,
      {
        filters: { importFile: storedImport.fileName },
      },
    );
  }

  /** Removes an archive that was never run, with its waiting files: the pictures are of children. */
  async discard({ importID }: NamedImport): Promise<Outcome<PictureImportListAnswer>> {
    const storedImport = await this.imports.find(importID);
    if (!storedImport) return refuse('import-not-found', 'importID');
    if (!(await this.imports.remove(storedImport._id))) return refuse('import-running');
    return accept(await this.list());
  }

  /** An archive as it is now, with its progress. */
  async shown(storedImport: StoredPictureImport): Promise<PictureImportAnswer> {
    return toPictureImport(storedImport, await this.imports.counts(storedImport._id));
  }
}
