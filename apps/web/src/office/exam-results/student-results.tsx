import { Badge, Card, DataTable, EmptyState, Heading, Row, Stack, type Column } from '@school/ui';
import { FileText, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceLabel, classLabelOf, countedName } from '@school/domain';
import { useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { PageButton } from '../../screen/page-link';
import { useExamResultsMessages } from './messages';
import { cardPath } from './result-paths';
import { useStandingText } from './standing-text';
import { useStudentResults, type ShownResult } from './use-results';

type Subject = ShownResult['standing']['subjects'][number];

/** The marks of one exam, one subject per line. */
function SubjectsTable({ result }: { readonly result: ShownResult }) {
  const words = useExamResultsMessages();
  const { labels } = useWords();
  const { exam, standing } = result;
  const subjectOf = (key: string) => exam.subjects.find((one) => one.key === key);
  const isMarked = standing.subjects.some(({ grade, isFailed }) => (grade ?? isFailed) !== undefined);
  const grade: Column<Subject> =
    exam.scheme === 'cbse'
      ? { key: 'grade', header: labels.grade, render: (subject) => subject.grade }
      : {
          key: 'passed',
          header: labels.outcome,
          render: ({ isFailed }) =>
            isFailed === undefined ? undefined : isFailed ? words.failedSubject : words.passed,
        };
  const columns: readonly Column<Subject>[] = [
    {
      key: 'subject',
      header: labels.subject,
      render: ({ key }) => {
        const { name = key, weight = 1 } = subjectOf(key) ?? {};
        return weight === 0 ? `${name} (${words.notCounted})` : countedName(name, weight);
      },
    },
    { key: 'maximum', header: labels.maximum, align: 'end', render: ({ key }) => subjectOf(key)?.maximum },
    { key: 'mark', header: words.obtained, align: 'end', render: ({ mark }) => mark ?? words.notYet },
    // Left out without marks: the column would be empty, and a phone has no room for that.
    ...(isMarked ? [grade] : []),
  ];
  return (
    <DataTable
      caption={words.marks(exam.name)}
      columns={columns}
      rows={standing.subjects}
      rowKey={({ key }) => key}
      density="compact"
    />
  );
}

export interface OneResultProps {
  readonly result: ShownResult;
  /** A button or link at the end of the card's head. */
  readonly action?: ReactNode;
}

/** A student's result in one exam: total, per cent with grade or division, rank, and the marks of each subject. */
export function OneResult({ result, action }: OneResultProps) {
  const words = useExamResultsMessages();
  const schoolWords = useWords();
  const { labels } = schoolWords;
  const textOf = useStandingText();
  const { exam, standing, rank, ranked } = result;
  return (
    <Card as="section" aria-label={exam.name}>
      <Stack>
        <Row justify="space-between">
          <div>
            <Heading size="l">{exam.name}</Heading>
            <p>
              {[exam.session, classLabelOf(result, schoolWords)].join(' · ')}{' '}
              {exam.state !== 'published' && (
                <Badge tone="info">{choiceLabel(schoolWords.options.examState, exam.state)}</Badge>
              )}
            </p>
          </div>
          {action}
        </Row>
        <p>
          {standing.total !== undefined && (
            <>
              <strong>{words.ofMaximum(standing.total, standing.maximum)}</strong>
              {' · '}
            </>
          )}
          {textOf(standing)}
          {rank !== undefined && ` · ${labels.rank}: ${words.rankOf(rank, ranked)}`}
        </p>
        <SubjectsTable result={result} />
      </Stack>
    </Card>
  );
}

export interface CardLinkProps {
  readonly exam: string;
  readonly to: string;
}

export function CardLink({ exam, to }: CardLinkProps) {
  const words = useExamResultsMessages();
  return (
    <PageButton to={to} aria-label={words.cardOf(exam)}>
      <FileText aria-hidden="true" />
      {words.card}
    </PageButton>
  );
}

/** All results of a student, one card per exam, latest first (D64). */
export function StudentResults({ studentID }: { readonly studentID: string }) {
  const words = useExamResultsMessages();
  return (
    <Stack>
      <QueryView query={useStudentResults(studentID)} failed={words.failed}>
        {(results) =>
          results.length === 0 ? (
            <EmptyState title={words.none} description={words.noneText(studentID)} icon={<GraduationCap />} />
          ) : (
            results.map((result) => (
              <OneResult
                key={result.exam.id}
                result={result}
                action={
                  <CardLink
                    exam={result.exam.name}
                    to={cardPath({ ...result, exam: result.exam.id }, studentID)}
                  />
                }
              />
            ))
          )
        }
      </QueryView>
    </Stack>
  );
}
