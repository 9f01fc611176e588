import { useSyncExternalStore } from 'react';
import { ConnectionStore, type ConnectionState } from './connection-store';

/** An answer that takes longer than this is none, in milliseconds. */
const PATIENCE = 8_000;

/** What a proxy answers for a server that is away. */
const AWAY: readonly number[] = [502, 504];

async function reachServer(): Promise<boolean> {
  try {
    // HEAD: a body that nobody reads would keep the request open until the patience is over.
    const { status } = await fetch('/api/health', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return !AWAY.includes(status);
  } catch {
    return false;
  }
}

/** The connection of this tab to the office server. */
export const connection = new ConnectionStore(reachServer);

/** Asks the server whenever a call came back with a status that smells of a lost connection. */
export function noteCallStatus(status: number): void {
  if (status === 0 || AWAY.includes(status)) void connection.check();
}

// Hints only: on one PC the server is there without any network.
window.addEventListener('offline', () => void connection.check());
window.addEventListener('online', () => void connection.check());

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.snapshot);
