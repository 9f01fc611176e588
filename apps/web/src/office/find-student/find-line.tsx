import { Row } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled(Row)`
  align-items: flex-start;

  & > :first-child {
    flex: 1 1 ${({ theme }) => theme.size.column};
  }
`;

/** Lines the button up with the input, under the label's line. */
const Beside = styled.div`
  padding-block-start: ${({ theme }) => theme.space.l};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding-block-start: 0;
  }
`;

export interface FindLineProps {
  readonly button: ReactNode;
  /** The input. */
  readonly children: ReactNode;
}

/** A line with the input for one person and its button. */
export function FindLine({ button, children }: FindLineProps) {
  return (
    <Line>
      {children}
      <Beside>{button}</Beside>
    </Line>
  );
}
