import { choiceLabel, fullName } from '@school/domain';
import { Heading } from '@school/ui';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { useStudentsMessages } from '../student/messages';

/** Whom a tab has found: the name, the ID and the class. */
export function StudentHeading({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const { options } = useWords();
  return (
    <div>
      <Heading>{fullName(student)}</Heading>
      <p>{students.idAndClass(student.studentID, choiceLabel(options.class, student.place.class))}</p>
    </div>
  );
}
