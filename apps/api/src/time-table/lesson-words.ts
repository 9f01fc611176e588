import { choiceLabel, englishWords, sectionLabel, type LessonContent } from '@school/domain';

/** A section as the audit log and a refusal name it: `MLMEC VII A`. */
export const sectionOf = ({ branch, class: schoolClass, section }: LessonContent): string =>
  [branch, choiceLabel(englishWords.options.class, schoolClass), sectionLabel(section, englishWords)].join(
    ' ',
  );

/** What can change in a lesson, as texts. */
export const lessonTexts = ({ branch, class: schoolClass, section, ...rest }: LessonContent) => {
  const { weekday, period, subject, teacher, room, combined } = rest;
  return {
    branchCode: branch,
    class: schoolClass,
    section,
    weekday,
    period: String(period),
    subject,
    teacher,
    room,
    combined,
  };
};

/** What the audit log calls a lesson. */
export const lessonSubject = (lesson: LessonContent) =>
  ({
    kind: 'time-table',
    id: sectionOf(lesson),
    name: `${choiceLabel(englishWords.options.weekday, lesson.weekday)} ${String(lesson.period)}`,
  }) as const;
