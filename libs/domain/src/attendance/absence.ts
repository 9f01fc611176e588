import { dateLabel, type BranchDetails } from '../school';
import { phoneLabels, type Language } from '../values';
import { classLabelOf, type AbsenceWords, type Words } from '../words';

/** Of whom the family is told: not of who is there, be it for half a day. */
export const isMissing = (attendance: string): boolean => attendance === 'absent' || attendance === 'leave';

/** What a family is told of an absence. */
export interface AbsenceFacts {
  readonly studentName: string;
  readonly class: string;
  readonly section: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly branch: Pick<BranchDetails, 'name' | 'nameHindi' | 'phone'>;
  readonly language: Language;
}

/** The words of a language that the note is made of. */
export interface WordsOfAbsence {
  readonly words: Words;
  readonly sentences: AbsenceWords;
}

/** What is written to the family of a student who was absent: who, when, and whom to call (D62, D91). */
export function absenceText(facts: AbsenceFacts, { words, sentences }: WordsOfAbsence): string {
  const { studentName, day, branch, language } = facts;
  const { locale } = words;
  const school = (language === 'hi' ? branch.nameHindi : undefined) ?? branch.name;
  return [
    sentences.greeting,
    sentences.absent(studentName, classLabelOf(facts, words), dateLabel(day, locale)),
    sentences.ask,
    [school, ...phoneLabels(branch.phone ?? '')].join(', '),
  ].join('\n');
}
