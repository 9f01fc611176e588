import { WifiOff } from 'lucide-react';
import { Button } from '../button/button';
import { useKitMessages } from '../messages/kit-messages';
import { NoticeBar } from '../notice-bar/notice-bar';
import type { OuterProps } from '../theme/outer-props';

export interface OfflineNoticeProps extends OuterProps {
  /** The server is being contacted right now. */
  readonly loading?: boolean | undefined;
  /** Called when the user asks to try again. */
  readonly onTryAgain: () => void;
}

/** Says that the program works without its server; goes into the notice of SiteBar or OfficeShell, which reads it out. */
export function OfflineNotice({ loading = false, onTryAgain, ...outer }: OfflineNoticeProps) {
  const { offline } = useKitMessages();
  return (
    <NoticeBar
      {...outer}
      tone="warning"
      icon={<WifiOff aria-hidden="true" />}
      title={offline.title}
      actions={
        <Button variant="secondary" loading={loading} onClick={onTryAgain}>
          {offline.tryAgain}
        </Button>
      }
    >
      {offline.text}
    </NoticeBar>
  );
}
