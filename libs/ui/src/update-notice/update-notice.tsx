import { RefreshCw } from 'lucide-react';
import { Button } from '../button/button';
import { useKitMessages } from '../messages/kit-messages';
import { NoticeBar } from '../notice-bar/notice-bar';
import type { OuterProps } from '../theme/outer-props';

export interface UpdateNoticeProps extends OuterProps {
  /** The user asked for the update with unsaved work on the page: the notice says so, and nothing else happens. */
  readonly held?: boolean | undefined;
  /** The new version is taking over; the page reloads in a moment. */
  readonly loading?: boolean | undefined;
  /** Called when the user wants the new version now. */
  readonly onUpdate: () => void;
  /** Called when the user postpones the update. */
  readonly onLater: () => void;
}

/** Says that an update is available; goes into the notice of SiteBar or OfficeShell, which reads it out. */
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
