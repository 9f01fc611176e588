import { RefreshCw } from 'lucide-react';
import { Button } from '../button/button';
import { useKitMessages } from '../messages/kit-messages';
import { NoticeBar } from '../notice-bar/notice-bar';
import type { OuterProps } from '../theme/outer-props';

export interface UpdateNoticeProps extends OuterProps {
  /** The user wanted to update while something was unsaved: says so, and nothing else has happened. */
  readonly held?: boolean | undefined;
  /** The new version takes over; the page reloads in a moment. */
  readonly loading?: boolean | undefined;
  /** Hears that the new version is wanted now. */
  readonly onUpdate: () => void;
  /** Hears that it can wait. */
  readonly onLater: () => void;
}

/** 'Update is available', for the notice of SiteBar or OfficeShell, which reads it out. */
export function UpdateNotice({
  held = false,
  loading = false,
  onUpdate,
  onLater,
  ...outer
}: UpdateNoticeProps) {
  const { update } = useKitMessages();
  return (
    <NoticeBar
      {...outer}
      tone={held ? 'warning' : 'info'}
      icon={<RefreshCw aria-hidden="true" />}
      title={update.title}
      actions={
        <>
          <Button loading={loading} onClick={onUpdate}>
            {update.now}
          </Button>
          <Button variant="quiet" disabled={loading} onClick={onLater}>
            {update.later}
          </Button>
        </>
      }
    >
      {held ? update.unsaved : update.text}
    </NoticeBar>
  );
}
