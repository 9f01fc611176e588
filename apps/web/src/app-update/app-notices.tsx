import { OfflineNotice, UpdateNotice, useHasUnsavedWork, useKitMessages, VisuallyHidden } from '@school/ui';
import { useSyncExternalStore } from 'react';
import { connection, useConnection } from '../program/connection';
import { appUpdate } from './update-store';

/** Notices about the program itself, in the frame of every page: no connection, or a new version. */
export function AppNotices() {
  const { offline } = useKitMessages();
  const { connection: connectionNow, checking } = useConnection();
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.snapshot);
  const hasUnsavedWork = useHasUnsavedWork();
  if (connectionNow === 'offline')
    return <OfflineNotice loading={checking} onTryAgain={() => void connection.check()} />;
  return (
    <>
      {connectionNow === 'back' && <VisuallyHidden>{offline.back}</VisuallyHidden>}
      {update !== 'none' && (
        <UpdateNotice
          held={update === 'held' && hasUnsavedWork}
          loading={update === 'activating'}
          onUpdate={() => void appUpdate.apply()}
          onLater={() => appUpdate.postpone()}
        />
      )}
    </>
  );
}
