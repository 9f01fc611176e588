import { useEffect, useMemo, useState } from 'react';
import { logProblem } from '../../program/log-problem';
import { session, useSession } from '../../session/session';
import type { Draft, DraftFields } from './draft';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/** A browser that keeps nothing lets the office work on without drafts. */
const orWithout = (work: Promise<void>) =>
  work.catch(() => logProblem('a draft could not be kept on this PC'));

/** What this account has typed into a form and not saved, on this PC. */
export interface FormDraft {
  readonly isPending: boolean;
  readonly found: Draft | undefined;
  /** Ends when the fields are on this PC, or cannot be. */
  readonly keep: (fields: DraftFields) => Promise<void>;
  readonly drop: () => void;
}

/** @param form names the form: one draft for each */
export function useDraft(form: string): FormDraft {
  const account = useSession().claims?.sub;
  const key = `${account ?? ''}/${form}`;
  const [read, setRead] = useState<{ readonly key: string; readonly draft: Draft | undefined }>();
  useEffect(() => {
    if (account === undefined) return;
    let isWanted = true;
    const know = (draft: Draft | undefined) => {
      if (isWanted) setRead({ key, draft });
    };
    readDraft(account, form, new Date()).then(know, () => know(undefined));
    return () => {
      isWanted = false;
    };
  }, [account, form, key]);
  const [begun, setBegun] = useState(0);
  const changes = useMemo(() => {
    // A form that is over must not keep its last keys after it was dropped.
    const state = { isDropped: false, time: begun };
    return {
      keep: async (fields: DraftFields) => {
        // Who has logged out in another tab meanwhile leaves nothing of the last keys here (D87).
        const isHere = account !== undefined && session.snapshot().claims?.sub === account;
        if (isHere && !state.isDropped) await orWithout(writeDraft(account, form, fields, new Date()));
      },
      drop: () => {
        if (account === undefined) return;
        state.isDropped = true;
        setBegun((times) => times + 1);
        setRead({ key, draft: undefined });
        void orWithout(removeDraft(account, form));
      },
    };
  }, [account, form, key, begun]);
  return { isPending: account !== undefined && read?.key !== key, found: read?.draft, ...changes };
}
