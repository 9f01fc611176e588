import { OfflineNotice } from '@school/ui';
import { useState } from 'react';

export function OfflineNoticeExample() {
  const [isAsking, setAsking] = useState(false);
  return <OfflineNotice loading={isAsking} onTryAgain={() => setAsking(true)} />;
}
