import { Inject, Injectable } from '@nestjs/common';
import {
  refuse,
  schoolDate,
  importValuesOf,
  type ImportReportQuery,
  type ImportTemplateQuery,
  type ImportValues,
  type StudentRecordsQuery,
  type Words,
} from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import { wordsOfCall } from '../common/caller-words';
import { CLOCK, type Clock } from '../common/clock';
import { ExportsService } from '../exports/exports.service';
import { fileNameOf, ListExports } from '../exports/list-exports.service';
import { StudentsRepository } from '../students/students.repository';
import { importReport } from './import-report.sheet';
import { ImportsRepository } from './imports.repository';
import { studentRecords } from './student-records.sheet';

/** Writes the files of imports: reports, the template, and the student records in a form that can be imported again. */
@Injectable()
export class ImportFilesService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly students: StudentsRepository,
    private readonly exports: ExportsService,
    private readonly lists: ListExports,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The report of every row of an import, with its outcome. */
  async report({ importID, as }: ImportReportQuery) {
    const storedImport = await this.imports.find(importID);
    if (!storedImport) return refuse('import-not-found', 'importID');
    return this.lists.write((words) => importReport(this.imports.eachRow(storedImport._id), words), as, {
      filters: { importFile: storedImport.fileName },
    });
  }

  /** Only the headings of the export, with Adhaar, for a register to be typed under. */
  template({ as }: ImportTemplateQuery) {
    const sheet = studentRecords([], wordsOfCall(), true);
    return this.exports.write(sheet, as, 'import-template');
  }

  /** All students with all fields; the audit log keeps how many went out, and whether with Adhaar numbers (D88). */
  async records({ as, adhaar }: StudentRecordsQuery) {
    const counted = { rows: 0 };
    const words = wordsOfCall();
    const hasAdhaar = adhaar === 'true';
    const sheet = studentRecords(this.eachRecord(counted, words), words, hasAdhaar);
    const file = await this.exports.write(sheet, as, fileNameOf(sheet.file, { filters: {}, hasAdhaar }));
    if (!file.ok) return file;
    const changes = [
      { field: 'total', after: String(counted.rows) },
      ...(hasAdhaar ? [{ field: 'adhaarNumber', isHidden: true }] : []),
    ];
    await this.audit.write(this.audit.line('students-exported', { kind: 'import', id: as }, changes));
    return file;
  }

  private async *eachRecord(counted: { rows: number }, words: Words): AsyncGenerator<ImportValues> {
    const today = schoolDate(this.clock.now());
    for await (const student of this.students.allRecords()) {
      counted.rows += 1;
      yield importValuesOf(student, today, words);
    }
  }
}
