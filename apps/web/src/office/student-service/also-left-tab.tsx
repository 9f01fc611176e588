import { choiceLabel, fullName } from '@school/domain';
import { Heading, Stack, VisuallyHidden } from '@school/ui';
import type { ReactNode } from 'react';
import { isGone } from '../../api/school-api';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import {
  StudentFinder,
  useStudentIdInAddress,
  type StudentFinderProps,
} from '../find-student/student-finder';
import { useStudentsMessages } from '../student/messages';
import { useStudent } from '../student/use-students';

export interface AlsoLeftTabProps extends Pick<StudentFinderProps, 'typing' | 'empty' | 'autoFocus'> {
  readonly children: (student: Student) => ReactNode;
}

/** The student in the address, including former students, or a search for one. */
export function FoundStudentTab({ autoFocus = false, children, ...finder }: AlsoLeftTabProps) {
  const students = useStudentsMessages();
  const { options } = useWords();
  const studentQuery = useStudent(useStudentIdInAddress());
  const found = isGone(studentQuery.error) ? undefined : studentQuery.data;
  return (
    <>
      <StudentFinder studentQuery={studentQuery} autoFocus={autoFocus} {...finder}>
        {found && children(found)}
      </StudentFinder>
      {/* The focus stays in the search box, above the student. */}
      <VisuallyHidden role="status">
        {found &&
          `${fullName(found)}, ${students.idAndClass(found.studentID, choiceLabel(options.class, found.place.class))}`}
      </VisuallyHidden>
    </>
  );
}

/** A tab of Student Service about one student, below the name, the ID and the class; it includes former students. */
export function AlsoLeftTab({ children, ...finder }: AlsoLeftTabProps) {
  const students = useStudentsMessages();
  const { options } = useWords();
  return (
    <FoundStudentTab {...finder}>
      {(student) => (
        <Stack>
          <div>
            <Heading>{fullName(student)}</Heading>
            <p>{students.idAndClass(student.studentID, choiceLabel(options.class, student.place.class))}</p>
          </div>
          {children(student)}
        </Stack>
      )}
    </FoundStudentTab>
  );
}
