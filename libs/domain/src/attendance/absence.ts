import { dateLabel, type BranchDetails } from '../school';
import { phoneLabels, type Language } from '../values';
import { classLabelOf, type AbsenceWords, type Words } from '../words';

/** Whether the family is told about this mark: yes for an absence or leave, not for a student who came, even for half a day. */
export const isMissing = (attendance: string): boolean => attendance === 'absent' || attendance === 'leave';

/** The facts of an absence that its family is told. */
export interface AbsenceFacts {
  readonly studentName: string;
  readonly class: string;
  readonly section: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly branch: Pick<BranchDetails, 'name' | 'nameHindi' | 'phone'>;
  readonly language: Language;
}

/** The words of the language in which the note is written. */
export interface WordsOfAbsence {
  readonly words: Words;
  readonly sentences: AbsenceWords;
}

/** The note to the family of an absent student: who was absent, when, and whom to call (D62, D91). */
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
