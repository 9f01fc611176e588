import { classLabelOf } from '@school/domain';
import { Badge, DataTable, EmptyState, Row, type Column } from '@school/ui';
import { Presentation } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { useMySectionsMessages } from './messages';
import type { MySection } from '../subjects/use-class-sections';

const addressOf = ({ branch, class: schoolClass, section }: MySection) =>
  `/office/my-sections/${branch}/${schoolClass}/${encodeURIComponent(section)}`;

export interface SectionsTableProps {
  readonly sections: readonly MySection[];
  readonly isLoading?: boolean;
}

/** The sections of a teacher, each with its students, its subjects, and whether they are its class teacher (D58). */
export function SectionsTable({ sections, isLoading = false }: SectionsTableProps) {
  const words = useMySectionsMessages();
  const schoolWords = useWords();
  const { labels } = schoolWords;
  const navigate = useNavigate();
  const columns: readonly Column<MySection>[] = [
    {
      key: 'section',
      header: labels.section,
      minWidth: '8rem',
      render: (section) => (
        <Row gap="xs">
          <PageLink to={addressOf(section)}>{classLabelOf(section, schoolWords)}</PageLink>
          {section.isClassTeacher && <Badge tone="info">{labels.classTeacher}</Badge>}
        </Row>
      ),
    },
    {
      key: 'branch',
      header: labels.branch,
      folds: { at: 'phone', into: 'section' },
      render: ({ branch }) => schoolWords.options.branchCode[branch],
    },
    {
      key: 'subjects',
      header: words.subjects,
      folds: { at: 'phone', into: 'section' },
      render: ({ subjects }) => subjects.join(', '),
    },
    {
      key: 'students',
      header: schoolWords.labels.studentCount,
      align: 'end',
      render: ({ students }) => students,
    },
  ];
  return (
    <DataTable
      caption={words.list}
      columns={columns}
      rows={sections}
      rowKey={addressOf}
      onRowClick={(section) => void navigate(addressOf(section))}
      loading={isLoading}
      loadingRows={4}
      empty={<EmptyState title={words.none} description={words.noneText} icon={<Presentation />} />}
    />
  );
}
