import { DescriptionItem, DescriptionList, Heading, PrintSheet, Stack } from '@school/ui';
import styled from 'styled-components';
import { SchoolLetterhead } from '../paper/letterhead';
import { useWords } from '../../messages/words';
import { useStaffMessages } from './messages';

// In the colours of paper, whatever the look of the page: the dark look's letters are nearly white.
const Slip = styled.div`
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
`;

/** Text to be read and typed: wide letters, never broken. */
export const Secret = styled.span`
  font-family: ui-monospace, monospace;
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  white-space: nowrap;
`;

export interface PasswordSlipProps {
  readonly fname: string;
  readonly username: string;
  readonly password: string;
  /** The address of the office. */
  readonly address: string;
}

/** The paper handed to the owner of the account; on screen the dialog says the same. */
export function PasswordSlip({ fname, username, password, address }: PasswordSlipProps) {
  const staff = useStaffMessages();
  const { labels } = useWords();
  return (
    <PrintSheet label={staff.slip} onPaperOnly>
      <Slip>
        <Stack>
          <SchoolLetterhead />
          <Heading size="l">{staff.slip}</Heading>
          <DescriptionList>
            <DescriptionItem label={labels.fname}>{fname}</DescriptionItem>
            <DescriptionItem label={staff.address}>{address}</DescriptionItem>
            <DescriptionItem label={labels.username}>
              <Secret>{username}</Secret>
            </DescriptionItem>
            <DescriptionItem label={labels.password}>
              <Secret>{password}</Secret>
            </DescriptionItem>
          </DescriptionList>
          <p>{staff.slipText}</p>
        </Stack>
      </Slip>
    </PrintSheet>
  );
}
