import { WifiOff } from 'lucide-react';
import { Button } from '../button/button';
import { useKitMessages } from '../messages/kit-messages';
import { NoticeBar } from '../notice-bar/notice-bar';

export interface OfflineNoticeProps {
  /** The server is being asked right now. */
  readonly checking?: boolean | undefined;
  readonly onTryAgain: () => void;
}

/** Says that the program works without its server, for the notice of SiteBar or OfficeShell, which reads it out. */
export function OfflineNotice({ checking = false, onTryAgain }: OfflineNoticeProps) {
  const { offline } = useKitMessages();
  return (
    <NoticeBar
      tone="warning"
      icon={<WifiOff aria-hidden="true" />}
      title={offline.title}
      actions={
        <Button variant="secondary" busy={checking} onClick={onTryAgain}>
          {offline.tryAgain}
        </Button>
      }
    >
      {offline.text}
    </NoticeBar>
  );
}
