import { schoolCodes } from '@school/domain';
import { Card, Grid } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../messages/words';
import { useSiteMessages } from './messages';

const Branch = styled(Card)`
  block-size: 100%;

  h2 {
    font-size: ${({ theme }) => theme.font.size.l};
  }

  strong {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

/** What each branch teaches, by the rules that the program has of it. */
export function BranchCards() {
  const { options } = useWords();
  const { branches } = useSiteMessages();
  return (
    <Grid columns={2}>
      {schoolCodes.map((code) => (
        <Branch key={code}>
          <h2>{options.branchCode[code]}</h2>
          <p>
            <strong>{branches[code].teaches}</strong>
          </p>
          <p>{branches[code].classes}</p>
        </Branch>
      ))}
    </Grid>
  );
}
