import { classLabelOf } from '@school/domain';
import { DataTable, EmptyState, ProgressBar, Row, type Column } from '@school/ui';
import { useWords } from '../../messages/words';
import { cardsPath, marksPath, remarksPath, sheetPath } from '../exam-results/result-paths';
import { PageLink } from '../../screen/page-link';
import { useResultMessages } from './messages';
import type { SectionProgress } from './use-exams';

export interface ExamSectionsProps {
  /** The id of the exam. */
  readonly exam: string;
  readonly sections: readonly SectionProgress[];
}

/** The sections of an exam with the progress of their marks, and links to grid, sheet and cards. */
export function ExamSections({ exam, sections }: ExamSectionsProps) {
  const words = useResultMessages();
  const schoolWords = useWords();
  const links = [
    [words.toMarks, marksPath],
    [words.sheet, sheetPath],
    [words.toRemarks, remarksPath],
    [words.toCards, cardsPath],
  ] as const;
  const columns: readonly Column<SectionProgress>[] = [
    { key: 'section', header: schoolWords.labels.section, render: (one) => classLabelOf(one, schoolWords) },
    {
      key: 'students',
      header: schoolWords.labels.studentCount,
      align: 'end',
      folds: { at: 'phone', into: 'section', named: true },
      render: ({ students }) => students,
    },
    {
      key: 'given',
      header: words.marksTyped,
      minWidth: '10rem',
      folds: { at: 'phone', into: 'section' },
      render: (one) => (
        <>
          {words.marksTypedOf(one.given, one.wanted)}
          <ProgressBar
            value={(one.given / Math.max(one.wanted, 1)) * 100}
            label={`${words.marksTyped}, ${classLabelOf(one, schoolWords)}`}
          />
        </>
      ),
    },
    {
      key: 'links',
      header: words.openPart,
      render: (one) => (
        <Row>
          {links.map(([name, path]) => (
            <PageLink
              key={name}
              to={path({ exam, class: one.class, section: one.section })}
              aria-label={`${name}, ${classLabelOf(one, schoolWords)}`}
            >
              {name}
            </PageLink>
          ))}
        </Row>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.progress}
      columns={columns}
      rows={sections}
      rowKey={(one) => `${one.class} ${one.section}`}
      empty={<EmptyState title={words.nobody} />}
    />
  );
}
