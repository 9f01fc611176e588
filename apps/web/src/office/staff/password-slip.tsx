import { DescriptionItem, DescriptionList, Heading, PrintSheet, Stack } from '@school/ui';
import styled from 'styled-components';
import { SchoolLetterhead } from '../paper/letterhead';
import { useWords } from '../../messages/words';
import { useStaffMessages } from './messages';

// In the letters of paper, whatever the look of the page around it: those of the dark one are nearly white.
const Slip = styled.div`
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
`;

/** Read off and typed: wide letters, and never broken. */
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
  /** Where the office is. */
  readonly address: string;
}

/** The paper that is handed to whom the account is for; on screen the dialog says the same. */
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
