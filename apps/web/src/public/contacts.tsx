import { institutionName } from '@school/domain';
import { TextLink } from '@school/ui';
import { Crest } from '@school/ui/school';
import styled from 'styled-components';
import { useInLanguage } from '../messages/in-language';
import { PageLink } from '../screen/page-link';
import { Address, PhoneLinks } from './branch-cards';
import { usePageMessages } from './page-messages';
import { useReadySite } from './site';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.size.tile}), 1fr));
  gap: ${({ theme }) => theme.space.l};

  a {
    color: inherit;
  }

  strong,
  span {
    display: block;
  }

  span span {
    display: inline;
  }
`;

/** Where the school is and how it is reached, at the foot of its pages. */
export function Contacts() {
  const site = useReadySite();
  const { admissions } = usePageMessages();
  const say = useInLanguage();
  if (!site) return null;
  const { email, hours, hoursHindi } = site.contact ?? {};
  return (
    <Columns>
      <div>
        <Crest />
        <strong>{institutionName}</strong>
        {hours !== undefined && <span>{say(hours, hoursHindi)}</span>}
        {email !== undefined && (
          <p>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
        )}
        <p>
          <PageLink to="/admissions">{admissions.title}</PageLink>
        </p>
      </div>
      {site.branches
        .filter(({ address, phone }) => address !== undefined || phone !== undefined)
        .map(({ branchCode, name, nameHindi, address, phone }) => (
          <div key={branchCode}>
            <strong>{say(name, nameHindi)}</strong>
            {address !== undefined && <Address>{address}</Address>}
            {phone !== undefined && <PhoneLinks phone={phone} />}
          </div>
        ))}
    </Columns>
  );
}
