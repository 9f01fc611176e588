import { Card, Grid, PageHeader, Stack } from '@school/ui';
import { Phone } from 'lucide-react';
import styled from 'styled-components';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { SiteText } from '../site-text/site-text';
import { BranchCards, PhoneLinks } from './branch-cards';
import { FeesSection } from './fees-section';
import { usePageMessages } from './page-messages';
import { Hero } from './public.styles';
import { usePageTitle } from './use-page-title';
import { WithSite } from './with-site';

const Numbers = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.l};
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;

/** The person to call about admissions, or, if nobody is named, the branches with their own phones. */
function WhomToCall({ site }: { readonly site: PublicSite }) {
  const { admissions: words } = usePageMessages();
  const say = useInLanguage();
  const { admissions, branches } = site;
  if (admissions)
    return (
      <>
        <p>{say(admissions.whom, admissions.whomHindi)}</p>
        <Numbers>
          <Phone aria-hidden="true" />
          <PhoneLinks phone={admissions.phone} />
        </Numbers>
        {admissions.hours !== undefined && <p>{say(admissions.hours, admissions.hoursHindi)}</p>}
      </>
    );
  const reachable = branches.filter(({ phone }) => phone !== undefined);
  if (reachable.length === 0) return <p>{words.comeIn}</p>;
  return reachable.map(({ branchCode, name, nameHindi, phone = '' }) => (
    <div key={branchCode}>
      <p>{say(name, nameHindi)}</p>
      <Numbers>
        <Phone aria-hidden="true" />
        <PhoneLinks phone={phone} />
      </Numbers>
    </div>
  ));
}

/** The page for parents who seek admission: whom to call, what to bring, what it costs, where the school is (D93). */
export function AdmissionsPage() {
  const { admissions: words } = usePageMessages();
  const say = useInLanguage();
  usePageTitle(words.title, words.text);
  return (
    <WithSite>
      {(site) => {
        const { bring, bringHindi, body, bodyHindi } = site.admissions ?? {};
        const items = bring === undefined ? words.usual : say(bring, bringHindi).split('\n');
        return (
          <Stack gap="xl">
            <Hero>
              <PageHeader title={words.title} description={words.text} />
            </Hero>
            <Grid columns={2}>
              <Card>
                <Stack gap="s">
                  <h2>{words.call}</h2>
                  <WhomToCall site={site} />
                </Stack>
              </Card>
              <Card>
                <Stack gap="s">
                  <h2>{words.bring}</h2>
                  <List>
                    {items
                      .filter((item) => item.trim() !== '')
                      .map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                  </List>
                </Stack>
              </Card>
            </Grid>
            {body !== undefined && <SiteText text={say(body, bodyHindi)} />}
            <FeesSection site={site} />
            <Stack as="section" gap="s">
              <h2>{words.where}</h2>
              <BranchCards site={site} level={3} />
            </Stack>
          </Stack>
        );
      }}
    </WithSite>
  );
}
