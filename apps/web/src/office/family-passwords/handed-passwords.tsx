import { Alert, PrintSheet, Row, Stack } from '@school/ui';
import { useState } from 'react';
import type { HandedFamilyPassword } from '../../api/types';
import { useMessages } from '../../messages/messages';
import { focusOnMount } from '../../screen/focus-on-mount';
import { Loading } from '../../screen/loading';
import { FamilySlips } from '../family-access/family-slips';
import { DropButton } from '../form/cancel-button';
import { AskBeforeLeaving } from '../form/leave-guard';
import { usePaperMessages } from '../paper/messages';
import { PaperLanguageNote, usePaperLanguages } from '../paper/paper-language';
import { PrintButton } from '../paper/print-button';
import { printPage } from '../paper/print-page';
import { useBranches } from '../paper/use-branches';
import { useFamilyPasswordsMessages } from './messages';

export interface HandedPasswordsProps {
  readonly newPasswords: readonly HandedFamilyPassword[];
  readonly onDone: () => void;
}

/** The slips, shown only once: leaving the page asks first, and so does Done until they were printed. */
export function HandedPasswords({ newPasswords, onDone }: HandedPasswordsProps) {
  const words = useFamilyPasswordsMessages();
  const paper = usePaperMessages();
  const { leave } = useMessages();
  const [wasPrinted, setPrinted] = useState(false);
  const languages = usePaperLanguages(newPasswords.map(({ language }) => language));
  const branches = useBranches();
  const isReady = languages.isReady && !branches.isPending;
  return (
    <Stack>
      <AskBeforeLeaving isUnsaved words={paper.leave} />
      <Alert tone="warning">{words.once}</Alert>
      <PaperLanguageNote languages={languages} />
      {isReady ? (
        <>
          <Row>
            <PrintButton
              ref={focusOnMount}
              onClick={() => {
                setPrinted(true);
                void printPage();
              }}
            >
              {words.print}
            </PrintButton>
            <DropButton
              isLoss={!wasPrinted}
              words={{
                dropTitle: paper.leave.title,
                dropText: paper.leave.text,
                drop: words.unprinted,
                keepTyping: leave.cancel,
              }}
              onDrop={onDone}
            >
              {paper.done}
            </DropButton>
          </Row>
          <PrintSheet label={words.print}>
            <FamilySlips
              newPasswords={newPasswords}
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
