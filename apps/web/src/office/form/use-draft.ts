import { useEffect, useMemo, useState } from 'react';
import { logProblem } from '../../program/log-problem';
import { session, useSession } from '../../session/session';
import type { Draft, DraftFields } from './draft';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/** Logs a failure to store, so that the office works on without drafts in a browser that keeps nothing. */
const logFailure = (work: Promise<void>) =>
  work.catch(() => logProblem('a draft could not be kept on this PC'));

/** The values that this account has typed into a form on this PC and not saved. */
export interface FormDraft {
  readonly isPending: boolean;
  readonly found: Draft | undefined;
  /** Resolves when the fields are stored on this PC, or cannot be. */
  readonly keep: (fields: DraftFields) => Promise<void>;
  readonly drop: () => void;
}

/** The draft of a form. @param form the form's name; each form has one draft */
export function useDraft(form: string): FormDraft {
  const account = useSession().claims?.sub;
  const key = `${account ?? ''}/${form}`;
  const [lastRead, setLastRead] = useState<{ readonly key: string; readonly draft: Draft | undefined }>();
  useEffect(() => {
    if (account === undefined) return;
    let isWanted = true;
    const setIfWanted = (draft: Draft | undefined) => {
      if (isWanted) setLastRead({ key, draft });
    };
    readDraft(account, form, new Date()).then(setIfWanted, () => setIfWanted(undefined));
    return () => {
      isWanted = false;
    };
  }, [account, form, key]);
  const [draftCount, setDraftCount] = useState(0);
  const changes = useMemo(() => {
    // After its draft was dropped, a form must not keep its last keys any more.
    const state = { isDropped: false, time: draftCount };
    return {
      keep: async (fields: DraftFields) => {
        // An account that has logged out in another tab meanwhile leaves none of its last keys here (D87).
        const isHere = account !== undefined && session.snapshot().claims?.sub === account;
        if (isHere && !state.isDropped) await logFailure(writeDraft(account, form, fields, new Date()));
      },
      drop: () => {
        if (account === undefined) return;
        state.isDropped = true;
        setDraftCount((count) => count + 1);
        setLastRead({ key, draft: undefined });
        void logFailure(removeDraft(account, form));
      },
    };
  }, [account, form, key, draftCount]);
  return { isPending: account !== undefined && lastRead?.key !== key, found: lastRead?.draft, ...changes };
}
