import { accountLabel } from '@school/domain';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  Modal,
  Row,
  Stack,
  useWarnBeforeUnload,
} from '@school/ui';
import { Check, Copy, Printer } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { HandedPassword as Handed } from '../../api/types';
import { useWords } from '../../messages/words';
import { printPage } from '../paper/print-page';
import { useStaffMessages } from './messages';
import { PasswordSlip, Secret } from './password-slip';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

export interface HandedPasswordProps {
  readonly handed: Handed;
  readonly onDone: () => void;
}

/**
 * The password that the server made, this once: to be read, copied, or printed for whom it is for. Escape does not close it,
 * as nobody is told it again.
 */
export function HandedPassword({ handed, onDone }: HandedPasswordProps) {
  const id = useId();
  const staff = useStaffMessages();
  const { labels } = useWords();
  const secret = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState<string>();
  useWarnBeforeUnload(true);
  const { account, password } = handed;
  const { fname, username } = account;

  const copy = async () => {
    // On a plain http address of the school's network a page may not write there: then it is chosen, for Ctrl+C.
    const select = () => {
      if (secret.current) window.getSelection()?.selectAllChildren(secret.current);
      setCopied(staff.selected);
    };
    if (!window.isSecureContext) select();
    else await navigator.clipboard.writeText(password).then(() => setCopied(staff.copied), select);
  };

  return (
    <Modal open onClose={() => undefined} labelledBy={id}>
      <Content>
        <Stack>
          <Heading id={id} size="l">
            {staff.handedFor(accountLabel(fname, username))}
          </Heading>
          <p>{staff.handedText}</p>
          <DescriptionList>
            <DescriptionItem label={labels.username}>
              <Secret>{username}</Secret>
            </DescriptionItem>
            <DescriptionItem label={labels.password}>
              <Secret ref={secret}>{password}</Secret>
            </DescriptionItem>
          </DescriptionList>
          <p role="status">{copied}</p>
          <Row justify="end">
            <Button
              variant="secondary"
              icon={copied === staff.copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              onClick={() => void copy()}
            >
              {staff.copy}
            </Button>
            <Button
              variant="secondary"
              icon={<Printer aria-hidden="true" />}
              onClick={() => void printPage()}
            >
              {staff.printSlip}
            </Button>
            <Button onClick={onDone}>{staff.handedDone}</Button>
          </Row>
        </Stack>
      </Content>
      <PasswordSlip fname={fname} username={username} password={password} address={window.location.origin} />
    </Modal>
  );
}
