import {
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  Modal,
  PrintSheet,
  Row,
  Stack,
  useWarnBeforeUnload,
} from '@school/ui';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { HandedFamilyPassword as Handed } from '../../api/types';
import { PaperLanguageNote, usePaperLanguage } from '../paper/paper-language';
import { printPage } from '../paper/print-page';
import { useBranches } from '../paper/use-branches';
import { FamilySlips } from './family-slips';
import { Secret } from './family-slips.styles';
import { useFamilyAccessMessages } from './messages';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

export interface HandedFamilyPasswordProps {
  readonly handed: Handed;
  readonly onDone: () => void;
}

/** The password that the server made, this once: to be read out, or printed. Escape does not close it, as nobody is told it again. */
export function HandedFamilyPassword({ handed, onDone }: HandedFamilyPasswordProps) {
  const id = useId();
  const words = useFamilyAccessMessages();
  const languages = usePaperLanguage(handed.language);
  const branches = useBranches();
  useWarnBeforeUnload(true);
  const isReady = languages.isReady && !branches.isPending;
  return (
    <Modal open onClose={() => undefined} labelledBy={id}>
      <Content>
        <Stack>
          <Heading id={id} size="l">
            {words.handedFor(handed.name)}
          </Heading>
          <p>{words.handedText}</p>
          <DescriptionList>
            <DescriptionItem label={words.slip.studentID}>
              <Secret>{handed.studentID}</Secret>
            </DescriptionItem>
            <DescriptionItem label={words.slip.password}>
              <Secret>{handed.password}</Secret>
            </DescriptionItem>
          </DescriptionList>
          <PaperLanguageNote languages={languages} />
          <Row justify="end">
            <Button
              variant="secondary"
              disabled={!isReady}
              icon={<Printer aria-hidden="true" />}
              onClick={() => void printPage()}
            >
              {words.printSlip}
            </Button>
            <Button onClick={onDone}>{words.done}</Button>
          </Row>
        </Stack>
      </Content>
      {isReady && (
        <PrintSheet label={words.slip.title} onPaperOnly>
          <FamilySlips
            handed={[handed]}
            languages={languages}
            branches={branches.data ?? {}}
            address={window.location.origin}
          />
        </PrintSheet>
      )}
    </Modal>
  );
}
