import { DataTable, EmptyState } from '@school/ui';
import { columnsFor } from '../list/list';
import { useMySectionsMessages } from './messages';
import { useStudentsList } from './students-list';
import type { SectionStudent } from './use-my-sections';

export interface StudentsTableProps {
  /** The title of the list. */
  readonly name: string;
  readonly students: readonly SectionStudent[];
  readonly isLoading?: boolean;
}

export function StudentsTable({ name, students, isLoading = false }: StudentsTableProps) {
  const words = useMySectionsMessages();
  const list = useStudentsList(name, students);
  return (
    <DataTable
      caption={list.words.list}
      density="compact"
      columns={columnsFor(list, 'screen')}
      rows={students}
      rowKey={list.rowKey}
      loading={isLoading}
      empty={<EmptyState title={words.nobody} />}
    />
  );
}
