import { classLabelOf, fullName, sameStudentQueryOf } from '@school/domain';
import { Alert, Badge, FormBar, type FormBarProps } from '@school/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import type { SameStudent, SameStudentQuery } from '../../api/types';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { useStudentsMessages } from './messages';
import { profileOf } from './profile-of';
import { useSameStudents } from './use-students';

/** Milliseconds without typing before existing students are searched, because names grow letter by letter. */
const QUIET_MS = 300;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.m};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding: 0;
    list-style: none;
  }
`;

/** The advice that nothing is refused; hidden on a phone, which has room for the found students only. */
const Advice = styled.p`
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    display: none;
  }
`;

/** Names the matching students that exist already; the office can go on all the same (D20). */
function Note({
  sameStudents,
  onClose,
}: {
  readonly sameStudents: readonly SameStudent[];
  readonly onClose: () => void;
}) {
  const students = useStudentsMessages();
  const words = useWords();
  return (
    <Alert tone="warning" title={students.sameTitle} onClose={onClose}>
      <Advice>{students.sameText}</Advice>
      <List>
        {sameStudents.map((student) => (
          <li key={student.studentID}>
            {students.sameBy[student.by]}:{' '}
            <PageLink to={profileOf(student)} target="_blank" rel="noopener">
              {students.sameStudent(student.studentID, fullName(student))}
            </PageLink>
            {students.sameDetails(classLabelOf(student, words), student.fatherName)}{' '}
            {student.left && <Badge tone="warning">{students.sameLeft}</Badge>}
          </li>
        ))}
      </List>
    </Alert>
  );
}

/** Returns the query as it was when the typing last paused. */
function useQuiet(query: SameStudentQuery | undefined): SameStudentQuery | undefined {
  const [quiet, setQuiet] = useState(query);
  const settle = useEffectEvent(() => setQuiet(query));
  // Compared as text: the object is new in each render.
  const text = JSON.stringify(query);
  useEffect(() => {
    const timer = setTimeout(() => settle(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

export interface StudentFormBarProps extends Omit<FormBarProps, 'note'> {
  /** The ID of the student being changed; left out for a new one. */
  readonly studentID?: string | undefined;
}

/**
 * The bar of a student's form. It checks, while the form is filled in, whether the student exists already, and shows this where
 * it is in sight on a phone too; without an answer the form works all the same (D20).
 */
export function StudentFormBar({ studentID, ...bar }: StudentFormBarProps) {
  const { values } = useFormState({ subscription: { values: true } });
  const quietQuery = useQuiet(sameStudentQueryOf(values, studentID));
  const { data: sameStudents = [] } = useSameStudents(quietQuery);
  const [closedKey, setClosedKey] = useState('');
  const sameStudentsKey = sameStudents.map((one) => `${one.by} ${one.studentID}`).join();
  return (
    <FormBar
      {...bar}
      note={
        sameStudentsKey === closedKey ? null : (
          <Note sameStudents={sameStudents} onClose={() => setClosedKey(sameStudentsKey)} />
        )
      }
    />
  );
}
