import { EmptyState } from '@school/ui';
import { ScrollText } from 'lucide-react';
import { LeftAlert } from '../student/left-alert';
import { useStudentCertificatesMessages } from '../student-certificates/messages';
import { StudentCertificates } from '../student-certificates/student-certificates';
import { AlsoLeftTab, type AlsoLeftTabProps } from './also-left-tab';

/** Finds a student, including former ones, and shows the certificates with a link to the next one (D65). */
export function CertificateTab({ typing }: Pick<AlsoLeftTabProps, 'typing'>) {
  const words = useStudentCertificatesMessages();
  return (
    <AlsoLeftTab
      typing={typing}
      empty={<EmptyState title={words.notYet} description={words.notYetText} icon={<ScrollText />} />}
    >
      {(student) => (
        <>
          {student.leftAt !== undefined && (
            <LeftAlert studentID={student.studentID} leftAt={student.leftAt} />
          )}
          <StudentCertificates student={student} />
        </>
      )}
    </AlsoLeftTab>
  );
}
