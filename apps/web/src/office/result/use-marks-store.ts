import { readMark, readRemark, sentenceOf, type ExamSection } from '@school/domain';
import { useUnsavedWork } from '@school/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../messages/words';
import { useStillSignedIn } from '../../session/session';
import type { FormDraft } from '../form/use-draft';
import { MarksStore, type GridSummary } from './marks-store';
import { sendMarks, sendRemarks, type MarksGrid } from './use-exams';

/** The kinds of grids: how their texts are read and sent, and the field that a rule names. */
const kinds = {
  marks: { send: sendMarks, read: readMark, field: 'mark' },
  remarks: { send: sendRemarks, read: readRemark, field: 'remark' },
} as const;

export type GridKind = keyof typeof kinds;

export interface TypedGrid {
  readonly store: MarksStore;
  readonly summary: GridSummary;
}

/**
 * The store of a grid's typed marks while the grid is shown: it restores what this PC kept, sends waiting marks when the office
 * can be reached again, and loses nothing when the page is left.
 */
export function useMarksStore(
  examSection: ExamSection,
  { students, exam, mayType }: MarksGrid,
  draft: Pick<FormDraft, 'found' | 'keep'>,
  kind: GridKind,
): TypedGrid {
  const words = useWords();
  const { send, read, field } = kinds[kind];
  const isStillSignedIn = useStillSignedIn();
  const [store] = useState(() => {
    const marks = students.flatMap(({ studentID, cells }) => cells.map((cell) => ({ studentID, ...cell })));
    const subjects = exam.subjects.filter(({ key }) => mayType.includes(key));
    const newStore = new MarksStore({ students, subjects }, marks, {
      // If somebody else has signed in, waiting marks stay on this PC for the account that typed them.
      send: async (cells) =>
        isStillSignedIn() ? send(examSection, cells) : { ok: false, isAway: true, message: '' },
      keep: draft.keep,
      read,
      say: (rule) => sentenceOf(words, field, rule),
    });
    if (draft.found) newStore.restore(draft.found.fields);
    return newStore;
  });
  const summary = useSyncExternalStore(store.subscribe, store.summary);
  useUnsavedWork(summary.isUnsaved);
  useEffect(() => {
    const keepNow = () => void store.keepNow();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      store.close();
    };
  }, [store]);
  return { store, summary };
}
