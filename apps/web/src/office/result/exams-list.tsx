import { choiceLabel, dayRangeLabel, schoolMonth, sessionAfter } from '@school/domain';
import { Badge, type Option, type Tone } from '@school/ui';
import { useWords } from '../../messages/words';
import { examPath } from '../exam-results/result-paths';
import type { Exam } from '../exam-results/use-results';
import type { List } from '../list/list';
import { useStudentFilters, type ListFilter } from '../list/list-filters';
import { Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useResultMessages } from './messages';

const tones: Readonly<Partial<Record<string, Tone>>> = {
  open: 'info',
  locked: 'warning',
  published: 'success',
};

export function ExamStateBadge({ state }: Pick<Exam, 'state'>) {
  const { options } = useWords();
  return <Badge tone={tones[state] ?? 'info'}>{choiceLabel(options.examState, state)}</Badge>;
}

export function useExamTexts() {
  const { options, locale } = useWords();
  return {
    days: ({ firstDay, lastDay }: Pick<Exam, 'firstDay' | 'lastDay'>) =>
      dayRangeLabel(firstDay, lastDay, locale),
    where: ({ branch, classes }: Pick<Exam, 'branch' | 'classes'>) =>
      `${branch}: ${classes.map((one) => choiceLabel(options.class, one)).join(', ')}`,
  };
}

/** The list of a session's exams; each row opens the exam with its sections. */
export function useExamsList(): List<Exam> {
  const words = useResultMessages();
  const texts = useExamTexts();
  const { labels } = useWords();
  return {
    words,
    rowKey: ({ id }) => id,
    addressOf: ({ id }) => examPath(id),
    columns: [
      {
        key: 'name',
        header: labels.exam,
        pinned: true,
        render: ({ id, name, subjects }) => (
          <Noted note={words.subjectCount(subjects.length)}>
            <PageLink to={examPath(id)}>{name}</PageLink>
          </Noted>
        ),
      },
      { key: 'where', header: words.where, render: texts.where, folds: { at: 'phone', into: 'name' } },
      {
        key: 'days',
        header: labels.days,
        render: (exam) => <OneLine>{texts.days(exam)}</OneLine>,
        folds: { at: 'phone', into: 'name' },
      },
      { key: 'state', header: labels.examState, render: ({ state }) => <ExamStateBadge state={state} /> },
    ],
  };
}

/** The other sessions to choose from: the next, for which some exams are made ahead, and the earlier ones. */
export const otherSessions = (): readonly Option[] =>
  [1, -1, -2, -3, -4].map((years) => {
    const session = sessionAfter(schoolMonth(new Date()), years);
    return { value: session, label: session };
  });

/** The filters of the exams: another session, a branch, a class. */
export function useExamsFilters(): readonly ListFilter[] {
  const words = useResultMessages();
  const { labels } = useWords();
  const { branch, class: schoolClass } = useStudentFilters();
  const session = {
    name: 'session',
    label: labels.session,
    kind: 'choice',
    all: words.thisSession,
    options: otherSessions(),
  } as const;
  return [session, branch, schoolClass];
}
