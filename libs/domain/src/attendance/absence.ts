import { dateLabel, type BranchDetails } from '../school';
import { choiceLabel, phoneLabels, type Language } from '../values';
import type { AbsenceWords, Words } from '../words';

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
  const { options, locale } = words;
  const section = facts.section === '*' ? '' : ` ${choiceLabel(options.section, facts.section)}`;
  const school = (language === 'hi' ? branch.nameHindi : undefined) ?? branch.name;
  return [
    sentences.greeting,
    sentences.absent(
      studentName,
      `${choiceLabel(options.class, facts.class)}${section}`,
      dateLabel(day, locale),
    ),
    sentences.ask,
    [school, ...phoneLabels(branch.phone ?? '')].join(', '),
  ].join('\n');
}
