import { choiceLabel, classSectionName, englishWords, type LessonContent } from '@school/domain';

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

/** The name of a lesson in the audit log. */
export const lessonSubject = (lesson: LessonContent) =>
  ({
    kind: 'time-table',
    id: classSectionName(lesson),
    name: `${choiceLabel(englishWords.options.weekday, lesson.weekday)} ${String(lesson.period)}`,
  }) as const;
