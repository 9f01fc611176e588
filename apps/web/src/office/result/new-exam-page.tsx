import { schoolDate } from '@school/domain';
import { PageHeader, Stack, useToast } from '@school/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { examPath } from '../exam-results/result-paths';
import { newSubject } from './exam-fields';
import { ExamForm } from './exam-form';
import { useResultMessages } from './messages';
import { useAddExam } from './use-exams';

/** The page that creates an exam and then shows its sections (D64). */
export function NewExamPage() {
  const words = useResultMessages();
  const { showToast } = useToast();
  const add = useAddExam();
  const [examId, setExamId] = useState<string>();
  const [initialValues] = useState(() => {
    const today = schoolDate(new Date());
    return { firstDay: today, lastDay: today, classes: [], subjects: [newSubject()] };
  });
  // Navigates in the render after the save, when the form no longer counts as unsaved.
  if (examId !== undefined) return <Navigate to={examPath(examId)} replace />;
  return (
    <Stack>
      <PageHeader title={words.newExam} />
      <ExamForm
        label={words.newExam}
        initialValues={initialValues}
        submitLabel={words.make}
        backTo="/office/result"
        onSend={async (exam) => {
          const answer = await add.send(exam);
          if (!answer.ok) return answer.error;
          showToast(words.examMade(answer.value.name), 'success');
          setExamId(answer.value.id);
          return undefined;
        }}
      />
    </Stack>
  );
}
