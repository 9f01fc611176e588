import { studentIdSchema } from '@school/domain';
import { Button, Form, Row, TextField } from '@school/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useRules } from '../../messages/words';
import { useSlashKey } from '../shell/use-slash-key';

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
  readonly onFind: (studentID: string) => void;
}

/** The box for one ID and its button, as several office screens have it (section 2). */
export function FindStudent({
  label,
  placeholder,
  submitLabel,
  studentID,
  busy = false,
  onFind,
}: FindStudentProps) {
  const search = useSlashKey();
  return (
    <Form
      initialValues={{ studentID }}
      schema={useRules(studentIdSchema)}
      onSubmit={(wanted) => {
        onFind(wanted.studentID);
        return undefined;
      }}
      aria-label={submitLabel}
    >
      <Line>
        <TextField
          ref={search}
          name="studentID"
          label={label}
          placeholder={placeholder}
          required
          maxLength={16}
          autoComplete="off"
          autoFocus
        />
        <Beside>
          <Button type="submit" busy={busy} icon={<Search aria-hidden="true" />}>
            {submitLabel}
          </Button>
        </Beside>
      </Line>
    </Form>
  );
}
