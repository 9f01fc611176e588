import { useKitMessages } from '@school/ui';
import styled from 'styled-components';
import type { BranchDetails } from '../../api/types';
import { useWords } from '../../messages/words';

/** The line at the head of a paper: the logo, and whose paper it is. */
export const LetterheadLine = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.gap};
  border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};

  img {
    flex: none;
    inline-size: ${({ theme }) => theme.paper.logo};
    block-size: ${({ theme }) => theme.paper.logo};
    object-fit: contain;
  }
`;

const Head = styled(LetterheadLine)`
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-size: ${({ theme }) => theme.paper.title};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export interface LetterheadProps {
  readonly branch: Omit<BranchDetails, 'upiId' | 'changedBy' | 'changedAt'>;
  /** Where its logo is; without one the name stands alone. */
  readonly logoUrl?: string | undefined;
}

/** Whose paper it is: what a branch says of itself in Settings (D51). */
export function Letterhead({ branch, logoUrl }: LetterheadProps) {
  const { labels } = useWords();
  const { locale } = useKitMessages();
  const inHindi = locale.startsWith('hi') ? branch.nameHindi : undefined;
  const numbers = (['affiliationNumber', 'phone'] as const).flatMap((name) => {
    const value = branch[name];
    return value === undefined ? [] : [`${labels[name]} ${value}`];
  });
  return (
    <Head>
      {logoUrl !== undefined && <img src={logoUrl} alt="" />}
      <div>
        <Name>{inHindi ?? branch.name}</Name>
        {branch.address !== undefined && <p>{branch.address.split(/\s*\n\s*/).join(', ')}</p>}
        {numbers.length > 0 && <p>{numbers.join(' · ')}</p>}
      </div>
    </Head>
  );
}
