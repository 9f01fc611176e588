import { mapLink, phoneNumbers } from '@school/domain';
import { Card, Grid, TextLink } from '@school/ui';
import { MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { useSiteMessages } from './messages';

type Branch = PublicSite['branches'][number];

const BranchCard = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  align-content: start;

  h2,
  h3 {
    font-size: ${({ theme }) => theme.font.size.l};
  }

  strong {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

const Fact = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space.xs};
  align-items: start;
  overflow-wrap: anywhere;

  svg {
    margin-block-start: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.inkMuted};
  }
`;

/** Keeps the line breaks as typed. */
export const Address = styled.span`
  white-space: pre-line;
`;

/** The numbers of a phone entry; a tap dials a number. */
export function PhoneLinks({ phone }: { readonly phone: string }) {
  return (
    <span>
      {phoneNumbers(phone).map(({ shown, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <TextLink href={href}>{shown}</TextLink>
        </span>
      ))}
    </span>
  );
}

function WhereItIs({ branch }: { readonly branch: Branch }) {
  const { branches } = useSiteMessages();
  const { address, phone } = branch;
  const map = mapLink(branch);
  return (
    <>
      {address !== undefined && (
        <Fact>
          <MapPin aria-hidden="true" />
          <span>
            <Address>{address}</Address>
            {map !== undefined && (
              <>
                <br />
                <TextLink href={map} rel="noopener noreferrer" aria-label={branches.mapOf(branch.name)}>
                  {branches.map}
                </TextLink>
              </>
            )}
          </span>
        </Fact>
      )}
      {phone !== undefined && (
        <Fact>
          <Phone aria-hidden="true" />
          <PhoneLinks phone={phone} />
        </Fact>
      )}
    </>
  );
}

/** What each branch teaches, by the rules that the program has for it, and where it is, by the school details. */
export function BranchCards({ site, level = 2 }: { readonly site: PublicSite; readonly level?: 2 | 3 }) {
  const { branches } = useSiteMessages();
  const say = useInLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Grid columns={2}>
      {site.branches.map((branch) => (
        <BranchCard key={branch.branchCode}>
          <Heading>{say(branch.name, branch.nameHindi)}</Heading>
          <div>
            <p>
              <strong>{branches[branch.branchCode].teaches}</strong>
            </p>
            <p>{branches[branch.branchCode].classes}</p>
            {branch.affiliationNumber !== undefined && (
              <p>{branches.affiliation(branch.affiliationNumber)}</p>
            )}
          </div>
          <WhereItIs branch={branch} />
        </BranchCard>
      ))}
    </Grid>
  );
}
