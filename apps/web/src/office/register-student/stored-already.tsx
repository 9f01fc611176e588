import { Alert, Button, Row, Stack } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages';
import { PageButton } from '../../screen/page-link';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';

export interface Stored {
  readonly studentID: string;
  /** The server's message about it. */
  readonly sentence: string;
}

export interface StoredAlreadyProps {
  /** A new object each time that the form is sent, so that the focus comes here again. */
  readonly stored: Stored;
  readonly onAnother: () => void;
  readonly onStartAnew: () => void;
}

/** Shown when this form created a student, the answer was lost, and its values differ by now: somebody has to check. */
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
          {/* In a new tab, so that the typed values stay here. */}
          <PageButton ref={link} to={profileOf(stored)} target="_blank" rel="noopener">
            {students.openInNewTab(stored.studentID)}
          </PageButton>
          <Button variant="secondary" onClick={onStartAnew}>
            {drafts.startAnew}
          </Button>
          <Button variant="secondary" onClick={onAnother}>
            {students.differentStudent}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
