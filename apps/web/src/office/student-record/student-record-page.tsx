import { fullName } from '@school/domain';
import { PrintSheet } from '@school/ui';
import { useParams } from 'react-router-dom';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { PaperLanguageNote, PaperWords, usePaperLanguage } from '../paper/paper-language';
import { PaperPage } from '../paper/paper-page';
import { useBranches } from '../paper/use-branches';
import { familyLanguageIn } from '../student/family-language-in';
import { profileOf } from '../student/profile-of';
import { useStudent } from '../student/use-students';
import { useStudentCertificates } from '../student-certificates/use-student-certificates';
import { useStudentRecordMessages } from './messages';
import { RecordSheet } from './record-sheet';
import { useFamilyOf } from './use-record';

/** A student's whole record as A4 pages, to be printed or kept as a PDF (D69). */
export function StudentRecordPage() {
  const words = useStudentRecordMessages();
  const { options } = useWords();
  const { studentID = '' } = useParams();
  const student = useStudent(studentID);
  const branches = useBranches();
  const certificates = useStudentCertificates(studentID);
  const family = useFamilyOf(studentID);
  const branchCode = student.data?.fees?.branchCode;
  const branch =
    branchCode && (branches.data?.[branchCode] ?? { branchCode, name: options.branchCode[branchCode] });
  const language = student.data && familyLanguageIn(student.data);
  const languages = usePaperLanguage(language);
  const catalogue = languages.of(language);
  const logoUrl = usePicture(branch?.logo);
  const photoUrl = usePicture(student.data?.profilePictureRef);
  const signatureUrl = usePicture(student.data?.signatureRef);
  return (
    <PaperPage
      title={student.data ? words.of(fullName(student.data)) : words.title}
      words={words}
      backTo={profileOf({ studentID })}
      sources={[student, branches, certificates]}
      canPrint={languages.isReady}
    >
      <PaperLanguageNote languages={languages} />
      {student.data && languages.isReady && (
        <PrintSheet label={words.title} isLong lang={catalogue.language}>
          <PaperWords catalogue={catalogue}>
            <RecordSheet
              student={student.data}
              branch={branch}
              logoUrl={logoUrl}
              photoUrl={photoUrl}
              signatureUrl={signatureUrl}
              family={family.data}
              certificates={certificates.data ?? []}
              at={new Date(student.dataUpdatedAt)}
            />
          </PaperWords>
        </PrintSheet>
      )}
    </PaperPage>
  );
}
