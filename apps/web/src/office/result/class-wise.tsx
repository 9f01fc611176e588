import { EmptyState, Stack } from '@school/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../screen/loading';
import { Choice } from '../form/choice';
import { ExamSections } from './exam-sections';
import { useResultMessages } from './messages';
import { useExam, useExams } from './use-exams';

/** The sections of an exam, each with its class sheet and its report cards. */
export function ClassWise() {
  const words = useResultMessages();
  const exams = useExams({});
  const [chosen, setChosen] = useState<string>();
  const rows = exams.data?.rows ?? [];
  const id = chosen ?? rows[0]?.id ?? '';
  const exam = useExam(id);
  const failed = exams.error ?? exam.error;
  if (failed)
    return (
      <LoadFailed
        title={words.failed}
        of={{ error: failed, refetch: () => Promise.all([exams.refetch(), exam.refetch()]) }}
      />
    );
  if (exams.isPending) return <Loading />;
  if (rows.length === 0)
    return <EmptyState title={words.none} description={words.noneText} icon={<Users />} />;
  return (
    <Stack>
      <Choice
        label={words.chooseExam}
        value={id}
        options={rows.map((one) => ({ value: one.id, label: `${one.name}, ${one.branch}` }))}
        onChange={setChosen}
      />
      {exam.data ? <ExamSections exam={id} sections={exam.data.sections} /> : <Loading />}
    </Stack>
  );
}
