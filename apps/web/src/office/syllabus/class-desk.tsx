import { progressOf, schoolDate } from '@school/domain';
import { EmptyState, Row, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { PrintButton } from '../paper/print-button';
import { useSyllabusMessages } from './messages';
import { SubjectDesk } from './subject-desk';
import { SubjectsTable } from './subjects-table';
import { SyllabusPaper, type SyllabusPaperProps } from './syllabus-paper';
import { useSubjectInAddress } from './use-subject-in-address';

/** The subjects of a class with their progress, or the units of the subject in the address; on paper all of it. */
export function ClassDesk({ syllabus, readAt }: SyllabusPaperProps) {
  const words = useSyllabusMessages();
  const { subject: subjectInAddress } = useSubjectInAddress();
  const [lastSubject, setLastSubject] = useState(subjectInAddress);
  if (subjectInAddress !== undefined && subjectInAddress !== lastSubject) setLastSubject(subjectInAddress);
  const today = schoolDate(readAt);
  const { branch, class: schoolClass, session, subjects } = syllabus;
  const openSubject = subjects.find(({ subject }) => subject === subjectInAddress);
  const progress = progressOf(
    subjects.flatMap(({ units }) => units),
    today,
  );
  if (subjects.length === 0) return <EmptyState title={words.noClasses} description={words.noClassesText} />;
  return (
    <Stack>
      {openSubject ? (
        <SubjectDesk
          key={openSubject.subject}
          syllabusSubject={{ branch, class: schoolClass, session, subject: openSubject.subject }}
          mayPlan={openSubject.mayPlan}
          units={openSubject.units}
          today={today}
        />
      ) : (
        <>
          <Row justify="space-between">
            <Text tone="muted">
              {progress.units === 0
                ? words.noUnits
                : words.doneOf(progress.done, progress.units, progress.percent)}
              {progress.overdue > 0 && ` · ${words.overdue(progress.overdue)}`}
            </Text>
            <PrintButton variant="secondary" disabled={progress.units === 0} />
          </Row>
          <SubjectsTable syllabus={syllabus} today={today} lastSubject={lastSubject} />
        </>
      )}
      <SyllabusPaper syllabus={syllabus} readAt={readAt} />
    </Stack>
  );
}
