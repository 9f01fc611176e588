import { Injectable } from '@nestjs/common';
import { findSteps, foundBy, MOST_MATCHES, namedReceipt, type FindStep, type FoundBy } from '@school/domain';
import { z } from 'zod';
import { foundStudentsAnswer, type FoundStudentsAnswer } from './finder.answers';
import { FinderRepository, type FoundRecord } from './finder.repository';

interface Match {
  readonly student: FoundRecord;
  readonly by: FoundBy;
  readonly studentReceiptNo?: string;
}

/** Each student once, or once for each receipt, as the best that it was found by. */
function bestFirst(matches: readonly Match[]): Match[] {
  const nameOf = ({ student, studentReceiptNo }: Match) => studentReceiptNo ?? student.studentID;
  const known = new Set<string>();
  const each = matches.filter((match) => !known.has(nameOf(match)) && known.add(nameOf(match)));
  const rank = ({ by }: Match) => foundBy.indexOf(by);
  return each.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_MATCHES);
}

@Injectable()
export class FinderService {
  constructor(private readonly repository: FinderRepository) {}

  /** Offers who is meant by a text, the best match first (D57); who has left is found by a receipt alone (D22). */
  async find(text: string): Promise<FoundStudentsAnswer> {
    const steps = findSteps(text);
    const [receipts, ...found] = await Promise.all([
      this.receipts(text),
      ...steps.filter(({ also }) => also.length === 0).map((step) => this.step(step)),
    ]);
    const matches = [...found.flat(), ...receipts];
    if (matches.length < MOST_MATCHES) {
      const more = steps.filter(({ also }) => also.length > 0).map((step) => this.step(step));
      matches.push(...(await Promise.all(more)).flat());
    }
    return bestFirst(matches).map(({ student: { personalDetail, ...student }, by, studentReceiptNo }) => ({
      ...z.encode(foundStudentsAnswer.element, { ...student, ...personalDetail, by }),
      ...(studentReceiptNo === undefined ? {} : { studentReceiptNo }),
    }));
  }

  private async step(step: FindStep): Promise<Match[]> {
    return (await this.repository.find(step)).map((student) => ({ student, by: step.by }));
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
}
