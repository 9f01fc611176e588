import { dateTimeLabel } from '@school/domain';
import { Breadcrumb, DataTable, PageHeader, Row, Stack, Text } from '@school/ui';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { useScreenName } from '../../screen/features';
import { Loading, StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useIsAdmin } from '../../session/session';
import { examPath } from '../exam-results/result-paths';
import { PageButton, PageLink } from '../../screen/page-link';
import { ExamSections } from './exam-sections';
import { ExamStateButtons } from './exam-state-buttons';
import { ExamStateBadge, useExamTexts } from './exams-list';
import { useResultMessages } from './messages';
import { useExam } from './use-exams';

/** One exam: its subjects, the progress of its sections, and for an administrator its state (D64). */
export function ExamPage() {
  const words = useResultMessages();
  const { labels, locale } = useWords();
  const title = useScreenName();
  const texts = useExamTexts();
  const isAdmin = useIsAdmin();
  const examQuery = useExam(useParams()['exam'] ?? '');
  if (!examQuery.data) return loadErrorNotice(examQuery, words.failed) ?? <Loading />;
  const { exam, sections } = examQuery.data;
  const missingMarks = sections.reduce((sum, one) => sum + one.wanted - one.given, 0);
  return (
    <Stack>
      <Breadcrumb here={exam.name}>
        <PageLink to="/office/result">{title}</PageLink>
      </Breadcrumb>
      <PageHeader
        title={exam.name}
        description={[exam.session, texts.where(exam), texts.days(exam)].join(' · ')}
        actions={
          isAdmin && (
            <Row>
              {exam.state === 'open' && (
                <PageButton to={`${examPath(exam.id)}/change`}>
                  <Pencil aria-hidden="true" />
                  {words.change}
                </PageButton>
              )}
              <ExamStateButtons
                exam={exam}
                missing={missingMarks}
                isEmpty={sections.every(({ given }) => given === 0)}
              />
            </Row>
          )
        }
      />
      <StaleWarning queries={[examQuery]} />
      <Row>
        <ExamStateBadge state={exam.state} />
        {exam.publishedAt !== undefined && exam.publishedBy !== undefined && (
          <Text>
            {words.publishedBy(exam.publishedBy, dateTimeLabel(new Date(exam.publishedAt), locale))}
          </Text>
        )}
      </Row>
      <ExamSections exam={exam.id} sections={sections} />
      <DataTable
        caption={labels.subjects}
        columns={[
          { key: 'name', header: labels.subject, render: ({ name }) => name },
          { key: 'maximum', header: labels.maximum, align: 'end', render: ({ maximum }) => maximum },
          { key: 'weight', header: labels.weight, align: 'end', render: ({ weight }) => weight },
        ]}
        rows={exam.subjects}
        rowKey={({ key }) => key}
        density="compact"
      />
    </Stack>
  );
}
