import { EmptyState } from '@school/ui';
import { GraduationCap } from 'lucide-react';
import { StudentResults } from '../exam-results/student-results';
import { AlsoLeftTab, type AlsoLeftTabProps } from './also-left-tab';
import { useServiceMessages } from './messages';

/** Finds a student, including former ones, and shows the results of every exam (D64). */
export function ResultTab({ typing }: Pick<AlsoLeftTabProps, 'typing'>) {
  const service = useServiceMessages();
  return (
    <AlsoLeftTab
      typing={typing}
      empty={
        <EmptyState title={service.resultNotYet} description={service.notYetText} icon={<GraduationCap />} />
      }
    >
      {({ studentID }) => <StudentResults studentID={studentID} />}
    </AlsoLeftTab>
  );
}
