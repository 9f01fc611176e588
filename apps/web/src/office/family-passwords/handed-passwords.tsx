import { Alert, Button, PrintSheet, Row, Stack, useFocusNearBy } from '@school/ui';
import { useRef } from 'react';
import type { HandedFamilyPassword } from '../../api/types';
import { focusOnMount } from '../../screen/focus-on-mount';
import { Loading } from '../../screen/loading';
import { FamilySlips } from '../family-access/family-slips';
import { AskBeforeLeaving } from '../form/leave-guard';
import { usePaperMessages } from '../paper/messages';
import { PaperLanguageNote, usePaperLanguages } from '../paper/paper-language';
import { PrintButton } from '../paper/print-button';
import { useBranches } from '../paper/use-branches';
import { useFamilyPasswordsMessages } from './messages';

export interface HandedPasswordsProps {
  readonly handed: readonly HandedFamilyPassword[];
  readonly onDone: () => void;
}

/** The slips, shown this once: the page is not left by a slip of the hand, and never by a reload, without a question. */
export function HandedPasswords({ handed, onDone }: HandedPasswordsProps) {
  const words = useFamilyPasswordsMessages();
  const paper = usePaperMessages();
  const languages = usePaperLanguages(handed.map(({ language }) => language));
  const branches = useBranches();
  const isReady = languages.isReady && !branches.isPending;
  // Done with them, the clerk goes on to the next section.
  const slips = useRef<HTMLDivElement>(null);
  useFocusNearBy(slips);
  return (
    <Stack ref={slips}>
      <AskBeforeLeaving isUnsaved said={paper.leave} />
      <Alert tone="warning">{words.once}</Alert>
      <PaperLanguageNote languages={languages} />
      {isReady ? (
        <>
          <Row>
            <PrintButton ref={focusOnMount}>{words.print}</PrintButton>
            <Button variant="secondary" onClick={onDone}>
              {paper.done}
            </Button>
          </Row>
          <PrintSheet label={words.print}>
            <FamilySlips
              handed={handed}
              languages={languages}
              branches={branches.data ?? {}}
              address={window.location.origin}
            />
          </PrintSheet>
        </>
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
