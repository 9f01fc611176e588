import { examsFilterSchema } from '@school/domain';
import { Stack } from '@school/ui';
import { ListFilters } from '../list/list-filters';
import { ListTable } from '../list/list-table';
import { useListQuery } from '../list/use-list-query';
import { useExamsFilters, useExamsList } from './exams-list';
import { useResultMessages } from './messages';
import { useExams } from './use-exams';

/** The page size: more exams than any session has, so that the list has one page. */
const ALL = 1000;

export function ExamsDesk() {
  const words = useResultMessages();
  const query = useListQuery(examsFilterSchema);
  const examsQuery = useExams(query.filter);
  return (
    <Stack>
      <ListFilters
        label={words.filter}
        filters={useExamsFilters()}
        chosen={query.filter}
        onChange={query.set}
        schema={query.schema}
      />
      <ListTable list={useExamsList()} result={examsQuery} query={query} size={ALL} />
    </Stack>
  );
}
