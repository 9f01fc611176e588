import { sessionAt } from '@school/domain';
import { EmptyState, Row, Stack } from '@school/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { Loading, QueriesFailed } from '../../screen/loading';
import { Choice } from '../form/choice';
import { ExamSections } from './exam-sections';
import { otherSessions } from './exams-list';
import { useResultMessages } from './messages';
import { useExam, useExams } from './use-exams';

/** The sections of an exam, each with its class sheet and its report cards. */
export function ClassWise() {
  const words = useResultMessages();
  const { labels } = useWords();
  // Earlier sessions can be chosen, as report cards are also printed after the next session has begun.
  const currentSession = sessionAt(new Date());
  const [session, setSession] = useState(currentSession);
  const exams = useExams({ session });
  const [chosen, setChosen] = useState<string>();
  // While another session loads, the query still returns the previous session's exams, which are not to be shown.
  const rows = exams.isPlaceholderData ? [] : (exams.data?.rows ?? []);
  const id = rows.find((one) => one.id === chosen)?.id ?? rows[0]?.id ?? '';
  const exam = useExam(id);
  const isLoading = exams.isPending || exams.isPlaceholderData || exam.isLoading;
  return (
    <Stack>
      <Row>
        <Choice
          label={labels.session}
          value={session}
          options={[{ value: currentSession, label: words.thisSession }, ...otherSessions()]}
          onChange={setSession}
        />
        {rows.length > 0 && (
          <Choice
            label={labels.exam}
            value={id}
            options={rows.map((one) => ({ value: one.id, label: `${one.name}, ${one.branch}` }))}
            onChange={setChosen}
          />
        )}
      </Row>
      <QueriesFailed title={words.failed} queries={[exams, exam]} />
      {isLoading && <Loading />}
      {exams.data && !isLoading && rows.length === 0 && (
        <EmptyState title={words.none} description={words.noneText} icon={<Users />} />
      )}
      {!isLoading && exam.data && <ExamSections exam={id} sections={exam.data.sections} />}
    </Stack>
  );
}
