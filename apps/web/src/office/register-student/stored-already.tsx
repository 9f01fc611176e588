import { Alert, Button, Row, Stack } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages';
import { PageButton } from '../../screen/page-link';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';

export interface Stored {
  readonly studentID: string;
  /** What the server said of it. */
  readonly sentence: string;
}

export interface StoredAlreadyProps {
  /** Another object each time that the form is sent, which leads here again. */
  readonly stored: Stored;
  readonly onAnother: () => void;
  readonly onStartAnew: () => void;
}

/** This form has made a student whose answer was lost, and says something else by now: somebody has to look which it is. */
export function StoredAlready({ stored, onAnother, onStartAnew }: StoredAlreadyProps) {
  const students = useStudentsMessages();
  const { drafts } = useMessages();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), [stored]);
  return (
    <Alert tone="danger" title={students.failed}>
      <Stack>
        {stored.sentence}
        <Row>
          {/* In a new tab, so that what is typed here stays. */}
          <PageButton ref={link} to={profileOf(stored)} target="_blank" rel="noopener">
            {students.lookAt(stored.studentID)}
          </PageButton>
          <Button variant="secondary" onClick={onStartAnew}>
            {drafts.startAnew}
          </Button>
          <Button variant="secondary" onClick={onAnother}>
            {students.isAnother}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
