import {
  changesBetween,
  choiceLabel,
  englishWords,
  sectionLabel,
  type AuditChange,
  type ExamContent,
} from '@school/domain';
import type { Seats } from './examined-sections.service';

type Said = Pick<ExamContent, 'name' | 'branch' | 'classes' | 'firstDay' | 'lastDay'> & {
  readonly subjects: readonly Omit<ExamContent['subjects'][number], 'key'>[];
};

const textsOf = ({ name, branch, classes, firstDay, lastDay, subjects }: Said) => ({
  name,
  branchCode: branch,
  classes: classes.map((one) => choiceLabel(englishWords.options.class, one)).join(', '),
  firstDay,
  lastDay,
  subjects: subjects
    .map(({ name: subject, maximum, weight }) => `${subject} ${maximum}${weight === 1 ? '' : ` × ${weight}`}`)
    .join(', '),
});

/** What differs between an exam before a change and after it, for the audit log (D60). */
export const examChanges = (before: Said | undefined, after: Said | undefined): readonly AuditChange[] =>
  changesBetween(before ? textsOf(before) : {}, after ? textsOf(after) : {});

/** What the audit log calls an exam: its name, and branch and session by which two of one name are told apart. */
export const examSubject = ({ name, branch, session }: Pick<ExamContent, 'name' | 'branch' | 'session'>) =>
  ({ kind: 'exam', id: name, name: `${branch} ${session}` }) as const;

/** The same with the section whose marks were typed. */
export const sectionSubject = (exam: ExamContent, { class: schoolClass, section }: Seats) => {
  const { class: classes } = englishWords.options;
  const where = [choiceLabel(classes, schoolClass), sectionLabel(section, englishWords)].join(' ');
  return { ...examSubject(exam), name: `${exam.branch} ${where}, ${exam.session}` };
};

/** What is said of a remark that is another one now. */
export const remarkChanges = (
  exam: ExamContent,
  before: string | undefined,
  after: string | undefined,
): readonly AuditChange[] =>
  changesBetween({ remark: before }, { exam: `${exam.name}, ${exam.session}`, remark: after });

/** What is said of a mark that stood there and is another one now. */
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
