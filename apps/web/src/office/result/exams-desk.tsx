import { examsFilterSchema } from '@school/domain';
import { ButtonLink, Row, Stack } from '@school/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/session';
import { ListFilters } from '../list/list-filters';
import { ListTable } from '../list/list-table';
import { useListQuery } from '../list/use-list-query';
import { useExamsFilters, useExamsList } from './exams-list';
import { useResultMessages } from './messages';
import { useExams } from './use-exams';

/** More than any session has: the list has one page. */
const ALL = 1000;

/** The exams, and for an administrator the way to a new one. */
export function ExamsDesk() {
  const words = useResultMessages();
  const isAdmin = useSession().claims?.role === 'admin';
  const query = useListQuery(examsFilterSchema);
  const found = useExams(query.filter);
  return (
    <Stack>
      {isAdmin && (
        <Row justify="end">
          <ButtonLink as={Link} to="/office/result/new">
            <Plus aria-hidden="true" />
            {words.newExam}
          </ButtonLink>
        </Row>
      )}
      <ListFilters
        label={words.filter}
        filters={useExamsFilters()}
        chosen={query.filter}
        onChange={query.set}
        schema={query.schema}
      />
      <ListTable list={useExamsList()} found={found} query={query} size={ALL} />
    </Stack>
  );
}
