import { useSyncExternalStore } from 'react';
import { ConnectionStore, type ConnectionState } from './connection-store';

/** An answer that takes longer than this counts as none, in milliseconds. */
const PATIENCE = 8_000;

/** The statuses that a proxy answers for a server that is away. */
const AWAY_STATUSES: readonly number[] = [502, 504];

async function reachServer(): Promise<boolean> {
  try {
    // HEAD, because a body that nobody reads would keep the request open until it times out.
    const { status } = await fetch('/api/health', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return !AWAY_STATUSES.includes(status);
  } catch {
    return false;
  }
}

/** The connection of this tab to the office server. */
export const connection = new ConnectionStore(reachServer);

/** Checks the connection when a call ended with a status that suggests it is lost. */
export function noteCallStatus(status: number): void {
  if (status === 0 || AWAY_STATUSES.includes(status)) void connection.check();
}

// These events are only hints: on one PC the server is there without any network.
window.addEventListener('offline', () => void connection.check());
window.addEventListener('online', () => void connection.check());

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.snapshot);
