import styled from 'styled-components';

/** A box around things that belong together. Screen readers do not announce it, so give it a heading. */
export const Card = styled.div`
  min-inline-size: 0;
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding: ${({ theme }) => theme.space.m};
  }
`;
