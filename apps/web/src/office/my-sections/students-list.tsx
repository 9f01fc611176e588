import { fullName, phoneLabel } from '@school/domain';
import { TextLink } from '@school/ui';
import { useSchoolMessages } from '@school/ui/school';
import { useWords } from '../../messages/words';
import type { List } from '../list/list';
import { Face } from '../student/thumbnail';
import { useMySectionsMessages } from './messages';
import { useStudentPhoto, type SectionStudent } from './use-my-sections';

function Photo({ student }: { readonly student: SectionStudent }) {
  const { photoOf } = useSchoolMessages();
  return <Face url={useStudentPhoto(student)} alt={photoOf(fullName(student))} />;
}

/**
 * The students of a section as a list for screen and paper, without money or Adhaar numbers (D58).
 * @param name the title of the list
 */
export function useStudentsList(name: string, students: readonly SectionStudent[]): List<SectionStudent> {
  const words = useMySectionsMessages();
  const { labels } = useWords();
  const hasRollNumbers = students.some(({ boardRollNo }) => boardRollNo !== undefined);
  return {
    words: { list: name, failed: words.listFailed, none: words.nobody },
    rowKey: ({ studentID }) => studentID,
    columns: [
      {
        key: 'serial',
        header: words.serial,
        align: 'end',
        folds: { at: 'phone' },
        render: (student) => students.indexOf(student) + 1,
      },
      { key: 'studentID', header: labels.studentID, render: ({ studentID }) => studentID },
      {
        key: 'photo',
        header: labels.profilePictureRef,
        only: 'screen',
        folds: { at: 'phone' },
        render: (student) => <Photo student={student} />,
      },
      { key: 'name', header: labels.name, namesRow: true, minWidth: '8.5rem', render: fullName },
      {
        key: 'father',
        header: labels.fatherName,
        folds: { at: 'phone', into: 'name' },
        render: ({ fatherName }) => fatherName,
      },
      ...(hasRollNumbers
        ? [
            {
              key: 'rollNumber',
              header: labels.boardRollNo,
              folds: { at: 'phone', into: 'name' },
              render: ({ boardRollNo }: SectionStudent) => boardRollNo,
            } as const,
          ]
        : []),
      {
        key: 'mobile',
        header: words.mobile,
        only: 'screen',
        render: (student) => (
          <TextLink
            href={`tel:${student.primaryMobile}`}
            aria-label={words.call(fullName(student), phoneLabel(student.primaryMobile))}
          >
            {phoneLabel(student.primaryMobile)}
          </TextLink>
        ),
      },
      {
        key: 'mobileOnPaper',
        header: words.mobile,
        only: 'paper',
        render: ({ primaryMobile }) => phoneLabel(primaryMobile),
      },
    ],
  };
}
