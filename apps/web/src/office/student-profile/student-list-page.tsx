import { PAGE_SIZE } from '@school/domain';
import { Field, SearchInput } from '@school/ui';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSlashKey } from '../../screen/use-slash-key';
import { useIsAdmin } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { ListPage } from '../list/list-page';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { exportStudents, exportStudentsWithAdhaar, useListedStudents } from '../student/use-students';
import { PageButton } from '../../screen/page-link';
import { useStudentList, useStudentListFilters, useStudentListQuery } from './student-list';
import { useStudentChoice } from './use-student-choice';
import { useOpenOnlyMatch } from './use-open-only-match';
import { useStudentProfileMessages } from './messages';

/** The registered students: filter, 10 rows a page, at most 7 page links; a row opens the student (section 2, D24). */
export function StudentListPage() {
  const students = useStudentsMessages();
  const texts = useStudentProfileMessages();
  const navigate = useNavigate();
  const mayChange = useRights().includes('students');
  const isAdmin = useIsAdmin();
  const box = useSlashKey();
  const query = useStudentListQuery();
  const { page, filter: choices, sort, search } = query;
  const listRequest = { ...choices, filter: search.filter, sort };
  const { list, isCurrent } = useListedStudents({ ...listRequest, page, size: PAGE_SIZE });
  const { rows = [], total = 0 } = list.data ?? {};
  const [firstRow] = rows;
  const openOnlyMatch = useOpenOnlyMatch({
    filter: search.filter,
    isCurrent: isCurrent && search.isKept,
    to: query.isNarrowed && total === 1 && firstRow ? profileOf(firstRow) : undefined,
    open: (to) => void navigate(to),
  });

  const choice = useStudentChoice(query, total);

  return (
    <ListPage
      title={texts.listTitle}
      density="compact"
      list={useStudentList((page - 1) * PAGE_SIZE + 1, rows, choices.left === 'true')}
      query={query}
      result={list}
      size={PAGE_SIZE}
      filtersLabel={texts.filters}
      filters={useStudentListFilters()}
      search={
        <Field label={texts.filter}>
          {(control) => (
            <SearchInput
              {...control}
              ref={box}
              placeholder={texts.filterExample}
              title={texts.filterHint}
              maxLength={100}
              value={search.typed}
              onChange={({ target }) => search.setTyped(target.value)}
              onBlur={search.keepNow}
              onKeyDown={({ key, nativeEvent }) => {
                if (key !== 'Enter' || nativeEvent.isComposing) return;
                // Called first, because `keepNow` renders before it returns.
                openOnlyMatch();
                search.keepNow();
              }}
            />
          )}
        </Field>
      }
      download={exportStudents(listRequest)}
      {...(mayChange && choice && { choice })}
      downloadWithAdhaar={isAdmin ? exportStudentsWithAdhaar(listRequest) : undefined}
      actions={
        mayChange && (
          <PageButton variant="primary" to="/office/register-student">
            <UserPlus aria-hidden="true" />
            {students.registerTitle}
          </PageButton>
        )
      }
    />
  );
}
