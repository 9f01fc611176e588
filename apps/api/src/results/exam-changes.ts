import {
  changesBetween,
  choiceLabel,
  englishWords,
  sectionLabel,
  type AuditChange,
  type ExamContent,
} from '@school/domain';
import type { Seats } from './examined-sections.service';

type ComparedExam = Pick<ExamContent, 'name' | 'branch' | 'classes' | 'firstDay' | 'lastDay'> & {
  readonly subjects: readonly Omit<ExamContent['subjects'][number], 'key'>[];
};

const textsOf = ({ name, branch, classes, firstDay, lastDay, subjects }: ComparedExam) => ({
  name,
  branchCode: branch,
  classes: classes.map((one) => choiceLabel(englishWords.options.class, one)).join(', '),
  firstDay,
  lastDay,
  subjects: subjects
    .map(({ name: subject, maximum, weight }) => `${subject} ${maximum}${weight === 1 ? '' : ` × ${weight}`}`)
    .join(', '),
});

/** The differences between an exam before and after a change, for the audit log (D60). */
export const examChanges = (
  before: ComparedExam | undefined,
  after: ComparedExam | undefined,
): readonly AuditChange[] => changesBetween(before ? textsOf(before) : {}, after ? textsOf(after) : {});

/** An exam as a subject in the audit log: its name, with branch and session to tell exams of the same name apart. */
export const examSubject = ({ name, branch, session }: Pick<ExamContent, 'name' | 'branch' | 'session'>) =>
  ({ kind: 'exam', id: name, name: `${branch} ${session}` }) as const;

/** An exam with the section whose marks were typed, as a subject in the audit log. */
export const sectionSubject = (exam: ExamContent, { class: schoolClass, section }: Seats) => {
  const { class: classes } = englishWords.options;
  const sectionName = [choiceLabel(classes, schoolClass), sectionLabel(section, englishWords)].join(' ');
  return { ...examSubject(exam), name: `${exam.branch} ${sectionName}, ${exam.session}` };
};

/** The audit log's record of a changed remark. */
export const remarkChanges = (
  exam: ExamContent,
  before: string | undefined,
  after: string | undefined,
): readonly AuditChange[] =>
  changesBetween({ remark: before }, { exam: `${exam.name}, ${exam.session}`, remark: after });

/** The audit log's record of a mark that was stored before and was changed. */
export const markChanges = (
  exam: ExamContent,
  subject: string,
  before: string | undefined,
  after: string | undefined,
  reason?: string,
): readonly AuditChange[] =>
  changesBetween(
    { mark: before },
    { exam: `${exam.name}, ${exam.session}`, examSubject: subject, mark: after, reason },
  );
