import { DescriptionItem, DescriptionList, PrintSheet } from '@school/ui';
import type { HandedFamilyPassword as Handed } from '../../api/types';
import { useWords } from '../../messages/words';
import { PaperLanguageNote, usePaperLanguage } from '../paper/paper-language';
import { SlipDialog } from '../paper/slip-dialog';
import { useBranches } from '../paper/use-branches';
import { FamilySlips } from './family-slips';
import { Secret } from './family-slips.styles';
import { useFamilyAccessMessages } from './messages';

export interface HandedFamilyPasswordProps {
  readonly newPassword: Handed;
  readonly onDone: () => void;
}

/** The password of a family, to be read out or printed as a slip. */
export function HandedFamilyPassword({ newPassword, onDone }: HandedFamilyPasswordProps) {
  const words = useFamilyAccessMessages();
  const { labels } = useWords();
  const languages = usePaperLanguage(newPassword.language);
  const branches = useBranches();
  const isReady = languages.isReady && !branches.isPending;
  return (
    <SlipDialog
      title={words.handedFor(newPassword.name)}
      text={words.handedText}
      isReady={isReady}
      onDone={onDone}
    >
      <DescriptionList>
        <DescriptionItem label={labels.studentID}>
          <Secret>{newPassword.studentID}</Secret>
        </DescriptionItem>
        <DescriptionItem label={labels.password}>
          <Secret>{newPassword.password}</Secret>
        </DescriptionItem>
      </DescriptionList>
      <PaperLanguageNote languages={languages} />
      {isReady && (
        <PrintSheet label={words.slip.title} onPaperOnly>
          <FamilySlips
            newPasswords={[newPassword]}
            languages={languages}
            branches={branches.data ?? {}}
            address={window.location.origin}
          />
        </PrintSheet>
      )}
    </SlipDialog>
  );
}
