import { choiceLabel, progressOf, type ClassSyllabus, type SubjectSyllabus } from '@school/domain';
import { Badge, DataTable, ProgressBar, type Column } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { focusIfLost } from '../../screen/focus-on-mount';
import { PageLink } from '../../screen/page-link';
import { useSyllabusMessages } from './messages';
import { useSubjectInAddress } from './use-subject-in-address';

export interface SubjectsTableProps {
  readonly syllabus: ClassSyllabus;
  /** As `yyyy-mm-dd`. */
  readonly today: string;
  /** The subject that was open last: its link takes the focus that was lost with its page. */
  readonly lastSubject?: string | undefined;
}

/** The subjects of a class, with the progress of each and whether it is behind; a row opens its units. */
export function SubjectsTable({ syllabus, today, lastSubject }: SubjectsTableProps) {
  const words = useSyllabusMessages();
  const { labels, options } = useWords();
  const navigate = useNavigate();
  const { addressOf } = useSubjectInAddress();
  const columns: readonly Column<SubjectSyllabus>[] = [
    {
      key: 'subject',
      header: labels.subject,
      pinned: true,
      render: (one) => (
        <PageLink to={addressOf(one.subject)} ref={one.subject === lastSubject ? focusIfLost : undefined}>
          {one.subject}
        </PageLink>
      ),
    },
    {
      key: 'progress',
      header: words.progress,
      minWidth: '11rem',
      render: ({ subject, units }) => {
        const { done, percent } = progressOf(units, today);
        if (units.length === 0) return words.noUnits;
        return (
          <>
            {words.doneOf(done, units.length, percent)}
            <ProgressBar value={percent} label={words.progressOf(subject)} />
          </>
        );
      },
    },
    {
      key: 'overdue',
      header: words.behind,
      folds: { at: 'phone', into: 'progress' },
      render: ({ units }) => {
        const { overdue } = progressOf(units, today);
        return overdue > 0 && <Badge tone="danger">{words.overdue(overdue)}</Badge>;
      },
    },
  ];
  const { branch, class: schoolClass, subjects } = syllabus;
  return (
    <DataTable
      caption={words.subjects(`${branch} ${choiceLabel(options.class, schoolClass)}`)}
      density="compact"
      columns={columns}
      rows={subjects}
      rowKey={({ subject }) => subject}
      onRowClick={(one) => void navigate(addressOf(one.subject))}
    />
  );
}
