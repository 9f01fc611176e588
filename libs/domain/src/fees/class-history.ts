import type { Board, Medium, SchoolClass, Section, Stream } from '../values';
import type { ClassMove } from './class-move';
import type { FeePayer } from './fee-payer';

/** A class that a student was in at the end of a session, and what became of the student then (D70). */
export interface PastClass {
  readonly session: string;
  readonly class: SchoolClass;
  readonly section?: Section | undefined;
  readonly stream?: Stream | undefined;
  readonly medium: Medium;
  readonly boardType: Board;
  readonly became: Exclude<ClassMove['became'], 'taken-back'>;
  readonly decidedAt: Date;
  readonly by: string;
  readonly byId: string;
}

/** The classes that a student has been in, oldest first, as far as the ends of sessions were entered here; what was taken back is not among them. */
export function classHistory({ former = [] }: Pick<FeePayer, 'former'>): readonly PastClass[] {
  const past: PastClass[] = [];
  for (const { move, until, decidedAt = until, ...terms } of former) {
    if (!move) continue;
    const { became, ...said } = move;
    const { class: schoolClass, section, stream, medium, boardType } = terms;
    if (became === 'taken-back') past.pop();
    else past.push({ class: schoolClass, section, stream, medium, boardType, ...said, became, decidedAt });
  }
  return past;
}
