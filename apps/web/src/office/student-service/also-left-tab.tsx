import { choiceLabel, fullName } from '@school/domain';
import { Heading, Stack } from '@school/ui';
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
  const studentQuery = useStudent(useStudentIdInAddress());
  return (
    <StudentFinder studentQuery={studentQuery} autoFocus={autoFocus} {...finder}>
      {studentQuery.data && !isGone(studentQuery.error) && children(studentQuery.data)}
    </StudentFinder>
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
