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

type Known = Pick<
  StudentRecord,
  'studentID' | 'studentFirstName' | 'studentLastName' | 'left' | 'profilePictureRef' | 'signatureRef'
>;

interface Found {
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
    const found = files.map((file, at): Found => {
      const named = pictureNamed(file.path);
      return { file, row: at + 1, ...(named.ok ? { named: named.value } : { refused: named.code }) };
    });
    const times = new Map<string, number>();
    for (const { named } of found) if (named) times.set(keyOf(named), (times.get(keyOf(named)) ?? 0) + 1);
    const known = await this.known(found.flatMap(({ named }) => named?.student ?? []));
    for (const one of found) {
      const student = one.named && known.get(one.named.student);
      const isTwice = one.named && (times.get(keyOf(one.named)) ?? 0) > 1;
      rows.push(await this.one(isTwice ? { ...one, refused: 'picture-twice' } : one, student, uploader));
    }
  }

  private async known(folded: readonly string[]): Promise<ReadonlyMap<string, Known>> {
    const ids = [...new Set(folded)];
    const known = new Map<string, Known>();
    for (let at = 0; at < ids.length; at += TOGETHER)
      for (const student of await this.students.findAll(ids.slice(at, at + TOGETHER))) {
        const { studentID, studentFirstName, studentLastName, left, profilePictureRef, signatureRef } =
          student;
        known.set(student.foldedId, {
          studentID,
          studentFirstName,
          studentLastName,
          left,
          profilePictureRef,
          signatureRef,
        });
      }
    return known;
  }

  private async one(
    { file, row, named, refused }: Found,
    student: Known | undefined,
    uploader: string,
  ): Promise<NewPictureRow> {
    const about = { row, path: file.path, ...named, ...(student && { name: fullName(student) }) };
    const not = (code: RefusalCode): NewPictureRow => ({ ...about, state: 'refused', refused: code });
    if (refused) return not(refused);
    if (!named || !student) return not('student-not-found');
    if (student.left) return not('student-left');
    const bytes = await file.read();
    if (!bytes.ok) return not(bytes.code);
    const fault = await codeOfPicture(bytes.value);
    if (fault) return not(fault);
    const source = createHash('sha256').update(bytes.value).digest('hex');
    const before = student[REF[named.of]];
    const isSame = before !== undefined && (await this.pictures.sourceOf(before)) === source;
    const shown = before === undefined ? {} : { before };
    if (isSame) return { ...about, ...shown, source, state: 'same' };
    const brought = await this.pictures.bring(bytes.value, uploader);
    return { ...about, ...shown, source, brought, state: before === undefined ? 'new' : 'changed' };
  }
}
