import { PAGE_SIZE } from '@school/domain';
import { Button, ButtonLink, DataTable, EmptyState, PageHeader, Row, Stack } from '@school/ui';
import { UserPlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSlashKey } from '../../screen/use-slash-key';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { exportStudents, useStudentList } from '../student/use-students';
import { useStudentColumns } from './student-columns';
import { StudentListFilters } from './student-list-filters';
import { useListQuery } from './use-list-query';
import { useOpenOnlyMatch } from './use-open-only-match';

/** The registered students: filter, 10 rows a page, at most 7 page links; a row opens the student (section 2, D24). */
export function StudentListPage() {
  const students = useStudentsMessages();
  const navigate = useNavigate();
  const search = useSlashKey();
  const query = useListQuery();
  const { page, filter, choices, sort } = query;
  const wanted = { ...choices, filter, sort };
  const { list, isCurrent } = useStudentList({ ...wanted, page, size: PAGE_SIZE });
  const { rows = [], total = 0 } = list.data ?? {};
  const first = (page - 1) * PAGE_SIZE + 1;
  const columns = useStudentColumns(
    (student) => first + rows.indexOf(student),
    query.sortBy,
    choices.left === 'true',
  );
  const isNarrowed = filter !== '' || Object.keys(choices).length > 0;
  const [only] = rows;
  const open = (to: string) => void navigate(to);
  const openOnlyMatch = useOpenOnlyMatch({
    filter,
    isCurrent: isCurrent && query.isFilterKept,
    to: isNarrowed && total === 1 && only ? profileOf(only) : undefined,
    open,
  });

  return (
    <Stack gap="s">
      <PageHeader
        title={students.listTitle}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportStudents(as, wanted)} />
            <ButtonLink as={Link} to="/office/register-student">
              <UserPlus aria-hidden="true" />
              {students.registerTitle}
            </ButtonLink>
          </Row>
        }
      />
      <StudentListFilters query={query} search={search} onEnter={openOnlyMatch} />
      <DataTable
        caption={students.list}
        density="compact"
        columns={columns}
        rows={rows}
        rowKey={({ studentID }) => studentID}
        onRowClick={(student) => open(profileOf(student))}
        loading={list.isPending}
        error={
          list.error && (
            <LoadFailed title={students.listFailed} reason={list.error.message} again={list.refetch} />
          )
        }
        empty={
          isNarrowed ? (
            <EmptyState
              title={students.noMatch}
              description={students.noMatchText}
              action={
                <Button variant="secondary" onClick={query.showAll}>
                  {students.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState title={students.noneYet} description={students.noneYetText} />
          )
        }
      />
      <ListFoot page={page} size={PAGE_SIZE} total={total} count={students.count} onPage={query.setPage} />
    </Stack>
  );
}
