import { addressInLine, certificateEn, certificateHi, phoneOnPaper, type Certificate } from '@school/domain';
import { Heading } from '@school/ui';
import styled from 'styled-components';
import { LetterheadLine } from '../paper/letterhead';
import { Mark, Second, Title } from './certificate-sheet.styles';

const Centred = styled.div`
  text-align: center;
`;

const Name = styled.p`
  font-size: ${({ theme }) => theme.paper.name};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export interface SheetHeadProps {
  readonly certificate: Pick<Certificate, 'school' | 'form'>;
  readonly mark: CertificateMark | undefined;
  readonly logoUrl: string | undefined;
}

export type CertificateMark = keyof typeof certificateEn.paper.marks;

/** The branch's details on the day of issue, and the name of the certificate. */
export function SheetHead({ certificate: { school, form }, mark, logoUrl }: SheetHeadProps) {
  const [en, hi] = [certificateEn.paper, certificateHi.paper];
  const { name, nameHindi, address, affiliationNumber, phone } = school;
  const number = affiliationNumber === undefined ? '' : `, ${en.affiliationNumber} ${affiliationNumber}`;
  return (
    <>
      <LetterheadLine logoUrl={logoUrl}>
        <Centred>
          <Name>{name}</Name>
          {nameHindi !== undefined && <p lang="hi">{nameHindi}</p>}
          {address !== undefined && <p>{addressInLine(address)}</p>}
          {phone !== undefined && <p>{phoneOnPaper(phone)}</p>}
          <p>{`${en.affiliated[form]}${number}`}</p>
          <p lang="hi">
            <Second>{hi.affiliated[form]}</Second>
          </p>
        </Centred>
      </LetterheadLine>
      <Title>
        <div>
          <Heading size="l">{en.titles[form]}</Heading>
          <p lang="hi">{hi.titles[form]}</p>
        </div>
        {mark && (
          <Mark>
            {en.marks[mark]}
            <br />
            <span lang="hi">{hi.marks[mark]}</span>
          </Mark>
        )}
      </Title>
    </>
  );
}
