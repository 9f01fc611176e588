import type { NewExam } from '@school/domain';
import { PageHeader, Stack } from '@school/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed, Loading } from '../../screen/loading';
import { examPath } from '../exam-results/result-paths';
import type { Exam } from '../exam-results/use-results';
import { usePinnedRevision } from '../form/pinned-revision';
import { useSends } from '../form/use-sends';
import { ExamForm } from './exam-form';
import { useResultMessages } from './messages';
import { useChangeExam, useExam } from './use-exams';

function ChangeExam({ exam }: { readonly exam: Exam }) {
  const words = useResultMessages();
  const change = useChangeExam();
  const [isDone, setDone] = useState(false);
  const sends = useSends(() => setDone(true));
  const pinned = usePinnedRevision(exam.revision);
  const [{ id, name, branch, classes, firstDay, lastDay, subjects }] = useState(exam);
  const send = pinned((changed: NewExam, revision) => change.send({ id, revision, ...changed }));
  if (isDone) return <Navigate to={examPath(id)} replace />;
  return (
    <Stack>
      <PageHeader title={words.changeTitle(name)} />
      <ExamForm
        label={words.changeTitle(name)}
        initialValues={{ name, branch, classes, firstDay, lastDay, subjects }}
        submitLabel={words.save}
        backTo={examPath(id)}
        onSend={sends(send, (_, { name: saved }) => words.saved(saved))}
      />
    </Stack>
  );
}

/** The page that changes an exam that is open. */
export function ChangeExamPage() {
  const words = useResultMessages();
  const { data, error, refetch } = useExam(useParams()['exam'] ?? '');
  if (data) return <ChangeExam exam={data.exam} />;
  return error ? <LoadFailed title={words.failed} query={{ error, refetch }} /> : <Loading />;
}
