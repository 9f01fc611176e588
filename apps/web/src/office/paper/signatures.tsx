import styled from 'styled-components';

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xl};
  margin-block-start: ${({ theme }) => theme.paper.signing};
  /* On no page alone. */
  break-before: avoid;
  break-inside: avoid;

  p {
    padding-block-start: ${({ theme }) => theme.space.xxs};
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;

/** Lines for signatures at the end of a paper. @param signers the person to sign on each line, from the left */
export const Signatures = ({ signers }: { readonly signers: readonly string[] }) => (
  <Lines>
    {signers.map((signatory) => (
      <p key={signatory}>{signatory}</p>
    ))}
  </Lines>
);
