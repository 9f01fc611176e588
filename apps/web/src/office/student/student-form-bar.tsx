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

/** Names grow letter by letter; who is there is asked for after this much quiet, in milliseconds. */
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

/** A phone has room for who it is; why nothing is refused can be told without. */
const Advice = styled.p`
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    display: none;
  }
`;

/** Says who is there already, and lets the office go on (D20). */
function Note({ found, onClose }: { readonly found: readonly SameStudent[]; readonly onClose: () => void }) {
  const students = useStudentsMessages();
  const words = useWords();
  return (
    <Alert tone="warning" title={students.sameTitle} onClose={onClose}>
      <Advice>{students.sameText}</Advice>
      <List>
        {found.map((student) => (
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

/** The query as it stood when the typing paused. */
function useQuiet(query: SameStudentQuery | undefined): SameStudentQuery | undefined {
  const [quiet, setQuiet] = useState(query);
  const settle = useEffectEvent(() => setQuiet(query));
  // The same text is the same query.
  const text = JSON.stringify(query);
  useEffect(() => {
    const timer = setTimeout(() => settle(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

export interface StudentFormBarProps extends Omit<FormBarProps, 'note'> {
  /** Who is being changed; nobody while somebody is new. */
  readonly studentID?: string | undefined;
}

/**
 * The bar of a student's form. It looks, while the form is filled in, whether that student is there already, and says so where
 * it is in sight on a phone too; without an answer the form works all the same (D20).
 */
export function StudentFormBar({ studentID, ...bar }: StudentFormBarProps) {
  const { values } = useFormState({ subscription: { values: true } });
  const wanted = useQuiet(sameStudentQueryOf(values, studentID));
  const { data: found = [] } = useSameStudents(wanted);
  const [closed, setClosed] = useState('');
  const shown = found.map((one) => `${one.by} ${one.studentID}`).join();
  return (
    <FormBar
      {...bar}
      note={shown === closed ? null : <Note found={found} onClose={() => setClosed(shown)} />}
    />
  );
}
