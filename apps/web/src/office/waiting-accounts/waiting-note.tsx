import { Alert, Row } from '@school/ui';
import { PageLink } from '../../screen/page-link';
import { useWaitingAccountsMessages } from './messages';

export interface WaitingNoteProps {
  readonly waiting: number;
  readonly forgottenPasswords: number;
}

/** Says what waits for the administrator, with a link; nothing where nothing waits (D10, D11). */
export function WaitingNote({ waiting, forgottenPasswords }: WaitingNoteProps) {
  const words = useWaitingAccountsMessages();
  if (waiting + forgottenPasswords === 0) return undefined;
  const parts = [
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(forgottenPasswords > 0 ? [words.forgotten(forgottenPasswords)] : []),
  ];
  return (
    <Alert tone="info">
      <Row justify="space-between">
        {parts.join(', ')}
        <PageLink to="/office/staff">{words.toStaff}</PageLink>
      </Row>
    </Alert>
  );
}
