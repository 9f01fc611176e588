import { studentBoxSchema } from '@school/domain';
import { Button, Form, Row, type SubmitOutcome } from '@school/ui';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useRules } from '../../messages/words';
import { StudentBox, type StudentBoxHandle } from './student-box';

const Line = styled(Row)`
  align-items: flex-start;

  & > :first-child {
    flex: 1;
  }
`;

/** Lines the button up with the input, under the label's line. */
const Beside = styled.div`
  padding-block-start: ${({ theme }) => theme.space.l};
`;

export interface FindStudentProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly submitLabel: string;
  readonly studentID: string;
  readonly busy?: boolean | undefined;
  /** Takes the focus unless told otherwise. */
  readonly autoFocus?: boolean | undefined;
  readonly onFind: (studentID: string) => void;
}

/** The box for one student and its button, as several office screens have it (section 2, D57). */
export function FindStudent({
  label,
  placeholder,
  submitLabel,
  studentID,
  busy = false,
  autoFocus,
  onFind,
}: FindStudentProps) {
  const box = useRef<StudentBoxHandle>(null);
  return (
    <Form
      initialValues={{ studentID }}
      schema={useRules(studentBoxSchema)}
      onSubmit={({ studentID: text }): SubmitOutcome => box.current?.send(text)}
      aria-label={submitLabel}
    >
      <Line>
        <StudentBox ref={box} label={label} placeholder={placeholder} autoFocus={autoFocus} onFind={onFind} />
        <Beside>
          <Button type="submit" busy={busy} icon={<Search aria-hidden="true" />}>
            {submitLabel}
          </Button>
        </Beside>
      </Line>
    </Form>
  );
}
