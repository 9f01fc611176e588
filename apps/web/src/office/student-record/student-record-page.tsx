import { fullName } from '@school/domain';
import { useParams } from 'react-router-dom';
import { useStoredPicture } from '../../api/use-picture';
import { paperTitle } from '../list/paper-title';
import { LongPaper } from '../paper/long-paper';
import { PaperLanguageNote } from '../paper/paper-language';
import { PaperPage } from '../paper/paper-page';
import { profileOf } from '../student/profile-of';
import { seatedNow } from '../student/seated-now';
import { useFamily } from '../student/use-family';
import { usePaperOf } from '../student/use-paper-of';
import { useStudent } from '../student/use-students';
import { useStudentCertificates } from '../student-certificates/use-student-certificates';
import { useStudentRecordMessages } from './messages';
import { RecordSheet } from './record-sheet';

/** A student's whole record as A4 pages, to be printed or kept as a PDF (D69). */
export function StudentRecordPage() {
  const words = useStudentRecordMessages();
  const { studentID = '' } = useParams();
  const student = useStudent(studentID);
  const certificates = useStudentCertificates(studentID);
  const family = useFamily(studentID);
  const { branches, branch, logoUrl, languages, catalogue } = usePaperOf(student.data);
  const photo = useStoredPicture(student.data?.profilePictureRef);
  const signature = useStoredPicture(student.data?.signatureRef);
  return (
    <PaperPage
      title={student.data ? words.recordOf(fullName(student.data)) : words.title}
      words={words}
      backTo={profileOf({ studentID })}
      sources={[student, branches, certificates]}
      canPrint={languages.isReady && !family.isPending && !photo.isLoading && !signature.isLoading}
    >
      <PaperLanguageNote languages={languages} />
      {student.data && languages.isReady && (
        <LongPaper
          catalogue={catalogue}
          useTitle={useTitle}
          owner={paperTitle(fullName(student.data), [student.data.studentID])}
        >
          <RecordSheet
            student={seatedNow(student.data)}
            branch={branch}
            logoUrl={logoUrl}
            photoUrl={photo.url}
            signatureUrl={signature.url}
            family={family.data}
            certificates={certificates.data ?? []}
            printedAt={new Date(student.dataUpdatedAt)}
          />
        </LongPaper>
      )}
    </PaperPage>
  );
}

const useTitle = () => useStudentRecordMessages().title;
