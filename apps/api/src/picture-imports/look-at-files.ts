import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fullName, pictureNamed, type NamedPicture, type RefusalCode } from '@school/domain';
import { codeOfPicture, PicturesService } from '../pictures/pictures.service';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import type { ArchivedFile } from './picture-archive';
import type { StoredPictureRow } from './picture-imports.schema';

/** How many students are looked up at a time. */
const TOGETHER = 500;

/** The student's field that holds each kind of picture. */
export const REF = { photo: 'profilePictureRef', signature: 'signatureRef' } as const;

export type NewPictureRow = Omit<StoredPictureRow, '_id' | 'import' | 'outcome'>;

type KnownStudent = Pick<
  StudentRecord,
  'studentID' | 'studentFirstName' | 'studentLastName' | 'left' | 'profilePictureRef' | 'signatureRef'
>;

interface FileRow {
  readonly file: ArchivedFile;
  readonly row: number;
  readonly named?: NamedPicture;
  readonly refused?: RefusalCode;
}

const keyOf = ({ student, of }: NamedPicture) => `${student} ${of}`;

/** Looks at each file of an archive: whose it is, whether it is new, and why it cannot be taken. */
@Injectable()
export class LookAtFiles {
  constructor(
    private readonly students: StudentsRepository,
    private readonly pictures: PicturesService,
  ) {}

  /**
   * Plans each file. The pictures to be taken are stored as they came; no student has them yet.
   * @param uploader the account that brings the files; @param rows is filled, so that after an error all that was stored is known
   */
  async look(files: readonly ArchivedFile[], uploader: string, rows: NewPictureRow[]): Promise<void> {
    const fileRows = files.map((file, index): FileRow => {
      const named = pictureNamed(file.path);
      return { file, row: index + 1, ...(named.ok ? { named: named.value } : { refused: named.code }) };
    });
    const counts = new Map<string, number>();
    for (const { named } of fileRows)
      if (named) counts.set(keyOf(named), (counts.get(keyOf(named)) ?? 0) + 1);
    const students = await this.knownStudents(fileRows.flatMap(({ named }) => named?.student ?? []));
    for (const fileRow of fileRows) {
      const student = fileRow.named && students.get(fileRow.named.student);
      const isTwice = fileRow.named && (counts.get(keyOf(fileRow.named)) ?? 0) > 1;
      rows.push(
        await this.planFile(isTwice ? { ...fileRow, refused: 'picture-twice' } : fileRow, student, uploader),
      );
    }
  }

  private async knownStudents(folded: readonly string[]): Promise<ReadonlyMap<string, KnownStudent>> {
    const ids = [...new Set(folded)];
    const students = new Map<string, KnownStudent>();
    for (let start = 0; start < ids.length; start += TOGETHER)
      for (const student of await this.students.findAll(ids.slice(start, start + TOGETHER))) {
        const { studentID, studentFirstName, studentLastName, left, profilePictureRef, signatureRef } =
          student;
        students.set(student.foldedId, {
          studentID,
          studentFirstName,
          studentLastName,
          left,
          profilePictureRef,
          signatureRef,
        });
      }
    return students;
  }

  private async planFile(
    { file, row, named, refused }: FileRow,
    student: KnownStudent | undefined,
    uploader: string,
  ): Promise<NewPictureRow> {
    const about = { row, path: file.path, ...named, ...(student && { name: fullName(student) }) };
    const refusedRow = (code: RefusalCode): NewPictureRow => ({ ...about, state: 'refused', refused: code });
    if (refused) return refusedRow(refused);
    if (!named || !student) return refusedRow('student-not-found');
    if (student.left) return refusedRow('student-left');
    const bytes = await file.read();
    if (!bytes.ok) return refusedRow(bytes.code);
    const fault = await codeOfPicture(bytes.value);
    if (fault) return refusedRow(fault);
    const source = createHash('sha256').update(bytes.value).digest('hex');
    const before = student[REF[named.of]];
    const isSame = before !== undefined && (await this.pictures.sourceOf(before)) === source;
    const replaced = before === undefined ? {} : { before };
    if (isSame) return { ...about, ...replaced, source, state: 'same' };
    const brought = await this.pictures.bring(bytes.value, uploader);
    return { ...about, ...replaced, source, brought, state: before === undefined ? 'new' : 'changed' };
  }
}
