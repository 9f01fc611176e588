import {
  choiceLabel,
  classLabelOf,
  dateLabel,
  dateTimeLabel,
  fullName,
  schoolDate,
  type RegisteredCertificate,
} from '@school/domain';
import { Heading } from '@school/ui';
import type { FamilyChild, Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { Letterhead, type LetterheadProps } from '../paper/letterhead';
import { useStudentsMessages } from '../student/messages';
import { allFields } from '../student/placed-fields';
import { useShownField } from '../student/use-shown-field';
import { useStudentRecordMessages } from './messages';
import { Classes, Concessions, Facts, LedgerInShort, Rows } from './record-parts';
import { Photo, Sheet, Signature, SignaturePicture, Who } from './record-sheet.styles';

export interface RecordSheetProps {
  readonly student: Student;
  /** Left out when the student's branch is not known. */
  readonly branch?: LetterheadProps['branch'] | undefined;
  readonly logoUrl?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly signatureUrl?: string | undefined;
  /** Brothers and sisters; undefined when not known. */
  readonly family: readonly FamilyChild[] | undefined;
  readonly certificates: readonly RegisteredCertificate[];
  readonly printedAt: Date;
}

/** The whole record of a student on A4; the Adhaar number shows only its last four digits (D69, D88). */
export function RecordSheet(props: RecordSheetProps) {
  const { student, branch, logoUrl, photoUrl, signatureUrl, family, certificates, printedAt } = props;
  const words = useStudentRecordMessages();
  const students = useStudentsMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const fieldText = useShownField(student);
  const name = fullName(student);
  const { leftAt, leavingReason, leavingRemark } = student;
  const facts = (group: 'personal' | 'academic') =>
    allFields
      .filter(({ field }) => field.group === group)
      .map((one) => [labels[one.key], fieldText(one)] as const);
  return (
    <Sheet>
      {branch && <Letterhead branch={branch} logoUrl={logoUrl} />}
      <Who>
        <div>
          <Heading size="l">{words.recordOf(name)}</Heading>
          <p>{students.idAndClass(student.studentID, classLabelOf(student, schoolWords))}</p>
          <p>{words.printed(dateTimeLabel(printedAt, schoolWords.locale))}</p>
        </div>
        <div>
          {photoUrl !== undefined && <Photo src={photoUrl} alt={words.photo(name)} />}
          {signatureUrl !== undefined && (
            <SignaturePicture src={signatureUrl} alt={words.signatureOf(name)} />
          )}
        </div>
      </Who>
      <Facts title={words.personal} facts={facts('personal')} />
      <Facts title={words.academic} facts={facts('academic')} />
      {leftAt !== undefined && (
        <Facts
          title={words.leaving}
          facts={[
            [labels.leftOn, dateLabel(schoolDate(new Date(leftAt)), schoolWords.locale)],
            [labels.leavingReason, choiceLabel(options.leavingReason, leavingReason ?? 'other')],
            [labels.remark, leavingRemark ?? words.none],
          ]}
        />
      )}
      <Classes student={student} printedAt={printedAt} />
      <LedgerInShort student={student} />
      <Concessions student={student} />
      <Rows
        title={words.family}
        heads={[labels.studentID, labels.studentName, labels.class]}
        rows={(family ?? [])
          .filter(({ studentID }) => studentID !== student.studentID)
          .map((child) => [child.studentID, fullName(child), classLabelOf(child, schoolWords)])}
        none={family ? words.none : words.familyNotKnown}
      />
      <Rows
        title={words.certificates}
        heads={[labels.serial, labels.issuedAt, labels.certificateState]}
        rows={certificates.map(({ serial, issuedAt, state }) => [
          serial,
          dateLabel(schoolDate(issuedAt), schoolWords.locale),
          options.certificateState[state],
        ])}
        none={words.none}
      />
      <Signature>{words.signature}</Signature>
    </Sheet>
  );
}
