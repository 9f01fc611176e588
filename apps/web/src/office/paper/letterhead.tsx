import { addressInLine, institutionName, phoneOnPaper, schoolCodes } from '@school/domain';
import { WholeParts } from '@school/ui';
import { Crest } from '@school/ui/school';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BranchDetails } from '../../api/types';
import { useInLanguage } from '../../messages/in-language';
import { useWords } from '../../messages/words';
import { useBranches } from './use-branches';

const Line = styled.header`
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

  > div {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  font-size: ${({ theme }) => theme.paper.title};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export interface LetterheadLineProps {
  /** The URL of the branch's logo; without one the school's crest is shown. */
  readonly logoUrl?: string | undefined;
  readonly children: ReactNode;
}

/** The line at the head of each paper: the logo, and the name of the school or branch. */
export function LetterheadLine({ logoUrl, children }: LetterheadLineProps) {
  return (
    <Line>
      {logoUrl === undefined ? <Crest size="m" /> : <img src={logoUrl} alt="" />}
      <div>{children}</div>
    </Line>
  );
}

/** The letterhead for papers of all branches, such as a day book, register or closing: the school and each branch's address. */
export function SchoolLetterhead() {
  const branches = useBranches().data;
  const say = useInLanguage();
  return (
    <LetterheadLine>
      <Name>{institutionName}</Name>
      {schoolCodes.map((code) => {
        const { name, nameHindi, address, phone } = branches?.[code] ?? {};
        if (name === undefined || address === undefined) return null;
        const parts = [say(name, nameHindi), addressInLine(address), ...(phone ? [phoneOnPaper(phone)] : [])];
        return (
          <p key={code}>
            <WholeParts parts={parts} />
          </p>
        );
      })}
    </LetterheadLine>
  );
}

export interface LetterheadProps extends Pick<LetterheadLineProps, 'logoUrl'> {
  readonly branch: Omit<BranchDetails, 'upiId' | 'changedBy' | 'changedAt'>;
}

/** The letterhead of a branch, with its details from Settings (D51). */
export function Letterhead({ branch, logoUrl }: LetterheadProps) {
  const { labels } = useWords();
  const say = useInLanguage();
  const numbers = (['affiliationNumber', 'phone'] as const).flatMap((name) => {
    const value = branch[name];
    if (value === undefined) return [];
    return [`${labels[name]} ${name === 'phone' ? phoneOnPaper(value) : value}`];
  });
  return (
    <LetterheadLine logoUrl={logoUrl}>
      <Name>{say(branch.name, branch.nameHindi)}</Name>
      {branch.address !== undefined && <p>{addressInLine(branch.address)}</p>}
      {numbers.length > 0 && (
        <p>
          <WholeParts parts={numbers} />
        </p>
      )}
    </LetterheadLine>
  );
}
