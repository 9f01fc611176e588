import { dateTimeLabel } from '@school/domain';
import { Alert, Button, Row, useKitMessages } from '@school/ui';
import { useMessages } from '../../messages/messages';
import type { Draft } from './draft';

export interface DraftNoticeProps {
  readonly draft: Draft | undefined;
  readonly onStartAnew: () => void;
}

/** Tells that an earlier draft is back in the form, and offers to discard it. */
export function DraftNotice({ draft, onStartAnew }: DraftNoticeProps) {
  const { drafts } = useMessages();
  const { locale } = useKitMessages();
  if (draft === undefined) return undefined;
  return (
    <Alert tone="info" title={drafts.title}>
      <Row justify="space-between">
        {drafts.text(dateTimeLabel(draft.savedAt, locale))}
        <Button variant="secondary" onClick={onStartAnew}>
          {drafts.startAnew}
        </Button>
      </Row>
    </Alert>
  );
}
