import { Alert, Button, ConfirmDialog, PrintSheet, Row, Stack, useWarnBeforeUnload } from '@school/ui';
import { useBlocker } from 'react-router-dom';
import type { HandedFamilyPassword } from '../../api/types';
import { focusOnMount } from '../../screen/focus-on-mount';
import { Loading } from '../../screen/loading';
import { FamilySlips } from '../family-access/family-slips';
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
  useWarnBeforeUnload(true);
  const step = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const isReady = languages.isReady && !branches.isPending;
  return (
    <Stack>
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
      <ConfirmDialog
        open={step.state === 'blocked'}
        title={words.leave.title}
        confirmLabel={words.leave.confirm}
        cancelLabel={words.leave.cancel}
        variant="danger"
        onConfirm={() => step.proceed?.()}
        onCancel={() => step.reset?.()}
      >
        {words.leave.text}
      </ConfirmDialog>
    </Stack>
  );
}
