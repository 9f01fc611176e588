import { studentIdSchema } from '@school/domain';
import { Button, Form, Row, TextField } from '@school/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages/messages';
import { useSlashKey } from '../shell/use-slash-key';

interface Wanted {
  readonly studentID: string;
}

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
  readonly studentID: string;
  readonly busy: boolean;
  readonly onFind: (studentID: string) => void;
}

/** Student ID/Scholar No and Find Student (section 2, Accounts). */
export function FindStudent({ studentID, busy, onFind }: FindStudentProps) {
  const { fees } = useMessages();
  const search = useSlashKey();
  return (
    <Form<Wanted>
      initialValues={{ studentID }}
      schema={studentIdSchema}
      onSubmit={(wanted) => onFind(wanted.studentID.trim())}
      aria-label={fees.findButton}
    >
      <Line>
        <TextField
          ref={search}
          name="studentID"
          label={fees.find}
          placeholder={fees.findPlaceholder}
          required
          maxLength={16}
          autoComplete="off"
          autoFocus
        />
        <Beside>
          <Button type="submit" busy={busy} icon={<Search aria-hidden="true" />}>
            {fees.findButton}
          </Button>
        </Beside>
      </Line>
    </Form>
  );
}
