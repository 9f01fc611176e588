import { Inject, Injectable } from '@nestjs/common';
import {
  bookLabel,
  distanceOf,
  findSteps,
  foldStudentId,
  foundBy,
  MOST_ALIKE,
  MOST_MATCHES,
  namedInBook,
  namedReference,
  namedReceipt,
  schoolCodes,
  soundSteps,
  type FindStep,
  type FoundBy,
} from '@school/domain';
import { z } from 'zod';
import { CLOCK, type Clock } from '../common/clock';
import { ReceiptsRepository } from '../receipts/receipts.repository';
import { foundStudentsAnswer, type FoundStudentsAnswer } from './finder.answers';
import { seatedAt, type StudentCard } from '../students/student-card';
import { FinderRepository } from './finder.repository';

interface Match {
  readonly student: StudentCard;
  readonly by: FoundBy;
  readonly studentReceiptNo?: string;
  /** The book, where the receipt was found by its number in it. */
  readonly book?: string;
}

/** Each student once, or once for each receipt, by its best match. */
function bestFirst(matches: readonly Match[]): Match[] {
  const nameOf = ({ student, studentReceiptNo }: Match) => studentReceiptNo ?? student.studentID;
  const names = new Set<string>();
  const distinct = matches.filter((match) => !names.has(nameOf(match)) && names.add(nameOf(match)));
  const rank = ({ by }: Match) => foundBy.indexOf(by);
  return distinct.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_MATCHES);
}

@Injectable()
export class FinderService {
  constructor(
    private readonly repository: FinderRepository,
    private readonly register: ReceiptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The students that a text may mean, best match first (D57); those who left only by whole ID or by receipt (D22). */
  async find(text: string): Promise<FoundStudentsAnswer> {
    const steps = findSteps(text);
    const [left, receipts, inBook, ...stepMatches] = await Promise.all([
      this.left(text),
      this.receipts(text),
      this.byEnd(text),
      ...steps.filter(({ also }) => also.length === 0).map((step) => this.step(step)),
    ]);
    const matches = [...left, ...stepMatches.flat(), ...receipts, ...inBook];
    if (matches.length < MOST_MATCHES) {
      const furtherMatches = steps.filter(({ also }) => also.length > 0).map((step) => this.step(step));
      matches.push(...(await Promise.all(furtherMatches)).flat());
    }
    const knownIds = new Set(matches.map(({ student }) => student.studentID));
    const room = MOST_MATCHES - knownIds.size;
    if (room > 0) matches.push(...(await this.alike(text, knownIds)).slice(0, room));
    const now = this.clock.now();
    return bestFirst(matches).map(({ student: { personalDetail, ...student }, ...match }) =>
      z.encode(foundStudentsAnswer.element, { ...seatedAt(now, student), ...personalDetail, ...match }),
    );
  }

  private async step(step: FindStep): Promise<Match[]> {
    return (await this.repository.find(step)).map((student) => ({ student, by: step.by }));
  }

  /** Students whose name, or father's name, sounds like a text, the closest first (D90). @param knownIds those already found */
  private async alike(text: string, knownIds: ReadonlySet<string>): Promise<Match[]> {
    const found = await Promise.all(soundSteps(text).map((step) => this.repository.find(step, MOST_ALIKE)));
    const others = new Map(
      found
        .flat()
        .flatMap((student) => (knownIds.has(student.studentID) ? [] : [[student.studentID, student]])),
    );
    return [...others.values()]
      .map((student) => ({ student, distance: distanceOf(text, student) }))
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ student }) => ({ student, by: 'sound' }));
  }

  private async left(text: string): Promise<Match[]> {
    const student = await this.repository.leftOf(foldStudentId(text));
    return student ? [{ student, by: 'studentID' }] : [];
  }

  private async receipts(text: string): Promise<Match[]> {
    const named = namedReceipt(text);
    const found = named && (await this.repository.receipts(named));
    if (!found) return [];
    const { student, numbers } = found;
    const receipts = numbers.map((studentReceiptNo) => ({
      student,
      by: 'receipt' as const,
      studentReceiptNo,
    }));
    return student.left ? receipts : [{ student, by: 'studentID' }, ...receipts];
  }

  /**
   * Receipts by their number in the book, or by the reference of the bank, card or app (D51, D81); a number
   * without its book means the newest such receipts, one per branch.
   */
  private async byEnd(text: string): Promise<Match[]> {
    const inBook = namedInBook(text);
    const reference = namedReference(text);
    const [numbered, referred] = await Promise.all([
      inBook === undefined ? [] : this.register.endingIn(inBook, schoolCodes.length),
      reference === undefined ? [] : this.register.endingIn(reference, MOST_MATCHES),
    ]);
    const rows = [
      ...numbered.map((row) => ({ row, book: row.book && bookLabel(row.book) })),
      ...referred.map((row) => ({ row, book: undefined })),
    ];
    const holders = await this.repository.holders(rows.map(({ row }) => row.student));
    return rows.flatMap(({ row: { student: holder, studentReceiptNo }, book }): Match[] => {
      const student = holders.find(({ foldedId }) => foldedId === holder);
      return student ? [{ student, by: 'receipt', studentReceiptNo, ...(book && { book }) }] : [];
    });
  }
}
