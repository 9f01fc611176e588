import type { ExamSection } from '@school/domain';
import { Alert, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { AskBeforeLeaving } from '../form/leave-guard';
import type { FormDraft } from '../form/use-draft';
import { GridStatus, ProblemCells } from './grid-status';
import { MarksGrid } from './marks-grid';
import { useResultMessages } from './messages';
import type { MarksGrid as Shown } from './use-exams';
import { useMarksStore, type GridKind } from './use-marks-store';

export interface OpenGridProps {
  readonly kind: GridKind;
  readonly examSection: ExamSection;
  readonly grid: Shown;
  readonly title: string;
  readonly draft: Pick<FormDraft, 'found' | 'keep'>;
}

/** The grid of a section that is open for typing: marks are saved as they are typed, with their state shown around it (D64). */
export function OpenGrid({ kind, examSection, grid, title, draft }: OpenGridProps) {
  const words = useResultMessages();
  // The first reading is kept: from here on the store has what is typed, which a later reading would not include.
  const [firstGrid] = useState(grid);
  const [isRestored] = useState(draft.found !== undefined);
  const typed = useMarksStore(examSection, firstGrid, draft, kind);
  return (
    <Stack>
      <AskBeforeLeaving isUnsaved={typed.summary.isUnsaved} />
      {isRestored && <Alert tone="info">{words.typed[kind].restored}</Alert>}
      <GridStatus {...typed} kind={kind} />
      <MarksGrid grid={firstGrid} title={title} kind={kind} store={typed.store} />
      <ProblemCells {...typed} grid={firstGrid} />
      <Text>{words.typed[kind].keys}</Text>
    </Stack>
  );
}
