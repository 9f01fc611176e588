import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer } from '../bson/values';
import { isAlive, processStart } from './alive';
import { metaKey } from './keys';
import { type Store, StoreStoppedError } from './store';

const ownerKey = metaKey('owner');

/** A store as long as this process owns it. */
export interface OwnedStore {
  /** The store; its transactions throw StoreStoppedError before any change once another process has taken it over. */
  store: Store;
  /** Gives the store up, unless another process has it already. */
  release: () => void;
}

/**
 * Makes this process the owner of a store. The check and the entry are one transaction of the store, which keeps out other
 * processes and ends with its process, so two starters cannot both find the folder free. An owner in another container may be
 * taken for dead, so the entry has a token, and each transaction checks first that it is still there.
 *
 * @returns the number of the process that owns it already, or the store when it is ours now
 */
export function claim(store: Store, startOf = processStart): number | OwnedStore {
  const start = startOf(process.pid) ?? '';
  const [pid, starter] = [integer(process.pid), integer(process.ppid)];
  const entry = encode(doc({ pid, start, starter, token: randomUUID() }));
  const owner = store.transaction(() => {
    const found = livingOwner(store, startOf);
    if (found === undefined) store.put(ownerKey, entry);
    return found;
  });
  return owner ?? guarded(store, () => store.get(ownerKey)?.equals(entry) === true);
}

function livingOwner(store: Pick<Store, 'get'>, startOf: typeof processStart): number | undefined {
  const owner = readOwner(store);
  if (owner?.pid === undefined || !isAlive(owner.pid)) return undefined;
  const start = startOf(owner.pid);
  // The number may belong to another process by now. If that is unclear, the process counts as the owner.
  return start === undefined || owner.start === start || owner.start === '' ? owner.pid : undefined;
}

function guarded(store: Store, isOurs: () => boolean): OwnedStore {
  let isChecked = false;
  const check = () => {
    if (!isChecked && !isOurs())
      throw new StoreStoppedError(
        'another program has taken the data folder over, so this one neither reads nor writes it any more; stop one of the two and start this one again',
      );
  };
  const transaction: Store['transaction'] = (change) =>
    store.transaction(() => {
      check();
      isChecked = true;
      try {
        return change();
      } finally {
        isChecked = false;
      }
    });
  const release = () =>
    store.transaction(() => {
      if (isOurs()) store.remove(ownerKey);
    });
  const range: Store['range'] = (bounds) => {
    check();
    return store.range(bounds);
  };
  const count: Store['count'] = (bounds) => {
    check();
    return store.count(bounds);
  };
  return { store: { ...store, range, count, transaction }, release };
}

/** Whether the process that started the owner is gone: then the owner is closing the store and will end. */
export function isOrphaned(store: Store): boolean {
  const starter = readOwner(store)?.starter;
  return starter !== undefined && !isAlive(starter);
}

function readOwner(store: Pick<Store, 'get'>) {
  const record = store.get(ownerKey);
  if (!record) return undefined;
  const owner = decode(record);
  return {
    pid: asInteger(owner.get('pid')),
    start: owner.get('start'),
    starter: asInteger(owner.get('starter')),
  };
}

/** The process number of the owner, as it is in the owner's container. */
export const ownerOf = (store: Store): number | undefined => readOwner(store)?.pid;

/** Whether a process listens on a socket; a socket left by a dead process accepts no connection. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
