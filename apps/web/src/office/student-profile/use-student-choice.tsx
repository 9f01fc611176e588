import { fullName } from '@school/domain';
import type { ListedStudent } from '../../api/types';
import { useIsAdmin } from '../../session/session';
import type { ListTableProps } from '../list/list-table';
import { PageButton } from '../../screen/page-link';
import { useStudentProfileMessages } from './messages';
import type { useStudentListQuery } from './student-list';

/**
 * The check boxes of the list, and the actions for the chosen students; there are none for students who have left.
 * @param total the number of students on all pages of the list
 */
export function useStudentChoice(
  query: ReturnType<typeof useStudentListQuery>,
  total: number,
): ListTableProps<ListedStudent>['choice'] {
  const { manyActions } = useStudentProfileMessages();
  const isAdmin = useIsAdmin();
  const { filter, search, chosen, hasAll } = query;
  if (filter.left === 'true') return undefined;
  const linkTo = (change: string) => {
    const filterEntries = Object.entries({ ...filter, filter: search.filter }).filter(
      ([, value]) => value !== '',
    );
    const studentEntries = hasAll ? [['all', 'true'], ...filterEntries] : [['students', chosen.join(',')]];
    return `/office/many-students?${new URLSearchParams([['what', change], ...studentEntries]).toString()}`;
  };
  const action = (change: keyof typeof manyActions) => (
    <PageButton size="s" to={linkTo(change)}>
      {manyActions[change]}
    </PageButton>
  );
  return {
    rowName: fullName,
    selected: chosen,
    onChange: query.choose,
    all: { total, chosen: hasAll, onChoose: query.chooseAll },
    actions: (
      <>
        {action('section')}
        {action('take-head')}
        {isAdmin && action('concession')}
      </>
    ),
  };
}
