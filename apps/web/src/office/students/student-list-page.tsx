import { fullName, PAGE_LINKS, PAGE_SIZE } from '@school/domain';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  PageHeader,
  Pagination,
  Row,
  SearchInput,
  Stack,
  TextLink,
  type Column,
} from '@school/ui';
import { UserPlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedStudent } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { DownloadMenu } from '../download/download-menu';
import { useSlashKey } from '../shell/use-slash-key';
import { useStudentsMessages } from './messages';
import { Thumbnail } from './thumbnail';
import { useListQuery } from './use-list-query';
import { exportStudents, useStudentList } from './use-students';

const profileOf = (student: ListedStudent) =>
  `/office/student-profile/${encodeURIComponent(student.studentID)}`;

/** The registered students: filter, 10 rows a page, at most 7 page links; a row opens the student (section 2, D24). */
export function StudentListPage() {
  const { tryAgain } = useMessages();
  const students = useStudentsMessages();
  const { options } = useWords();
  const navigate = useNavigate();
  const search = useSlashKey();
  const { page, filter, typed, setTyped, keepFilter, setPage, sort, sortBy } = useListQuery();
  const list = useStudentList({ page, size: PAGE_SIZE, filter, sort });
  const { rows = [], total = 0 } = list.data ?? {};
  const first = (page - 1) * PAGE_SIZE + 1;
  const { columns: names } = students;

  const columns: readonly Column<ListedStudent>[] = [
    { key: 'number', header: names.number, align: 'end', render: (student) => first + rows.indexOf(student) },
    {
      key: 'studentID',
      header: names.studentID,
      sort: sortBy('studentID'),
      render: (student) => (
        <TextLink as={Link} to={profileOf(student)}>
          {student.studentID}
        </TextLink>
      ),
    },
    { key: 'name', header: names.studentName, sort: sortBy('studentName'), render: fullName },
    {
      key: 'father',
      header: names.fatherName,
      sort: sortBy('fatherName'),
      render: ({ fatherName }) => fatherName,
    },
    {
      key: 'mother',
      header: names.motherName,
      sort: sortBy('motherName'),
      render: ({ motherName }) => motherName,
    },
    {
      key: 'board',
      header: names.board,
      sort: sortBy('board'),
      render: ({ boardType }) => options.boardType[boardType],
    },
    {
      key: 'class',
      header: names.class,
      sort: sortBy('class'),
      render: (student) => options.class[student.class],
    },
    {
      key: 'photo',
      header: names.photo,
      render: (student) => (
        <Thumbnail id={student.profilePictureRef} alt={students.photoOf(fullName(student))} />
      ),
    },
  ];

  return (
    <Stack>
      <PageHeader
        title={students.listTitle}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportStudents(as, { filter, sort })} />
            <ButtonLink as={Link} to="/office/register-student">
              <UserPlus aria-hidden="true" />
              {students.registerTitle}
            </ButtonLink>
          </Row>
        }
      />
      <SearchInput
        ref={search}
        aria-label={students.filter}
        placeholder={students.filter}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keepFilter}
      />
      <DataTable
        caption={students.list}
        columns={columns}
        rows={rows}
        rowKey={({ studentID }) => studentID}
        onRowClick={(student) => void navigate(profileOf(student))}
        loading={list.isPending}
        error={
          list.isError ? (
            <EmptyState
              title={students.listFailed}
              description={list.error.message}
              action={<Button onClick={() => void list.refetch()}>{tryAgain}</Button>}
            />
          ) : undefined
        }
        empty={
          filter === '' ? (
            <EmptyState title={students.noneYet} description={students.noneYetText} />
          ) : (
            <EmptyState title={students.noMatch} description={students.noMatchText} />
          )
        }
      />
      {total > 0 && (
        <Row $justify="space-between">
          <span role="status">{students.count(first, Math.min(first + PAGE_SIZE - 1, total), total)}</span>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / PAGE_SIZE)}
            maxLinks={PAGE_LINKS}
            onChange={setPage}
          />
        </Row>
      )}
    </Stack>
  );
}
