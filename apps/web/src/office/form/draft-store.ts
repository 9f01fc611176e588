import { isDraftExpired, keepable, type Draft, type DraftFields } from './draft';

const DRAFTS = 'drafts';

/** The result of an IndexedDB request. @throws DOMException when the browser refuses */
const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

let opened: Promise<IDBDatabase> | undefined;

// Not in local storage, which is emptied at the end of a session (section 4): a draft has to outlive it.
function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open('school-drafts', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(DRAFTS, { keyPath: ['account', 'form'] });
    return resultOf(request);
  })();
  return opened;
}

const draftStore = async (mode: IDBTransactionMode) =>
  (await database()).transaction(DRAFTS, mode).objectStore(DRAFTS);

/** Removes the expired drafts of all accounts. */
async function sweep(now: Date): Promise<void> {
  const request = (await draftStore('readwrite')).openCursor();
  await new Promise<void>((resolve, reject) => {
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) {
        resolve();
        return;
      }
      if (isDraftExpired(cursor.value as Draft, now)) cursor.delete();
      cursor.continue();
    };
  });
}

/** Reads the draft of a form that this account, and no other, has on this PC. */
export async function readDraft(account: string, form: string, now: Date): Promise<Draft | undefined> {
  await sweep(now);
  const store = await draftStore('readonly');
  return (await resultOf(store.get([account, form]) as IDBRequest<Draft | undefined>)) ?? undefined;
}

/** Keeps the typed fields, except those that must not be on the PC; without any typed field there is no draft. */
export async function writeDraft(
  account: string,
  form: string,
  fields: DraftFields,
  savedAt: Date,
): Promise<void> {
  const storable = keepable(fields);
  if (Object.keys(storable).length === 0) {
    await removeDraft(account, form);
    return;
  }
  const draft: Draft = { account, form, savedAt, fields: storable };
  await resultOf((await draftStore('readwrite')).put(draft));
}

/** Removes all drafts of an account when it logs out, as nobody else is to find them on this PC (D87). */
export async function removeDraftsOf(account: string): Promise<void> {
  // The range covers every form of the account, as an array sorts after all strings in the order of keys.
  await resultOf((await draftStore('readwrite')).delete(IDBKeyRange.bound([account], [account, []])));
}

export async function removeDraft(account: string, form: string): Promise<void> {
  await resultOf((await draftStore('readwrite')).delete([account, form]));
}
