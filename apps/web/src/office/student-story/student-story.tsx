import { dateTimeLabel, fullName, STORY_PAGE, storyFilterSchema } from '@school/domain';
import { Heading, PrintSheet, Row, Stack, useKitMessages } from '@school/ui';
import type { Student } from '../../api/types';
import { ListFilters, useLimits } from '../list/list-filters';
import { ListPaper } from '../list/list-paper';
import { ListTable } from '../list/list-table';
import { paperTitle } from '../list/paper-title';
import { PrintAllButton } from '../list/print-all';
import { MOST_PRINTED } from '../list/whole-list';
import { useListQuery } from '../list/use-list-query';
import { usePrintAll } from '../list/use-print-all';
import { Failed } from '../../screen/failed';
import { useStudentStoryMessages } from './messages';
import { useStoryFilters, useStoryList } from './story-list';
import { useStory, wholeStory } from './use-story';

export interface StudentStoryProps {
  readonly student: Pick<Student, 'studentID' | 'studentFirstName' | 'studentLastName' | 'fees'>;
}

/** All changes to a student's record and money in one list: filtered, paged, printed; the address keeps all of that (D85). */
export function StudentStory({ student }: StudentStoryProps) {
  const words = useStudentStoryMessages();
  const { locale } = useKitMessages();
  const query = useListQuery(storyFilterSchema);
  const { filter, page } = query;
  const { studentID } = student;
  const list = useStoryList();
  const filters = useStoryFilters();
  const limits = useLimits(filters, filter);
  const storyQuery = useStory({ studentID, filter }, page);
  const printing = usePrintAll({
    load: () => wholeStory({ studentID, filter }),
    most: MOST_PRINTED,
    tooLong: words.tooLong,
  });
  const title = words.paper(fullName(student), studentID);
  return (
    <Stack as="section" aria-label={words.list}>
      <Row justify="space-between">
        <Heading>{words.list}</Heading>
        <PrintAllButton printing={printing} count={storyQuery.data?.total ?? 0} />
      </Row>
      <Failed {...printing.failed} />
      <ListFilters
        label={words.filter}
        filters={filters}
        chosen={filter}
        onChange={query.set}
        schema={query.schema}
      />
      <ListTable list={list} result={storyQuery} query={query} size={STORY_PAGE} />
      {printing.printed && (
        <PrintSheet label={paperTitle(title, limits)} isLong onPaperOnly>
          <ListPaper
            list={list}
            title={title}
            limits={limits}
            branch={student.fees?.branchCode}
            note={words.printed(
              dateTimeLabel(printing.printed.printedAt, locale),
              printing.printed.whole.length,
            )}
            rows={printing.printed.whole}
          />
        </PrintSheet>
      )}
    </Stack>
  );
}
